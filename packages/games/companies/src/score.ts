import { finalPoints } from './rules/final.js';
import { pointsOf, sumOf } from './rules/points.js';
import type { State } from './state.js';

/** How well each seat stands: what a scoring now would give, or what the last one gave. */
export function scores(state: State): readonly number[] {
  const isOver = state.phase === 'over';
  return state.players.map((_, seat) => (isOver ? sumOf(finalPoints(state, seat)) : pointsOf(state, seat)));
}
