import { botFor, LEVELS } from '@roadstead/bots/all';
import { type AnyGame, begin, FastRandom } from '@roadstead/kernel';
import { wholeNumber } from '../args.js';
import { gameNamed } from '../game-args.js';
import { checkTable, optionPair, optionsFrom, orUsage } from '../game-options.js';
import { UsageError } from '../usage.js';
import type { Job } from './job.js';

interface JobArgs {
  readonly game?: string;
  readonly players?: string;
  readonly bots?: string;
  readonly seed?: string;
  readonly start?: string;
  readonly option?: readonly string[];
}

const USUAL_PLAYERS = 4;

/** What the command line asks to be simulated; a UsageError where that cannot be. */
export function jobOf(args: JobArgs): Job {
  const game = gameNamed(args.game);
  const levels = levelsNamed(game, args.bots ?? LEVELS[0]!);
  const { min, max } = game.players;
  const usual = levels.length > 1 ? levels.length : Math.max(min, Math.min(max, USUAL_PLAYERS));
  const seats = wholeNumber('--players', args.players, usual, min, max);
  if (seats < min || seats > max) throw new UsageError(`${game.id} is for ${min} to ${max} players, not ${seats}`);
  if (levels.length > 1 && levels.length !== seats) {
    throw new UsageError(`--bots names ${levels.length} bots for ${seats} seats: name one for each, or one for all`);
  }
  const options = optionsFrom(game, (args.option ?? []).map(optionPair));
  const start = args.start === undefined ? null : wholeNumber('--start', args.start, 0, 0, seats - 1);
  checkTable(game, seats, options, start ?? undefined);
  // What only setting up finds out is better said before thousands of games than in the middle of them.
  orUsage(() => begin(game, { seats, options }, new FastRandom('a first try')));
  const bots = Array.from({ length: seats }, (_, seat) => levels[seat] ?? levels[0]!);
  return { game: game.id, seats, options, bots, seed: args.seed ?? 'roadstead', start };
}

function levelsNamed(game: AnyGame, list: string): string[] {
  const levels = list.split(',').map((level) => level.trim());
  for (const level of levels) {
    if (botFor(game.id, level) !== undefined) continue;
    throw new UsageError(`there is no bot "${level}" for ${game.id}: there are ${LEVELS.join(', ')}`);
  }
  return levels;
}
