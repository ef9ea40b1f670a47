import type { Seat } from '@roadstead/kernel';
import type { CardRef } from '../events.js';
import { ADVENTURE_COIN_REASONS, type AdventureEndReason, type AdventureEvent } from './adventure/events.js';

/** Why coins came or went, with the boxes. */
export const BOX_COIN_REASONS = [
  'viceAdmiral', // income of persons as a turn in phase 2 begins
  'gunner',
  'gift', // from the ship that somebody else took
  'contract', // for fulfilling it
  'ransom', // paid
  ...ADVENTURE_COIN_REASONS,
] as const;
export type BoxCoinReason = (typeof BOX_COIN_REASONS)[number];

/** How a game ends with the boxes: every contract is fulfilled, or the time pile is empty. */
export type BoxEndReason = 'contracts' | 'time' | AdventureEndReason;

export type BoxEvent =
  /** A traded ship slides under a wholesaler, for 1 influence. */
  | ({ readonly type: 'tucked'; readonly seat: Seat; readonly under: CardRef } & CardRef)
  /** A gambler is used; the cards he turns up follow. */
  | ({ readonly type: 'gambled'; readonly seat: Seat } & CardRef)
  /** Clerks allow further cards to be taken. */
  | { readonly type: 'further'; readonly seat: Seat; readonly n: number }
  /** The contracts that lie open. */
  | { readonly type: 'contracts'; readonly contracts: readonly string[] }
  | ContractFulfilled
  /** A task that must be met more than once has been met: the cube goes to a field. */
  | { readonly type: 'progress'; readonly seat: Seat; readonly contract: string; readonly field: number }
  | { readonly type: 'declined'; readonly seat: Seat; readonly contract: string }
  /** A repelled ship is kept for a contract, or a ship of the harbour for what it carries. */
  | ({ readonly type: 'kept'; readonly seat: Seat } & CardRef)
  /** The time pile of a co-operative game, and the cards put aside unasked before the first turn. */
  | { readonly type: 'timePile'; readonly n: number; readonly points: number }
  /** Cards of the time pile become points: some, or none, before the first turn; after a tax, one, or it stays. */
  | { readonly type: 'setAside'; readonly seat: Seat; readonly cards: number; readonly points: number }
  | { readonly type: 'keepTime'; readonly seat: Seat; readonly points: number }
  | AdventureEvent;

export interface ContractFulfilled {
  readonly type: 'fulfilled';
  readonly seat: Seat;
  readonly contract: string;
  readonly coins: number;
  /** What it adds to the seat's influence. */
  readonly influence: number;
  /** Ships kept for it that are now discarded. */
  readonly discarded: readonly CardRef[];
}
