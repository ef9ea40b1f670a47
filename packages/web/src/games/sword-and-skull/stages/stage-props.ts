import type { Language } from '@roadstead/kernel';
import type { SeatName } from '../../../table/model.js';
import type { StageScene } from '../../stage.js';
import type { Question } from '../play/question.js';
import type { Stand } from '../play/standing.js';

/** What every part of a stage is told. */
export interface StageProps {
  readonly stand: Stand;
  readonly scene: StageScene;
  readonly language: Language;
  readonly name: SeatName;
  /** The address of a picture by its name: "crew CW-A", "figure 2 pirate", "king". */
  readonly pictureOf: (name: PictureName) => string;
  readonly question: Question | null;
  /** The key of the choice that is chosen. */
  readonly chosen: string | null;
  readonly choose: (key: string) => void;
  /** Chances are an aid that can be put away. */
  readonly showsOdds: boolean;
}

/** As the faces of this table name them. */
export type PictureName =
  | `figure ${number} ${'officer' | 'pirate'}`
  | `${'crew' | 'item' | 'fortune' | 'enemy'} ${string}`
  | 'mate'
  | 'king';

/** A card of any sort, by the sort and its id. */
export function pictureName(id: string): PictureName {
  if (id.includes('-')) return `crew ${id}`;
  if (id.startsWith('I')) return `item ${id}`;
  return id.startsWith('F') ? `fortune ${id}` : `enemy ${id}`;
}
