import { type AnyGame, FastRandom, type Seat, same, type Typed } from '@roadstead/kernel';
import { type Budget, decisionOf, type Estimate } from '../bot.js';
import { skillFor } from '../learnt.js';
import { type InAllLanguages, inAllLanguages } from '../think.js';
import { hint } from './hint.js';
import type { PastDecision } from './moments.js';
import { weigh } from './weigh.js';

/** What a decision was worth. */
export interface Judgement {
  /** The number of the entry in the record. */
  readonly seq: number;
  readonly seat: Seat;
  readonly best: Estimate<Typed>;
  readonly played: Estimate<Typed>;
  /** Why the best action is clearly better than the one played; null where it is not. */
  readonly better: { readonly action: Typed; readonly why: InAllLanguages } | null;
  /** What the decision cost in chances to win: never more than 0, and 0 unless another action is clearly better. */
  readonly skill: number;
}

/** Standard errors of the difference from which on one action is clearly better than another. */
const CLEARLY = 2;

/**
 * Looks at a decision twice, with luck of its own each time: the first look chooses the best action, the second tells
 * what it is worth against the one played. By one look alone, the best of many would always seem better than it is.
 */
export function judge(game: AnyGame, moment: PastDecision, budget: Budget, seed: string): Judgement {
  const { seq, seat, state } = moment;
  const look = (which: string) => decisionOf(game, state, seat, new FastRandom(`${seed}/${seq}/${which}`));
  const choice = hint(look('choose'), budget);
  const action = same(choice.action, moment.action) ? choice.action : moment.action;
  const decision = look('weigh');
  const { one: best, other: played, lead, error } = weigh(decision, choice.action, action, budget);
  const isBetter = lead > CLEARLY * error;
  const { reason } = skillFor(game.id);
  const why = () => inAllLanguages((language) => reason(decision, best.action, best.win, language));
  return {
    seq,
    seat,
    best,
    played,
    better: isBetter ? { action: best.action, why: why() } : null,
    skill: isBetter ? -lead : 0,
  };
}
