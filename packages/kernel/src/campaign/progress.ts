import type { AnyGame, OptionValues, Progress } from '../contract.js';
import { rulesFor, type TableRequest } from '../logbook/open.js';
import type { GameRecord } from '../logbook/record.js';
import { copyOf } from '../plain.js';
import type { AskedTable } from './campaign.js';

/** What a record says of a table before anything was done at it. */
type Beginning = Pick<GameRecord, 'game' | 'rules' | 'seats' | 'options'>;

/** The name of the option that says where a campaign stands; undefined in a game without campaigns. */
export function progressName(game: Pick<AnyGame, 'options'>): string | undefined {
  return game.options.find(({ kind }) => kind === 'progress')?.name;
}

/** What people choose anew, with the progress that is not theirs to choose. */
export function withProgressOf(game: AnyGame, before: OptionValues, chosen: OptionValues): OptionValues {
  const name = progressName(game);
  return name === undefined ? chosen : { ...chosen, [name]: before[name] ?? null };
}

/** Where a campaign stands that begins with this table; null for a table that stands for itself. */
export function firstProgress(newest: AnyGame, record: Beginning): Progress | null {
  const game = rulesFor(newest, record);
  return copyOf(game.campaign?.first(record.seats, withProgressOf(game, {}, record.options)) ?? null);
}

/** Where the campaign stood as this table began; null for a table that stands for itself. */
export function progressOf(newest: AnyGame, record: Beginning): Progress | null {
  const name = progressName(rulesFor(newest, record));
  const given = name === undefined ? null : record.options[name];
  return (given as Progress | null | undefined) ?? firstProgress(newest, record);
}

/** Where the campaign stands after a finished game, by the rules of that game; null where there is none. */
export function progressAfter(newest: AnyGame, record: GameRecord): Progress | null {
  const before = progressOf(newest, record);
  if (before === null || record.result === undefined) return null;
  return copyOf(rulesFor(newest, record).campaign?.after(before, record) ?? null);
}

/** What a table is set up with where these options say how its campaign stands; what was asked for where they do not. */
export function campaignTable(game: AnyGame, asked: AskedTable): TableRequest {
  const progress = asked.options[progressName(game) ?? ''] as Progress | null | undefined;
  return game.campaign === undefined || progress == null ? asked : game.campaign.table(progress, asked);
}

/** What the table after a finished one is set up with; null where nothing follows. */
export function nextTable(
  game: AnyGame,
  record: GameRecord,
  asked: AskedTable = { seats: record.seats, options: record.options },
): TableRequest | null {
  const progress = progressAfter(game, record);
  if (progress === null || game.campaign === undefined || game.campaign.isOver(progress)) return null;
  const follows = { kind: 'campaign', of: record.commitment, n: numberOf(record) + 1 } as const;
  const options = { ...asked.options, [progressName(game)!]: progress };
  return { ...campaignTable(game, { seats: asked.seats, options }), follows };
}

/** The number of a record in its campaign. */
export function numberOf({ follows }: Pick<GameRecord, 'follows'>): number {
  return follows?.kind === 'campaign' ? follows.n : 1;
}

/** How a campaign stands at a table: as it began there, or what the finished game has led to. */
export interface CampaignStand {
  readonly progress: Progress;
  /** Nothing follows any more. */
  readonly isOver: boolean;
}

/** Null for a table that stands for itself. */
export function campaignStand(game: AnyGame, record: GameRecord): CampaignStand | null {
  const progress = record.result === undefined ? progressOf(game, record) : progressAfter(game, record);
  return progress === null ? null : { progress, isOver: game.campaign?.isOver(progress) ?? true };
}
