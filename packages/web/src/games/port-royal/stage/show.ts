import type { Seat, Uid } from '@roadstead/kernel';
import type { CardRef } from '@roadstead/port-royal';
import type { ShownBeat } from '../../stage.js';
import type { ChapterShow } from '../adventure/stage/show.js';

/** How a beat looks at this table. */
export type Show =
  /** A card arrives. `clash`: the ships of one colour, where it is the second. */
  | { readonly kind: 'lands'; readonly clash: readonly Uid[] }
  /** The sign of a bust: by which ship, how much is lost, and the swords that it would have taken and that there were. */
  | {
      readonly kind: 'bust';
      readonly seat: Seat;
      readonly clash: readonly Uid[];
      readonly ship: CardRef;
      readonly lost: number;
      /** Null for a ship that nobody can repel, and missing where it could have been repelled. */
      readonly needed?: number | null;
      readonly had: number;
    }
  | { readonly kind: 'falls' }
  | { readonly kind: 'repelled' }
  /** A tax increase lies on the table. */
  | { readonly kind: 'tax'; readonly card: CardRef }
  /** A card is about to go to whoever takes it. */
  | { readonly kind: 'chosen'; readonly uid: Uid; readonly seat: Seat }
  | { readonly kind: 'taken'; readonly uid: Uid; readonly seat: Seat }
  /** A contract is met, or a step towards it. */
  | { readonly kind: 'contract'; readonly id: string; readonly seat: Seat }
  /** Something to be read: phase 2 begins, the last round. */
  | { readonly kind: 'said' }
  | { readonly kind: 'turn' | 'nothing' | 'income' | 'cleared' | 'over' }
  | ChapterShow;

/** How the beat that is shown looks; null where none is. */
export const showOf = (beat: ShownBeat | null): Show | null => (beat?.show as Show | undefined) ?? null;
