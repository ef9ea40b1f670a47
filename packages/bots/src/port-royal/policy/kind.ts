import type { View } from '@roadstead/port-royal';
import { isTeam } from '../adventure/time.js';
import { isTogether } from '../contracts.js';
import { WEIGHT_ROWS } from './weight-rows.js';
import type { Weights } from './weights.js';

/** The row for the kind of table that a view shows: what is worth how much depends most on how the game is won. */
export function weightsFor(view: View): Weights {
  if (view.chapter !== undefined) return isTeam(view) ? WEIGHT_ROWS.chapterTogether : WEIGHT_ROWS.chapter;
  if (isTogether(view)) return WEIGHT_ROWS.together;
  if (view.options.box === 'unterwegs') return WEIGHT_ROWS.underWay;
  if (view.end === 'expedition') return WEIGHT_ROWS.expedition;
  return view.players.length === 2 ? WEIGHT_ROWS.two : WEIGHT_ROWS.base;
}
