import type { AnyGame, Language, Odds, Random, Seat } from '@roadstead/kernel';

/** All that a bot gets to decide by: what its seat may see, what it may do, and a chance of its own. */
export interface Decision<V, A> {
  readonly seat: Seat;
  readonly legal: readonly A[];
  /** Built only when asked for. */
  view(): V;
  odds(): Odds;
  readonly random: Random;
}

export interface Choice<A> {
  readonly action: A;
  /** One sentence that a player would accept as the reason. */
  why(language: Language): string;
}

export interface Bot<V, A> {
  choose(decision: Decision<V, A>): Choice<A>;
}

/** The decision that a seat of a table faces, for a bot: nothing of the state itself gets through. */
export function decisionOf<S>(game: AnyGame, state: S, seat: Seat, random: Random) {
  return {
    seat,
    legal: game.legal(state, seat),
    view: () => game.view(state, seat),
    odds: () => game.odds(state, seat),
    random,
  };
}
