import type { AnyGame, Language, Odds, Random, Seat, Typed } from '@roadstead/kernel';

/** All that a bot gets to decide by: what its seat may see, what it may do, and a chance of its own. */
export interface Decision<V, A> {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly legal: readonly A[];
  /** Built only when asked for. */
  view(): V;
  /** Only in a game that has them. */
  odds(): Odds;
  /** A random full state that this seat could be in: what search plays on from. */
  redeal(random: Random): unknown;
  readonly random: Random;
}

/** How long a bot may think. With `iterations` alone its choice depends on nothing but the decision and its chance. */
export interface Budget {
  readonly iterations?: number;
  readonly ms?: number;
  /** Asked again and again: true ends the thinking, with the best choice so far. */
  cancelled?(): boolean;
}

/** What a bot expects of an action. */
export interface Estimate<A> {
  readonly action: A;
  /** The share of wins expected, from 0 to 1, and its standard error. */
  readonly win: number;
  readonly error: number;
  /** How far it is behind the action chosen, over the same deals, with the standard error of that; missing if none was. */
  readonly behind?: { readonly win: number; readonly error: number };
}

export interface BotChoice<A> {
  readonly action: A;
  /** One sentence that a player would accept as the reason. */
  why(language: Language): string;
  /** The actions weighed against each other, best first; missing where a bot does not search. */
  readonly estimates?: readonly Estimate<A>[];
}

export interface Bot<V, A> {
  choose(decision: Decision<V, A>, budget?: Budget): BotChoice<A>;
}

/** The decision that a seat of a table faces, for a bot: nothing of the state itself gets through. */
export function decisionOf<S>(
  game: AnyGame,
  state: S,
  seat: Seat,
  random: Random,
  legal: readonly Typed[] = game.legal(state, seat),
) {
  return {
    game,
    seat,
    legal,
    view: () => game.view(state, seat),
    odds: () => game.odds!(state, seat),
    redeal: (chance: Random) => game.redeal(state, seat, chance),
    random,
  };
}
