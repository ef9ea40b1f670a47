import type { Bot } from './bot.js';
import { random } from './random.js';
import type { Skill } from './search/skill.js';

/** A bot that leaves one decision in so many to chance: the way a beginner errs. */
export function erring<V, A>(skill: Skill<V, A>, oneIn: number): Bot<V, A> {
  return {
    choose(decision) {
      const errs = decision.random.int(oneIn) === 0 && !skill.isGrave?.(decision.view(), decision.legal);
      return errs ? (random as Bot<V, A>).choose(decision) : skill.guess(decision);
    },
  };
}
