import type { Seat, Uid } from '@roadstead/kernel';
import type { PortRoyalResult } from './result.js';
import type { BoxCoinReason, BoxEndReason, BoxEvent } from './variants/events.js';

/** A card that everybody can see. */
export interface CardRef {
  readonly card: string;
  readonly uid: Uid;
  /** The ships under a wholesaler. */
  readonly ships?: readonly CardRef[];
}

/** Why coins came or went. Paying moves coins to the discard pile, where their fronts come to light. */
export const COIN_REASONS = [
  'start', // everybody's first coins
  'ship', // a traded ship, its traders included
  'expedition',
  'admiral', // income of persons as a turn in phase 2 begins …
  'jester',
  'bust', // … and of jesters at a bust
  'taxBonus',
  'hire', // paid for a person
  'tax', // given up
] as const;
export type CoinReason = (typeof COIN_REASONS)[number] | BoxCoinReason;

/** How a game ends: enough influence, or no card left that could be turned up; or as a box says. */
export type EndReason = 'influence' | 'noCards' | BoxEndReason;

/** What happened, in small facts: enough to tell the story and to follow the game without looking at the view. */
export type Event =
  /** The table is set up; `laidOut` are the expeditions that lie open from the start. */
  | { readonly type: 'started'; readonly seat: Seat; readonly laidOut: readonly CardRef[] }
  | { readonly type: 'turn'; readonly seat: Seat; readonly round: number }
  /** `revealed`: a ship that the active seat may repel, to be decided; `discard`: a ship that is lost at once. */
  | ({
      readonly type: 'turnedUp';
      readonly seat: Seat;
      readonly to: 'harbour' | 'expeditions' | 'tax' | 'revealed' | 'discard';
    } & CardRef)
  | ({ readonly type: 'repelled'; readonly seat: Seat } & CardRef)
  /** A ship that could have been repelled is let in. */
  | ({ readonly type: 'admitted'; readonly seat: Seat } & CardRef)
  /** The second ship of a colour, and all that went to the discard pile, this ship last. */
  | ({ readonly type: 'bust'; readonly seat: Seat; readonly discarded: readonly CardRef[] } & CardRef)
  /**
   * Who pays, and who gets the bonus. Where payers decide on a contract in between, it is told in two parts, each as it
   * happens: first the payers, with nobody named for the bonus, and later, with `late`, the bonus without payers.
   */
  | {
      readonly type: 'tax';
      readonly card: string;
      readonly payers: readonly { readonly seat: Seat; readonly n: number }[];
      readonly bonus: {
        readonly to: 'mostSwords' | 'leastInfluence';
        readonly seats: readonly Seat[];
        readonly n: number;
      };
      readonly late?: true;
    }
  /** Phase 2 begins. `noCards`: nothing was left to turn up. */
  | {
      readonly type: 'stopped';
      readonly seat: Seat;
      readonly colours: number;
      readonly picks: number;
      readonly noCards: boolean;
    }
  /** Every gain (n > 0) and payment (n < 0) of coins but the fee; `cards`: the fronts of coins now on the discard pile. */
  | {
      readonly type: 'coins';
      readonly seat: Seat;
      readonly n: number;
      readonly why: CoinReason;
      readonly cards: readonly CardRef[];
    }
  | { readonly type: 'fee'; readonly seat: Seat; readonly to: Seat; readonly n: number }
  | ({ readonly type: 'traded'; readonly seat: Seat; readonly coins: number } & CardRef)
  | ({ readonly type: 'hired'; readonly seat: Seat; readonly cost: number } & CardRef)
  | ({
      readonly type: 'claimed';
      readonly seat: Seat;
      readonly with: readonly CardRef[];
      readonly coins: number;
    } & CardRef)
  /** A seat takes no more, though the harbour still holds cards and it was allowed to; `took`: what it had taken. */
  | { readonly type: 'passed'; readonly seat: Seat; readonly took: number }
  /** What nobody took goes to the discard pile. */
  | { readonly type: 'cleared'; readonly cards: readonly CardRef[] }
  /** The discard pile became the new draw pile. */
  | { readonly type: 'reshuffled'; readonly n: number }
  | { readonly type: 'endTriggered'; readonly seat: Seat; readonly influence: number }
  | ({ readonly type: 'over'; readonly why: EndReason } & PortRoyalResult)
  | BoxEvent;

export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
