import type { Bot } from './bot.js';
import { random } from './random.js';
import type { Skill } from './search/skill.js';

const SLIPPED = {
  en: 'Done without thinking it over.',
  nl: 'Gedaan zonder erover na te denken.',
  de: 'Getan, ohne darüber nachzudenken.',
} as const;

/** A bot that slips in so many decisions of a hundred: the way a beginner errs. Where a game knows no slips, chance decides. */
export function erring<V, A>(skill: Skill<V, A>, percent: number): Bot<V, A> {
  return {
    choose(decision) {
      const { random: chance, seat, legal } = decision;
      const errs = chance.int(100) < percent && !skill.isGrave?.(decision.view(), legal);
      if (!errs) return skill.guess(decision);
      if (skill.slip === undefined) return (random as Bot<V, A>).choose(decision);
      const action = skill.slip(decision.view(), seat, legal, chance);
      return action === null ? skill.guess(decision) : { action, why: (language) => SLIPPED[language] };
    },
  };
}
