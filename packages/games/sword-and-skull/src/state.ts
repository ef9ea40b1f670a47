import type { Seat } from '@roadstead/kernel';
import type { GoldReason, ItemReason } from './events.js';
import type { Foe } from './fight-view.js';

const PHASES = ['turn', 'move', 'event', 'fights', 'end', 'over'] as const;
export type Phase = (typeof PHASES)[number];

// Figures, spaces and cards are places in their lists, so that a state is arrays of small numbers.

export interface Player {
  gold: number;
  /** Where officer and pirate stand. */
  at: number[];
  /** How many cards of each kind of crew, and how many in all. */
  crew: number[];
  crewCount: number;
  items: number[];
  /** Fortune cards that lie open for the rest of the game. */
  table: number[];
  /** Fortune cards held secretly; and of each, how often the pile had been shuffled when it was drawn. */
  hand: number[];
  drawnAfter: number[];
  /** What crew, items and table cards add up to: the Might of officer and pirate, and gold symbols. */
  might: number[];
  symbols: number;
}

/** Face down, the top last; and face up, oldest first. */
export interface Pile {
  cards: number[];
  discards: number[];
}

export interface Fight {
  readonly attacker: Seat;
  readonly figure: number;
  readonly foe: Foe;
  /** A player's figure as the foe; -1 where it is none. */
  readonly seat: Seat;
  readonly foeFigure: number;
  /** The enemy, or -1; and its reward. */
  readonly card: number;
  readonly gold: number;
  readonly items: number;
  readonly fortune: number;
  /** In pairs the attacker comes first. */
  readonly might: readonly number[];
  dice: readonly number[] | null;
  plus: readonly number[];
  /** The window for cards: who is next in it, and how many have passed in a row. */
  when: 'before' | 'after';
  side: number;
  passes: number;
}

interface Auction {
  readonly item: number;
  high: number;
  /** Whose bid that is; null before the first. */
  seat: Seat | null;
  /** How many have had their chance. */
  asked: number;
}

export interface Debt {
  readonly seat: Seat;
  readonly figure: number;
  readonly owed: number;
  readonly why: GoldReason;
  /** What each creditor gets, in the order of payment. */
  readonly to: readonly { readonly purse: Seat | 'trove'; readonly n: number }[];
}

/** What somebody is asked. */
export type Question = { readonly seat: Seat } & (
  | { readonly kind: 'turn' | 'place' | 'first' | 'bid' | 'squall' | 'debt' | 'end' }
  | { readonly kind: 'move'; readonly by: number }
  | { readonly kind: 'fork'; readonly figure: number; readonly left: number }
  | { readonly kind: 'recruit'; readonly kinds: readonly number[] }
  | { readonly kind: 'bridge'; readonly figure: number; readonly seats: readonly Seat[] }
  | { readonly kind: 'spy' | 'order'; readonly figure: number }
  | { readonly kind: 'lair'; readonly figure: number; readonly price: number }
  | { readonly kind: 'limit'; readonly side: number }
  /** Each foe is a seat and a figure. */
  | { readonly kind: 'attack'; readonly figure: number; readonly foes: readonly (readonly [Seat, number])[] }
  | { readonly kind: 'window'; readonly when: 'before' | 'after'; readonly side: number }
  /** The figure is the loser's. */
  | { readonly kind: 'bonus'; readonly loser: Seat; readonly figure: number }
);
export type QuestionOf<K extends Question['kind']> = Question & { readonly kind: K };

/** What is still to be done in this turn: plain data, so that a table can be saved in the middle of it. */
export type Step =
  | { readonly do: 'walk'; readonly figure: number; readonly left: number }
  /** On doubles, which figure's space comes first. */
  | { readonly do: 'first' }
  /** The space on which a figure stands; with `at`, only if it still stands there (SS-R7). */
  | { readonly do: 'space'; readonly figure: number; readonly at?: number }
  | { readonly do: 'fights'; readonly figure: number }
  | { readonly do: 'dues'; readonly figure: number }
  | { readonly do: 'item'; readonly why: ItemReason }
  | { readonly do: 'draw'; readonly n: number; readonly figure: number }
  | { readonly do: 'atOnce'; readonly figure: number }
  | { readonly do: 'den'; readonly figure: number }
  | { readonly do: 'begin' | 'beforeRolling' | 'bids' | 'end' };

/** The whole truth about a table, secrets included: plain JSON data. */
export interface State {
  start: Seat;
  active: Seat;
  /** From 1. */
  turn: number;
  phase: Phase;
  players: Player[];
  /** The gold on each chest, in the order of `CHESTS`. */
  chests: number[];
  trove: number;
  /** What the bank has taken in, less what it paid: it never runs dry (SS-E2). */
  bank: number;
  /** Crew cards left in each stack. */
  crew: number[];
  enemies: Pile;
  items: Pile;
  fortune: Pile;
  /** How often the fortune pile was shuffled anew: cards drawn before are none of those in it now. */
  shuffles: number;
  /** Who put each of the lowest enemies there after a look through the spyglass, the lowest first. */
  buried: Seat[];
  /** The last roll of this turn outside fights. */
  dice: readonly number[] | null;
  /** Coming results of dice in a position by hand, the next last. */
  stackedDice: number[];
  /** Whether a spyglass was used in this turn. */
  spied: boolean;
  /** Figures that the figure at hand has fought: seat × 2 + figure. */
  fought: number[];
  /** At-once cards drawn and not yet done. */
  waiting: number[];
  auction: Auction | null;
  fight: Fight | null;
  debt: Debt | null;
  /** The next step is the last. */
  agenda: Step[];
  asking: Question | null;
  won: { readonly seat: Seat; readonly figure: number; readonly by: 'ransom' | 'fight' } | null;
}

/** Steps, questions and the winner are never changed once they are there, so copies may share them. */
export function clone(state: State): State {
  return {
    start: state.start,
    active: state.active,
    turn: state.turn,
    phase: state.phase,
    players: state.players.map(clonePlayer),
    chests: state.chests.slice(),
    trove: state.trove,
    bank: state.bank,
    crew: state.crew.slice(),
    enemies: clonePile(state.enemies),
    items: clonePile(state.items),
    fortune: clonePile(state.fortune),
    shuffles: state.shuffles,
    buried: state.buried.slice(),
    dice: state.dice,
    stackedDice: state.stackedDice.slice(),
    spied: state.spied,
    fought: state.fought.slice(),
    waiting: state.waiting.slice(),
    auction: state.auction === null ? null : { ...state.auction },
    fight: state.fight === null ? null : { ...state.fight },
    debt: state.debt,
    agenda: state.agenda.slice(),
    asking: state.asking,
    won: state.won,
  };
}

function clonePlayer(player: Player): Player {
  return {
    gold: player.gold,
    at: player.at.slice(),
    crew: player.crew.slice(),
    crewCount: player.crewCount,
    items: player.items.slice(),
    table: player.table.slice(),
    hand: player.hand.slice(),
    drawnAfter: player.drawnAfter.slice(),
    might: player.might.slice(),
    symbols: player.symbols,
  };
}

function clonePile({ cards, discards }: Pile): Pile {
  return { cards: cards.slice(), discards: discards.slice() };
}

export function nextSeat(state: State, seat: Seat): Seat {
  return seat + 1 < state.players.length ? seat + 1 : 0;
}

/** SS-R22: from 1; a round is as many turns as there are players. */
export function roundOf(state: State): number {
  return Math.floor((state.turn - 1) / state.players.length) + 1;
}
