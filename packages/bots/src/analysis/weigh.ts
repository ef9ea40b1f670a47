import { FastRandom, legalAction, type Typed } from '@roadstead/kernel';
import type { Budget, Decision, Estimate } from '../bot.js';
import { now } from '../clock.js';
import { skillFor } from '../learnt.js';
import { admiralFor } from '../levels.js';
import { differences, measure } from '../search/measure.js';
import { playOn } from '../search/playout.js';

/** Two actions against each other. */
export interface Weighed {
  readonly one: Estimate<Typed>;
  readonly other: Estimate<Typed>;
  /** How much better the first is, in chances to win, and the standard error of that. */
  readonly lead: number;
  readonly error: number;
}

/**
 * Plays both on in thought over the same deals and the same luck, as the admiral does. What they have in common drops
 * out of the difference, so that it is known far better than either of them.
 */
export function weigh(decision: Decision<unknown, Typed>, first: Typed, second: Typed, budget: Budget): Weighed {
  const one = legalAction([decision], decision.seat, first);
  const other = legalAction([decision], decision.seat, second);
  const skill = skillFor(decision.game.id);
  const style = admiralFor(decision.game.id);
  const ones: number[] = [];
  const others: number[] = [];
  const rounds = budget.iterations ?? (budget.ms === undefined ? style.iterations : Number.POSITIVE_INFINITY);
  const until = budget.ms === undefined ? Number.POSITIVE_INFINITY : now() + budget.ms;
  const luck = decision.random.int(2 ** 31);
  for (let round = 0; round < rounds && now() <= until && !budget.cancelled?.(); round++) {
    const dealt = decision.redeal(new FastRandom(`${luck}/${round}/deal`));
    const win = (action: Typed) => playOn(decision, dealt, action, `${luck}/${round}`, skill, style).win;
    ones.push(win(one));
    others.push(one === other ? ones[round]! : win(other));
  }
  const difference = measure(differences(ones, others));
  const estimate = (action: Typed, wins: readonly number[]): Estimate<Typed> => {
    const { mean: win, error } = measure(wins);
    return { action, win, error };
  };
  return {
    one: estimate(one, ones),
    other: estimate(other, others),
    lead: difference.mean,
    error: difference.error,
  };
}
