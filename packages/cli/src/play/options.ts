import { LEVELS, type Level } from '@roadstead/bots';
import { type Game, LANGUAGES, type Language } from '@roadstead/kernel';
import { readArgs, wholeNumber } from '../args.js';
import { UsageError } from '../usage.js';
import { BEST_LEVEL, isLevel, tidyName } from './crew.js';

/** What the command line asks for. */
export interface PlayOptions {
  /** Null: as the saved game or the surroundings say. */
  readonly language: Language | null;
  /** The names of the people at this keyboard; missing ones are filled in in their language. */
  readonly names: readonly (string | null)[];
  readonly bots: readonly Level[];
  readonly seed: string | null;
  readonly end: string | null;
  readonly save: string | null;
  /** A file, '' for the game played last, or null for a new one. */
  readonly resume: string | null;
  readonly showOdds: boolean;
  readonly help: boolean;
  /** True if the command line says nothing about the game: then somebody may be asked. */
  readonly open: boolean;
}

const USUAL_PLAYERS = 4;

export function parsePlayArgs(
  argv: readonly string[],
  players: Game<never, never, never, never>['players'],
): PlayOptions {
  const { values } = readArgs({
    args: withBareResume(argv),
    options: {
      players: { type: 'string' },
      humans: { type: 'string' },
      bots: { type: 'string' },
      names: { type: 'string' },
      lang: { type: 'string' },
      seed: { type: 'string' },
      end: { type: 'string' },
      save: { type: 'string' },
      resume: { type: 'string' },
      'no-odds': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const { lang, end, save, resume, 'no-odds': noOdds, help, ...table } = values;
  if (resume !== undefined) refuseBeside('--resume', { ...table, end });
  return {
    language: languageOf(lang),
    ...seatsOf(table, players),
    seed: table.seed ?? null,
    end: oneOf('--end', end, ['standard', 'expedition']),
    save: fileOf(save),
    resume: resume ?? null,
    showOdds: !noOdds,
    help: help ?? false,
    open:
      resume === undefined &&
      save === undefined &&
      Object.values({ ...table, end }).every((value) => value === undefined),
  };
}

interface TableArgs {
  readonly players?: string;
  readonly humans?: string;
  readonly bots?: string;
  readonly names?: string;
  readonly seed?: string;
}

/** People first, bots for the other seats; what is not said follows from what is. */
function seatsOf({ players, humans, bots, names }: TableArgs, { min, max }: { min: number; max: number }) {
  const levels = bots === undefined ? [] : bots.split(',').map(levelOf);
  const named = names === undefined ? [] : names.split(',').map(tidyName);
  if (named.some((name) => name === '')) throw new UsageError('--names must be names with commas between them');
  if (new Set(named.map((name) => name.toLowerCase())).size < named.length) {
    throw new UsageError('--names must all be different');
  }
  const people = wholeNumber('--humans', humans, Math.max(1, named.length), 1, max);
  if (people < named.length) throw new UsageError(`--names has ${named.length} names, but --humans is ${people}`);
  const usual = levels.length > 1 ? people + levels.length : Math.max(USUAL_PLAYERS, people);
  const seats = wholeNumber('--players', players, usual, min, max);
  if (seats > max) throw new UsageError(`${seats} players are too many: the game is for ${min} to ${max}`);
  if (seats < people) throw new UsageError(`--players is ${seats}, but ${people} people want to play`);
  const left = seats - people;
  if (levels.length > 1 && levels.length !== left) {
    throw new UsageError(
      `--bots names ${levels.length} bots, but ${left} ${left === 1 ? 'seat is' : 'seats are'} left for them`,
    );
  }
  return {
    names: Array.from({ length: people }, (_, i) => named[i] ?? null),
    bots: Array.from({ length: left }, (_, i) => levels[i] ?? levels[0] ?? BEST_LEVEL),
  };
}

function levelOf(word: string): Level {
  if (isLevel(word)) return word;
  throw new UsageError(`--bots must be of ${LEVELS.join(', ')}, not "${word}"`);
}

function languageOf(word: string | undefined): Language | null {
  return oneOf('--lang', word, LANGUAGES);
}

function oneOf<T extends string>(name: string, word: string | undefined, known: readonly T[]): T | null {
  if (word === undefined) return null;
  const found = known.find((candidate) => candidate === word);
  if (found === undefined) throw new UsageError(`${name} must be ${known.join(' or ')}, not "${word}"`);
  return found;
}

function fileOf(save: string | undefined): string | null {
  if (save === '') throw new UsageError('--save needs the name of a file');
  return save ?? null;
}

/** `--resume` may stand alone, for the game played last. */
function withBareResume(argv: readonly string[]): string[] {
  return argv.map((arg, i) => {
    const next = argv[i + 1];
    return arg === '--resume' && (next === undefined || next.startsWith('-')) ? '--resume=' : arg;
  });
}

function refuseBeside(option: string, others: Readonly<Record<string, unknown>>): void {
  const beside = Object.entries(others).find(([, value]) => value !== undefined);
  if (beside) throw new UsageError(`${option} goes on with a game as it is, so --${beside[0]} cannot be asked for`);
}

/** The language of the surroundings, where it is one of ours. */
export function languageOfSurroundings(env: NodeJS.ProcessEnv = process.env): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return LANGUAGES.find((language) => locale.toLowerCase().startsWith(language)) ?? 'en';
}
