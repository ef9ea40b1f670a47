import type { View } from '@roadstead/port-royal';
import { WEIGHT_ROWS } from './weight-rows.js';
import type { Weights } from './weights.js';

/** The influence that ends Under way! as a game of its own. */
export const UNDER_WAY_GOAL = 8;

/** The row for the kind of table that a view shows: what is worth how much depends most on how the game is won. */
export function weightsFor(view: View): Weights {
  if (view.timePile !== undefined) return WEIGHT_ROWS.together;
  if (view.contracts !== undefined) return WEIGHT_ROWS.contracts;
  if (view.goal === UNDER_WAY_GOAL) return WEIGHT_ROWS.underWay;
  return view.end === 'expedition' ? WEIGHT_ROWS.expedition : WEIGHT_ROWS.base;
}
