/**
 * The contract between the rules of a game and everybody who uses them. A game is one object of type `Game`; bots, the
 * terminal, the server and the page know it through this contract alone.
 */

import type { GameCampaign } from './campaign/campaign.js';

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** A whole number from 0 to `bound` - 1, all equally likely. */
export interface Random {
  int(bound: number): number;
}

/** Where rules get chance from. They also say here that something hidden came to light: undo stops at both. */
export interface Chance extends Random {
  revealed(): void;
}

/** Every action and event is plain JSON data with a verb or a fact as its `type`. */
export interface Typed {
  readonly type: string;
}

/**
 * Tells an event. Without `only` it is for everybody; with it, for those seats, while all others (spectators too) are
 * told `others`, or nothing. Rules call it as `tell?.(…)`, so that no event is built when nobody listens.
 */
export type Tell<E> = (event: E, only?: readonly Seat[], others?: E) => void;

/** Where a campaign stands: plain JSON, read by the game alone. */
export type Progress = Readonly<Record<string, unknown>>;

export type OptionValue = string | number | readonly string[] | Progress | null;

/** An option of a table, declared as data: lobby, command line and bots read the same list. */
export type OptionSpec = (
  | { readonly name: string; readonly kind: 'one'; readonly values: readonly string[]; readonly default: string }
  | {
      readonly name: string;
      readonly kind: 'some';
      readonly values: readonly string[];
      readonly default: readonly string[];
    }
  | {
      readonly name: string;
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      /** What may be chosen instead of a number. */
      readonly values?: readonly string[];
      readonly default: number | string;
    }
  /** Where the table's campaign stood as it began. Nobody is asked for it: it comes from the tables before. */
  | { readonly name: string; readonly kind: 'progress'; readonly default: null }
) & {
  /**
   * The options, itself maybe included, that this one belongs to: where it and all of them are as usual, a table says
   * nothing of it. So a game can be given more options, and tables without them stay as they were.
   */
  readonly partOf?: readonly string[];
};

export type OptionValues = Readonly<Record<string, OptionValue>>;

/** What a table is set up with. */
export interface TableSetup<O = OptionValues> {
  readonly seats: number;
  readonly options: O;
  /** The seat that starts; drawn by chance when missing. */
  readonly start?: Seat;
  /** A position built by hand (`stack`, `hands` …): names and shapes are the game's own. */
  readonly byHand?: Readonly<Record<string, unknown>>;
}

/** What the next reveal can be, by what a seat knows: ids with their weights. A game may add its own figures. */
export interface Odds {
  readonly total: number;
  readonly weights: Readonly<Record<string, number>>;
}

export interface Ranked {
  readonly seat: Seat;
  /** 1 is best; tied seats share a place. */
  readonly place: number;
}

export interface Result {
  readonly winners: readonly Seat[];
  /** Best first, each with the reasons that the game adds (influence, coins …). */
  readonly ranking: readonly Ranked[];
  /** Present where all win or lose together, and says whether they did. */
  readonly won?: boolean;
}

export interface Game<S, A extends Typed, E extends Typed, V, O extends OptionValues = OptionValues> {
  readonly id: string;
  /** Version of the rules, stamped into every record. */
  readonly rules: number;
  /** Versions of these rules that were played by before: records of theirs go by them for ever. */
  readonly earlier?: readonly Game<S, A, E, V, O>[];
  readonly players: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  /** The types of action in the order in which `legal` groups them. */
  readonly actionTypes: readonly A['type'][];

  /** One sentence why this combination cannot be played, or null. */
  refuses(setup: TableSetup<O>): string | null;
  /** The first state. May throw a `Refusal` for a position by hand that cannot be. */
  setup(setup: TableSetup<O>, chance: Chance, tell?: Tell<E>): S;
  clone(state: S): S;

  /**
   * The seats that owe a decision now; several at once for simultaneous choices; empty when the game is over. Bots and
   * simulations make simultaneous choices in the order of seats: nobody gains by it as long as views, lists and odds tell
   * nothing of what others have laid.
   */
  toAct(state: S): readonly Seat[];
  /** Every legal action of a seat in `toAct`, in a stable order and never empty; empty for any other seat. */
  legal(state: S, seat: Seat): readonly A[];
  /** Carries out a legal action. Only the kernel calls this, after checking: everybody else calls `act`. */
  resolve(state: S, seat: Seat, action: A, chance: Chance, tell?: Tell<E>): void;
  /** True where a seat with a single legal action is asked all the same, since not asking would betray a secret. */
  asksAnyway?(state: S, seat: Seat): boolean;

  /**
   * What a seat, or a spectator (null), may see: its own type, built field by field. In every game it also has `options`,
   * as the table was made with them, and `start`, the seat that starts.
   */
  view(state: S, seat: Seat | null): V;
  /** A random full state that this seat could be in. */
  redeal(state: S, seat: Seat | null, random: Random): S;
  /** What the next reveal can be, by what this seat knows; missing where nothing is revealed by chance. */
  odds?(state: S, seat: Seat | null): Odds;
  /** How well each seat stands, for search: any scale, more is better. */
  score(state: S): readonly number[];
  /** The ranking with reasons when the game is over, else null. */
  result(state: S): Result | null;

  /** How one table leads to the next; missing where each stands for itself. */
  readonly campaign?: GameCampaign;

  /** Names of all things that must never be lost or doubled (cards, coins, cubes …), for the harness. */
  inventory(state: S): readonly (string | number)[];
}

/** A game whose types do not matter to the one who holds it. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where the types of all games meet
export type AnyGame = Game<any, any, any, any, any>;
