import type { Seat } from '@roadstead/kernel';
import type { EventOf, FightView, Figure, PileName } from '@roadstead/sword-and-skull';
import type { ShownBeat } from '../../stage.js';

/** How a beat looks at this table. */
export type Show =
  | { readonly kind: 'turn'; readonly seat: Seat }
  /** Dice thrown on the table, or in a fight. */
  | {
      readonly kind: 'dice';
      readonly seat: Seat;
      readonly dice: readonly number[];
      readonly why: EventOf<'rolled'>['why'];
    }
  | { readonly kind: 'reroll'; readonly seat: Seat; readonly was: number; readonly die: number }
  /** Space by space, beginning where it stood. */
  | {
      readonly kind: 'walk';
      readonly seat: Seat;
      readonly figure: Figure;
      readonly from: string;
      readonly path: readonly string[];
    }
  /** In an arc to where it is put or sent. */
  | {
      readonly kind: 'jump';
      readonly seat: Seat;
      readonly figure: Figure;
      readonly from: string;
      readonly to: string;
      readonly why: EventOf<'sent'>['why'] | null;
    }
  | { readonly kind: 'gold' }
  /** A card lies large in the middle. */
  | { readonly kind: 'card'; readonly seat: Seat; readonly card: string; readonly isPlayed: boolean }
  /** A card goes to its owner, from another or from its pile. */
  | { readonly kind: 'gets'; readonly seat: Seat; readonly card: string; readonly from: Seat | null }
  | { readonly kind: 'sold'; readonly seat: Seat; readonly card: string; readonly gold: number }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'auction'; readonly item: string }
  | { readonly kind: 'bid'; readonly seat: Seat; readonly gold: number }
  /** Nobody wants what is put up for auction. */
  | { readonly kind: 'unsold' }
  /** An empty chest fills the others. */
  | { readonly kind: 'filled' }
  | { readonly kind: 'spied' | 'buried'; readonly seat: Seat }
  | { readonly kind: 'fight' }
  /** The fight as it lies while its result is looked at. */
  | {
      readonly kind: 'result';
      readonly fight: FightView;
      readonly winner: 0 | 1;
      readonly totals: readonly [number, number];
    }
  | { readonly kind: 'bonus'; readonly seat: Seat; readonly loser: Seat }
  | { readonly kind: 'debt'; readonly seat: Seat; readonly owed: number; readonly bank: number }
  /** The ransom is rolled: the ladder climbs to its rung. */
  | { readonly kind: 'price'; readonly seat: Seat; readonly gold: number; readonly die: number | null }
  | { readonly kind: 'shuffle'; readonly pile: PileName }
  | { readonly kind: 'closed' | 'over' };

/** How the beat that is shown looks; null where none is. */
export const showOf = (beat: ShownBeat | null): Show | null => (beat?.show as Show | undefined) ?? null;
