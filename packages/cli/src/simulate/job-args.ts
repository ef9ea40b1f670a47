import { botFor, LEVELS } from '@roadstead/bots';
import { GAMES, gameById } from '@roadstead/games';
import { type AnyGame, type OptionSpec, type OptionValues, parseOptions, Refusal } from '@roadstead/kernel';
import { wholeNumber } from '../args.js';
import { didYouMean, UsageError } from '../usage.js';
import type { Job } from './job.js';

export interface JobArgs {
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
  const game = gameNamed(args.game ?? GAMES[0]!.game.id);
  const levels = levelsNamed(game, args.bots ?? LEVELS[0]!);
  const { min, max } = game.players;
  const usual = levels.length > 1 ? levels.length : Math.min(max, USUAL_PLAYERS);
  const seats = wholeNumber('--players', args.players, usual, min, max);
  if (seats < min || seats > max) throw new UsageError(`${game.id} is for ${min} to ${max} players, not ${seats}`);
  if (levels.length > 1 && levels.length !== seats) {
    throw new UsageError(`--bots names ${levels.length} bots for ${seats} seats: name one for each, or one for all`);
  }
  const options = optionsNamed(game, args.option ?? []);
  const start = args.start === undefined ? null : wholeNumber('--start', args.start, 0, 0, seats - 1);
  const refusal = game.refuses({ seats, options, ...(start !== null && { start }) });
  if (refusal !== null) throw new UsageError(withoutStop(refusal));
  const bots = Array.from({ length: seats }, (_, seat) => levels[seat] ?? levels[0]!);
  return { game: game.id, seats, options, bots, seed: args.seed ?? 'roadstead', start };
}

function gameNamed(id: string): AnyGame {
  const entry = gameById(id);
  if (entry !== undefined) return entry.game;
  const known = GAMES.map(({ game }) => game.id);
  throw new UsageError(`there is no game "${id}"${didYouMean(id, known) || ` (there is ${known.join(', ')})`}`);
}

function levelsNamed(game: AnyGame, list: string): string[] {
  const levels = list.split(',').map((level) => level.trim());
  for (const level of levels) {
    if (botFor(game.id, level) !== undefined) continue;
    throw new UsageError(`there is no bot "${level}" for ${game.id}: there are ${LEVELS.join(', ')}`);
  }
  return levels;
}

function optionsNamed(game: AnyGame, pairs: readonly string[]): OptionValues {
  const asked = pairs.map((pair) => {
    const [name, value] = halves(pair);
    const spec = game.options.find((candidate) => candidate.name === name);
    return [name, spec === undefined ? value : typed(spec, value)] as const;
  });
  try {
    return parseOptions(game.options, Object.fromEntries(asked));
  } catch (error) {
    if (error instanceof Refusal) throw new UsageError(withoutStop(error.message));
    throw error;
  }
}

function halves(pair: string): [name: string, value: string] {
  const at = pair.indexOf('=');
  if (at <= 0) throw new UsageError(`--option must look like name=value, not "${pair}"`);
  return [pair.slice(0, at), pair.slice(at + 1)];
}

/** The text of the command line as the kind of value that the option has. */
function typed(spec: OptionSpec, value: string): unknown {
  switch (spec.kind) {
    case 'one':
      return value;
    case 'some':
      return value === '' ? [] : value.split(',');
    case 'number':
      return Number(value);
  }
}

function withoutStop(sentence: string): string {
  const inside = sentence.replace(/\.$/, '');
  return inside.charAt(0).toLowerCase() + inside.slice(1);
}
