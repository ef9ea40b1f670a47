import type { Seat } from '@roadstead/kernel';
import type { State } from '../state.js';
import { boxesOf } from './box.js';

/** What a player's persons add up to, together with what boxes give him besides. */

export function swordsOf(state: State, seat: Seat): number {
  const { swords } = state.players[seat]!.totals;
  if (state.boxes.length === 0) return swords;
  return boxesOf(state).reduce((sum, box) => sum + (box.swords?.(state, seat) ?? 0), swords);
}

/** PR-D3: those that the active player repels with. */
export function repellingSwords(state: State): number {
  const swords = swordsOf(state, state.active);
  if (state.boxes.length === 0) return swords;
  return boxesOf(state).reduce((sum, box) => sum + (box.repellingSwords?.(state) ?? 0), swords);
}

/** PR-P8; below 0 where persons cost more. */
export function discountOf(state: State, seat: Seat): number {
  const { discount } = state.players[seat]!.totals;
  if (state.boxes.length === 0) return discount;
  return boxesOf(state).reduce((sum, box) => sum + (box.discount?.(state, seat) ?? 0), discount);
}
