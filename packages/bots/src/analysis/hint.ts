import { same, type Typed } from '@roadstead/kernel';
import type { Bot, Budget, Decision, Estimate } from '../bot.js';
import { ADVISER } from '../level-names.js';
import { botFor } from '../levels.js';
import { answerOf, type InAllLanguages, type ThinkAnswer } from '../think.js';

/** Advice for a decision, as plain data. */
export interface Advice {
  readonly action: Typed;
  readonly why: InAllLanguages;
  /** What is expected of it; null where there was nothing to weigh. */
  readonly best: Estimate<Typed> | null;
  /** The other actions, best first. */
  readonly others: readonly Estimate<Typed>[];
}

/** The best action by the admiral's search, against the others. */
export function hint(decision: Decision<unknown, Typed>, budget: Budget): Advice {
  return hintFrom(answerOf(adviser(decision).choose(decision, budget)));
}

/** The same from an answer that came from elsewhere, a worker for instance. */
export function hintFrom({ action, why, estimates }: ThinkAnswer): Advice {
  return {
    action,
    why,
    best: estimates.find((estimate) => same(estimate.action, action)) ?? null,
    others: estimates.filter((estimate) => !same(estimate.action, action)),
  };
}

/** Every game has one: search needs no knowledge of it. */
function adviser({ game }: Decision<unknown, Typed>): Bot<unknown, Typed> {
  return botFor(game.id, ADVISER)!;
}
