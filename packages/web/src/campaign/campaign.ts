import {
  type CampaignFile,
  campaignFile,
  type GameRecord,
  type Progress,
  type Sitter,
  type ToldPart,
} from '@roadstead/kernel';
import { toldName } from './voyage.js';

/** A table of a campaign: where it is played, and where it can be looked at when it is over. */
export interface Part {
  readonly id: string;
  readonly crew: readonly Sitter[];
  /** Null as long as others keep it secret. */
  readonly record: GameRecord | null;
  readonly isOver: boolean;
  readonly address: string;
  readonly replay: string | null;
}

/** A campaign, wherever it is kept: on this device or on a server. */
export interface Campaign {
  readonly game: string;
  /** The first to the last. */
  readonly parts: readonly Part[];
  /** How it stands now. */
  readonly progress: Progress;
  readonly isOver: boolean;
  /** Whoever sits down can be chosen here; online it is done at the table. */
  readonly isLocal: boolean;
}

/** What can be told: all that is over, and what is under way as far as it is known. */
export function toldParts({ parts }: Campaign): readonly ToldPart[] {
  return parts.flatMap(({ record, crew }) => (record === null ? [] : [{ record, names: crew.map(toldName) }]));
}

/** The table that is being played, or gathers; null between two of them. */
export function openPart({ parts }: Campaign): Part | null {
  const last = parts.at(-1);
  return last === undefined || last.isOver ? null : last;
}

/** All that is over, and what is under way where this device keeps it, to be taken along. */
export function fileOfCampaign({ game, parts }: Campaign): CampaignFile {
  const known = parts.filter(({ record }) => record !== null);
  return campaignFile(
    game,
    known.map(({ record }) => record!),
    known.map(({ crew }) => crew),
  );
}
