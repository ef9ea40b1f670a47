import { erring } from './erring.js';
import type { AnyBot, AnySkill, SlipsByLevel } from './game-bots.js';
import { childFor, greedyFor, searchFor, skillFor, slipsFor, styledSkillFor } from './learnt.js';
import type { Level } from './level-names.js';
import { random } from './random.js';
import { type SearchStyle, searcher } from './search/search.js';

/** By itself, an admiral thinks for at most a second, the end of the last thought included. */
export const ADMIRAL: SearchStyle = { iterations: 100, ms: 900, depth: 12, marginShare: 0.2, dropAt: 2.5, preferAt: 1 };

/** How an admiral searches a game. */
export function admiralFor(game: string): SearchStyle {
  return { ...ADMIRAL, ...searchFor(game) };
}

/** Where a game says nothing else: of a hundred decisions so many are slips. */
const SLIPS: SlipsByLevel = { landlubber: 60, deckhand: 30, sailor: 11 };

/** The bot that plays a game at a level, or at a level in a style (`captain:merchant`), if there is one. */
export function botFor(game: string, name: string): AnyBot | undefined {
  const [level, style] = name.split(/:(.*)/s) as [string, string | undefined];
  if (style === undefined) return botOf(game, level, skillFor(game));
  const skill = styledSkillFor(game, style);
  return skill === undefined || !hasStyles(level) ? undefined : botOf(game, level, skill);
}

/** Those who measure have none. */
function hasStyles(level: string): boolean {
  return level !== 'random' && level !== 'greedy' && level !== 'child';
}

function botOf(game: string, level: string, skill: AnySkill): AnyBot | undefined {
  const guesser: AnyBot = { choose: (decision) => skill.guess(decision) };
  switch (level as Level) {
    case 'random':
      return random;
    case 'greedy':
      return greedyFor(game);
    case 'child':
      return childFor(game);
    case 'landlubber':
    case 'deckhand':
    case 'sailor':
      return erring(skill, (slipsFor(game) ?? SLIPS)[level as keyof SlipsByLevel]);
    case 'captain':
      return guesser;
    case 'admiral':
      return searcher(skill, admiralFor(game));
    default:
      return undefined;
  }
}
