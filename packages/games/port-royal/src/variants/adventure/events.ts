import type { Seat } from '@roadstead/kernel';
import type { CardRef } from '../../events.js';

/** Why coins came or went, in the adventure. */
export const ADVENTURE_COIN_REASONS = [
  'event', // brought by the event of the turn
  'audience', // paid for a crown
  'share', // handed out before the first turn, after chapters that were lost
  'mission', // for being the first to fulfil it, or given up for it
  'character', // the ability of a character
  'sold', // a ship sold by an innkeeper
  'boughtOff', // paid for a cube at a month's end
] as const;
export type AdventureCoinReason = (typeof ADVENTURE_COIN_REASONS)[number];

/** How a chapter ends: an hourglass leads to card 9, which says whether all have won. */
export type AdventureEndReason = 'card9';

export type AdventureEvent =
  | { readonly type: 'character'; readonly seat: Seat; readonly character: string }
  /** The event of the turn, or a month's end. */
  | { readonly type: 'event'; readonly seat: Seat; readonly event: string }
  /** A story card: its mission is laid out, and so many new cards are shuffled into the draw pile. */
  | { readonly type: 'story'; readonly mission: string; readonly newCards: number }
  /** A new month begins; `added`: whether the event pile has grown by one. */
  | { readonly type: 'month'; readonly month: number; readonly added: boolean }
  /** Crowns gained, or given up (n < 0). */
  | { readonly type: 'crowns'; readonly seat: Seat; readonly n: number; readonly why: CrownReason }
  | MissionFulfilled
  /** A mission that must be met twice has been met once: the cube goes to the upper field. */
  | { readonly type: 'step'; readonly seat: Seat; readonly mission: string }
  /** The first cube has left: the ability of the character works from now on. */
  | { readonly type: 'ability'; readonly seat: Seat }
  /** The second cube has left: the trophy is uncovered. */
  | { readonly type: 'trophy'; readonly seat: Seat }
  | { readonly type: 'boughtOff'; readonly seat: Seat; readonly n: number }
  | ({ readonly type: 'sold'; readonly seat: Seat; readonly coins: number } & CardRef)
  /** Cards are looked at; only the seat that looks is told which. */
  | { readonly type: 'looked'; readonly seat: Seat; readonly n: number; readonly cards?: readonly CardRef[] }
  /** One card goes back on top, which only that seat is told; the others are discarded. */
  | {
      readonly type: 'putBack';
      readonly seat: Seat;
      readonly discarded: readonly CardRef[];
      readonly top?: CardRef;
    }
  /** A question is answered with no: about a mission on the spot, or something that could be paid or sold. */
  | { readonly type: 'refused'; readonly seat: Seat; readonly what: 'audience' | 'buyOff' | 'sell' }
  | { readonly type: 'missionDeclined'; readonly seat: Seat; readonly mission: string };

/** What crowns are for. */
export const CROWN_REASONS = [
  'mission', // shown below a mission, or for being the first; given up for it (n < 0)
  'cube', // under a cube of the character
  'audience',
  'ship', // traded for a crown
  'character', // the ability of a character
  'innkeeper',
] as const;
export type CrownReason = (typeof CROWN_REASONS)[number];

/** A mission fulfilled: what is given up, and what it brings, is told after it. */
export interface MissionFulfilled {
  readonly type: 'fulfilled';
  readonly seat: Seat;
  readonly mission: string;
  readonly isFirst: boolean;
  /** Ships that were given for it. */
  readonly discarded: readonly CardRef[];
}
