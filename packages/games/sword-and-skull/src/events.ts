import type { Seat } from '@roadstead/kernel';
import type { Figure } from './board/figures.js';
import type { FightView } from './fight-view.js';
import type { SkullResult } from './result.js';

/** Why gold changed hands: the type of a space, the id of a fortune card, or what happened. */
export const GOLD_REASONS = [
  'castle',
  'dock',
  'chest',
  'settlement',
  'bridge_of_tears',
  'tax_collector',
  'idol',
  'thieves_den',
  'treasure_trove',
  'buried_treasure',
  'enemy', // the reward for beating one
  'bonus', // of a won fight between players
  'auction',
  'sale', // an item sold to the bank
  'debt', // what the bank adds for a creditor
  'ransom',
  'F06',
  'F09',
  'F10',
  'F11',
] as const;
export type GoldReason = (typeof GOLD_REASONS)[number];

/** Where gold comes from or goes to, besides the seat that the event is about; a chest by the id of its space. */
export type Purse = Seat | string;

export const ROLL_REASONS = [
  'move',
  'fight',
  'idol',
  'lava_tubes',
  'quicksand',
  'geyser',
  'thieves_den',
  'buried_treasure',
  'lair',
] as const;
export type RollReason = (typeof ROLL_REASONS)[number];

/** Why a figure was sent somewhere. */
export const SENT_REASONS = ['quicksand', 'idol', 'geyser', 'mate', 'king', 'debt', 'F12'] as const;
export type SentReason = (typeof SENT_REASONS)[number];

export const ITEM_REASONS = ['auction', 'enemy', 'F06', 'F16'] as const;
export type ItemReason = (typeof ITEM_REASONS)[number];

export type PileName = 'enemy' | 'item' | 'fortune';

/** What happened, in small facts, in the order in which it happened. */
export type Event =
  | { readonly type: 'turn'; readonly seat: Seat; readonly round: number }
  /** Every roll; in a fight the attacker's die and the foe's. */
  | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: readonly number[]; readonly why: RollReason }
  /** Quick Thinking. */
  | { readonly type: 'rerolled'; readonly seat: Seat; readonly die: number }
  /** The spaces walked onto; a fork begins a new event. */
  | { readonly type: 'moved'; readonly seat: Seat; readonly figure: Figure; readonly path: readonly string[] }
  | { readonly type: 'placed'; readonly seat: Seat; readonly figure: Figure; readonly to: string }
  | {
      readonly type: 'sent';
      readonly seat: Seat;
      readonly figure: Figure;
      readonly to: string;
      readonly why: SentReason;
    }
  /** One for every transfer of a player's gold: the seat gets it `from`, or pays it `to`. */
  | {
      readonly type: 'gold';
      readonly seat: Seat;
      readonly n: number;
      readonly why: GoldReason;
      readonly from?: Purse;
      readonly to?: Purse;
    }
  /** `from`: the seat that loses the card; null where it came from its stack. */
  | { readonly type: 'recruited'; readonly seat: Seat; readonly crew: string; readonly from: Seat | null }
  /** Fortune cards drawn together; `cards`, those for the hand, are told to that seat alone. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly n: number; readonly cards?: readonly string[] }
  /** An at-once card drawn, or an enemy turned up. */
  | { readonly type: 'revealed'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: string }
  /** `from`: the seat that it was bought from. */
  | {
      readonly type: 'item';
      readonly seat: Seat;
      readonly item: string;
      readonly why: ItemReason;
      readonly from?: Seat;
    }
  | { readonly type: 'sold'; readonly seat: Seat; readonly item: string; readonly n: number }
  | { readonly type: 'auction'; readonly item: string }
  | { readonly type: 'bid'; readonly seat: Seat; readonly gold: number }
  /** A look through the spyglass; `card` is told to that seat alone. */
  | { readonly type: 'spied'; readonly seat: Seat; readonly card?: string }
  | { readonly type: 'buried'; readonly seat: Seat }
  | ({ readonly type: 'fight' } & FightView)
  /** `winner`: 0 the attacker, 1 the foe; `totals`: Might, die and what was added, of each. */
  | ({ readonly type: 'result'; readonly winner: 0 | 1; readonly totals: readonly [number, number] } & Sides)
  | {
      readonly type: 'bonus';
      readonly seat: Seat;
      readonly take: 'gold' | 'crew' | 'nothing';
      readonly loser: Seat;
    }
  /** A debt is settled; `bank`: what the bank paid of it. */
  | { readonly type: 'debt'; readonly seat: Seat; readonly owed: number; readonly bank: number }
  /** What the Pirate King asks for. */
  | { readonly type: 'price'; readonly seat: Seat; readonly gold: number }
  | { readonly type: 'reshuffled'; readonly pile: PileName }
  | ({ readonly type: 'over' } & SkullResult);

/** Who fought, so that a result can be told by itself. */
export interface Sides {
  readonly attacker: Seat;
  readonly figure: Figure;
  readonly foe: FightView['foe'];
  readonly seat?: Seat;
  readonly foeFigure?: Figure;
  readonly card?: string;
}

export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
