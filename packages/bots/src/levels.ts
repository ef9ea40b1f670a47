import type { Bot } from './bot.js';
import { greedy as portRoyalGreedy } from './port-royal/greedy.js';
import { random } from './random.js';

/** The levels that exist, weakest first. */
export const LEVELS = ['random', 'greedy'] as const;
export type Level = (typeof LEVELS)[number];

// biome-ignore lint/suspicious/noExplicitAny: the one place where the bots of all games meet
type AnyBot = Bot<any, any>;

const GREEDY: Readonly<Record<string, AnyBot>> = { 'port-royal': portRoyalGreedy };

/** The bot that plays a game at a level, if there is one. */
export function botFor(game: string, level: string): AnyBot | undefined {
  if (level === 'random') return random;
  if (level === 'greedy' && Object.hasOwn(GREEDY, game)) return GREEDY[game];
  return undefined;
}
