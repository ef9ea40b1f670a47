import type { Bot } from './bot.js';
import { erring } from './erring.js';
import type { Level } from './level-names.js';
import { greedy as portRoyalGreedy } from './port-royal/greedy.js';
import { portRoyalSkill } from './port-royal/policy/skill.js';
import { portRoyalValue } from './port-royal/value.js';
import { random } from './random.js';
import { plainSkill } from './search/plain-skill.js';
import { type SearchStyle, searcher } from './search/search.js';
import type { Skill } from './search/skill.js';

// biome-ignore lint/suspicious/noExplicitAny: the one place where the bots of all games meet
type AnyBot = Bot<any, any>;
// biome-ignore lint/suspicious/noExplicitAny: and their skills
type AnySkill = Skill<any, any>;

const GREEDY: Readonly<Record<string, AnyBot>> = { 'port-royal': portRoyalGreedy };

/** What is known of each game. One that has nothing here is searched all the same, by playing on at random. */
const SKILLS: Readonly<Record<string, AnySkill>> = {
  'port-royal': { ...portRoyalSkill, value: portRoyalValue },
};

/** An admiral thinks for at most a second, the end of the last thought included. */
export const ADMIRAL: SearchStyle = { iterations: 100, ms: 900, depth: 12, marginShare: 0.2, dropAt: 2.5, preferAt: 1 };

/** One decision in so many is left to chance. */
const DECKHAND_ERRS = 2;
const SAILOR_ERRS = 9;

/** What search knows of a game. */
export function skillFor(game: string): AnySkill {
  return Object.hasOwn(SKILLS, game) ? SKILLS[game]! : plainSkill;
}

/** The bot that plays a game at a level, if there is one. */
export function botFor(game: string, level: string): AnyBot | undefined {
  const skill = skillFor(game);
  const guesser: AnyBot = { choose: (decision) => skill.guess(decision) };
  switch (level as Level) {
    case 'random':
      return random;
    case 'greedy':
      return Object.hasOwn(GREEDY, game) ? GREEDY[game] : undefined;
    case 'deckhand':
      return erring(guesser, DECKHAND_ERRS);
    case 'sailor':
      return erring(guesser, SAILOR_ERRS);
    case 'captain':
      return guesser;
    case 'admiral':
      return searcher(skill, ADMIRAL);
    default:
      return undefined;
  }
}
