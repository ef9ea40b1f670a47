import { type AnyGame, FastRandom, LANGUAGES, type Language, rulesFor, type Seat, type Typed } from '@roadstead/kernel';
import { type BotChoice, type Budget, decisionOf, type Estimate } from './bot.js';
import { botFor } from './levels.js';

/**
 * A question to a bot as plain JSON, so that it can be sent to a worker. It holds the whole state, every secret of the
 * table included: only the keeper of a table may ask, and only a worker of its own. The bot still sees no more than its
 * seat may.
 */
export interface ThinkRequest {
  readonly game: string;
  /** The version of the rules that the table goes by; the newest when missing. */
  readonly rules?: number;
  readonly state: unknown;
  readonly seat: Seat;
  readonly level: string;
  readonly budget: Pick<Budget, 'iterations' | 'ms'>;
  /** With iterations and no time, the same request gets the same answer. */
  readonly seed: string;
}

export type InAllLanguages = Readonly<Record<Language, string>>;

export interface ThinkAnswer {
  readonly action: Typed;
  readonly why: InAllLanguages;
  /** Best first; empty where the bot does not search. */
  readonly estimates: readonly Estimate<Typed>[];
}

/** Bots know no list of games: whoever asks brings it. */
export type GameOf = (id: string) => AnyGame | undefined;

export function think(
  { game: id, rules, state, seat, level, budget, seed }: ThinkRequest,
  gameOf: GameOf,
  cancelled?: () => boolean,
): ThinkAnswer {
  const newest = gameOf(id);
  const bot = botFor(id, level);
  if (newest === undefined || bot === undefined) throw new Error(`There is no ${level} for "${id}".`);
  const game = rules === undefined ? newest : rulesFor(newest, { game: id, rules });
  const decision = decisionOf(game, state, seat, new FastRandom(seed));
  return answerOf(bot.choose(decision, { ...budget, ...(cancelled && { cancelled }) }));
}

/** A choice as plain data. */
export function answerOf({ action, why, estimates = [] }: BotChoice<Typed>): ThinkAnswer {
  return { action, why: inAllLanguages(why), estimates };
}

export function inAllLanguages(sentence: (language: Language) => string): InAllLanguages {
  return Object.fromEntries(LANGUAGES.map((language) => [language, sentence(language)])) as Record<Language, string>;
}
