import type { Random } from '@roadstead/kernel';
import type { Action, View } from '@roadstead/port-royal';
import { prospectOf, roughlyUnseen } from './policy/discover.js';
import { weightsFor } from './policy/kind.js';
import { isClash, weighedTakes } from './policy/policy.js';
import { factsOf } from './policy/seat.js';
import { outlookOf } from './policy/worth.js';

/** Beyond this chance of a bust nobody goes on, however greedy. */
const FOOLHARDY = 0.5;
/** Of what may be taken, a beginner wavers between so many; what is worse than this many coins is never among it. */
const WAVERS = 3;
const THROWN_AWAY = -1.5;

/**
 * A mistake that a person would make: one card too many (greed) or too few (fear), the second or third best card, a ship
 * sent away for nothing, an expedition overlooked. Null where only senseless moves are left beside the best.
 */
export function slip(view: View, seat: number, legal: readonly Action[], random: Random): Action | null {
  switch (view.phase) {
    case 'discover':
      return greedOrFear(view, seat, legal);
    case 'repel':
      return isClash(view) ? null : (legal.find(({ type }) => type === 'repel') ?? null);
    case 'trade':
      return nearMiss(view, seat, legal, random);
    default:
      return null;
  }
}

/** The other one of going on and stopping, unless it would be mad: to stop where nothing is worth taking, or to bust most likely. */
function greedOrFear(view: View, seat: number, legal: readonly Action[]): Action | null {
  const goOn = legal.find(({ type }) => type === 'discover');
  const stop = legal.find(({ type }) => type === 'stop');
  if (goOn === undefined || stop === undefined) return null;
  const weights = weightsFor(view);
  const { now, next, bust } = prospectOf(outlookOf(view, seat, factsOf(view, seat), weights), roughlyUnseen(view));
  if (next > now + weights.caution) return now > 0 && view.harbour.length > 0 ? stop : null;
  return bust < FOOLHARDY ? goOn : null;
}

/** One of the better cards, or none, where the best of them is not worth much. */
function nearMiss(view: View, seat: number, legal: readonly Action[], random: Random): Action | null {
  const takes = weighedTakes(view, seat, legal, weightsFor(view)).filter(({ worth }) => worth > THROWN_AWAY);
  const among: Action[] = takes.slice(0, WAVERS).map(({ action }) => action);
  const pass = legal.find(({ type }) => type === 'pass');
  if (pass !== undefined && among.length < WAVERS) among.push(pass);
  return among.length === 0 ? null : among[random.int(among.length)]!;
}
