import type { Action, ActionOf, View } from '@roadstead/companies';
import { strategyNumber } from '@roadstead/companies';
import type { Random, Seat } from '@roadstead/kernel';
import { type Outlook, outlookOf } from './facts.js';
import { strategyShares } from './fights.js';
import { goodStarts } from './start.js';
import type { Weights } from './weights.js';
import { worthOf } from './worth.js';

/** Parts in which a share is drawn. */
const PARTS = 1000;

/** Decides by worth; a strategy is drawn by its share, so that nobody can answer it beforehand, and so is where to begin. */
export function decide(view: View, seat: Seat, legal: readonly Action[], weights: Weights, random: Random): Action {
  if (legal.length === 1) return legal[0]!;
  const outlook = outlookOf(view, seat, weights);
  switch (legal[0]!.type) {
    case 'card':
      return drawn(outlook, legal, random);
    case 'start': {
      const good = goodStarts(outlook, legal as readonly ActionOf<'start'>[]);
      return good[random.int(good.length)]!;
    }
    default:
      return bestIn(outlook, legal);
  }
}

function bestIn(outlook: Outlook, legal: readonly Action[]): Action {
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

function drawn(outlook: Outlook, legal: readonly Action[], random: Random): Action {
  const shares = strategyShares(outlook);
  let left = random.int(PARTS) / PARTS;
  for (const action of legal) {
    if (action.type !== 'card') continue;
    left -= shares.find(({ card }) => card === strategyNumber(action.card))?.share ?? 0;
    if (left < 0) return action;
  }
  return legal[0]!;
}

/** All answers with their worth, the best first. */
export function weighed(view: View, seat: Seat, legal: readonly Action[], weights: Weights) {
  const outlook = outlookOf(view, seat, weights);
  return legal.map((action) => ({ action, worth: worthOf(outlook, action) })).sort((a, b) => b.worth - a.worth);
}
