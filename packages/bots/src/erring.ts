import type { Bot } from './bot.js';
import { random } from './random.js';

/** A bot that leaves one decision in so many to chance: the way a beginner errs. */
export function erring<V, A>(bot: Bot<V, A>, oneIn: number): Bot<V, A> {
  return {
    choose(decision, budget) {
      const errs = decision.random.int(oneIn) === 0;
      return errs ? (random as Bot<V, A>).choose(decision) : bot.choose(decision, budget);
    },
  };
}
