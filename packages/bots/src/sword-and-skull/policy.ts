import type { Seat } from '@roadstead/kernel';
import type { Action, View } from '@roadstead/sword-and-skull';
import { outlookOf } from './outlook.js';
import type { Weights } from './weights.js';
import { worthOf } from './worth.js';

/** Decides by worth: fast enough to play whole games on in thought. */
export function decide(view: View, seat: Seat, legal: readonly Action[], weights: Weights): Action {
  if (legal.length === 1) return legal[0]!;
  const outlook = outlookOf(view, seat, weights);
  let best = legal[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    const worth = worthOf(outlook, action);
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  return best;
}

/** So many of the best answers, the best first. */
export function bestOf(
  view: View,
  seat: Seat,
  legal: readonly Action[],
  weights: Weights,
  count: number,
): readonly Action[] {
  const outlook = outlookOf(view, seat, weights);
  const weighed = legal.map((action) => ({ action, worth: worthOf(outlook, action) }));
  return weighed
    .sort((a, b) => b.worth - a.worth)
    .slice(0, count)
    .map(({ action }) => action);
}
