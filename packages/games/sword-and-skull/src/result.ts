import type { Ranked, Result, Seat } from '@roadstead/kernel';
import { FIGURES, type Figure } from './board/figures.js';
import type { State } from './state.js';

export interface Placing extends Ranked {
  /** How the winner won, and with which figure; missing for all others. */
  readonly by?: 'ransom' | 'fight';
  readonly figure?: Figure;
}

export interface SkullResult extends Result {
  readonly winners: readonly Seat[];
  readonly ranking: readonly Placing[];
}

/** SS-E3: one winner; the others share the second place. */
export function resultOf(state: State): SkullResult | null {
  const { won } = state;
  if (won === null) return null;
  const others = state.players.flatMap((_, seat): Placing[] => (seat === won.seat ? [] : [{ seat, place: 2 }]));
  return {
    winners: [won.seat],
    ranking: [{ seat: won.seat, place: 1, by: won.by, figure: FIGURES[won.figure]! }, ...others],
  };
}
