import { botFor, LEVELS, type Tunable, tunableFor } from '@roadstead/bots/all';
import { gameById } from '@roadstead/games/all';
import type { AnyGame } from '@roadstead/kernel';
import { didYouMean, UsageError } from '../usage.js';
import { readWeights } from '../weights-file.js';
import { commandWords } from './command-words.js';
import type { Entrant } from './job.js';

/** Those whom `--bots` names, in its order. */
export function entrantsNamed(game: AnyGame, list: string, timeoutMs: number): Promise<Entrant[]> {
  return Promise.all(list.split(',').map((name) => entrantNamed(game, name.trim(), timeoutMs)));
}

export async function entrantNamed(game: AnyGame, name: string, timeoutMs: number): Promise<Entrant> {
  const [, kind, rest] = /^(engine|weights):(.*)$/s.exec(name) ?? [];
  if (kind === 'engine') return { kind: 'program', name, command: commandWords(rest!), timeoutMs };
  if (kind === 'weights') return { kind: 'weights', name, weights: await readWeights(rest!, tunableOf(game)) };
  return levelNamed(game, name);
}

export function tunableOf(game: AnyGame): Tunable {
  const tunable = tunableFor(game.id);
  if (tunable === undefined) throw new UsageError(`${game.id} has no weights to tune`);
  return tunable;
}

function noSuchBot({ id }: AnyGame, name: string): string {
  const [level = '', style] = name.split(':');
  const styles = (gameById(id)?.styles ?? []).map((one) => one.id);
  if (style !== undefined && botFor(id, level) !== undefined) {
    return `there is no style "${style}" of ${level} for ${id}${didYouMean(style, styles) || `: there are ${styles.join(', ') || 'none'}`}`;
  }
  return `there is no bot "${level}" for ${id}${didYouMean(level, LEVELS) || `: there are ${LEVELS.join(', ')}`}`;
}

/** `admiral`, `admiral:merchant` (a style), `admiral@400` (iterations) or `admiral@50ms` (time). */
function levelNamed(game: AnyGame, name: string): Entrant {
  const [level = '', budget, ...more] = name.split('@');
  if (botFor(game.id, level) === undefined) {
    throw new UsageError(noSuchBot(game, level));
  }
  if (budget === undefined) return { kind: 'level', name, level };
  const [, number, unit] = /^([1-9]\d{0,8})(ms)?$/.exec(budget) ?? [];
  if (number === undefined || more.length > 0) {
    throw new UsageError(`"${name}" must be like ${level}@400 (iterations) or ${level}@50ms (time)`);
  }
  return { kind: 'level', name, level, budget: unit ? { ms: Number(number) } : { iterations: Number(number) } };
}
