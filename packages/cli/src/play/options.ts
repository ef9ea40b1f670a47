import { LEVELS } from '@roadstead/bots';
import { gameById } from '@roadstead/games/all';
import { type BotStyle, LANGUAGES, type Language, type OptionValues, styleNamed } from '@roadstead/kernel';
import { wholeNumber } from '../args.js';
import { gameNamed, readGameArgs } from '../game-args.js';
import { checkTable, optionPair, optionsFrom } from '../game-options.js';
import { UsageError } from '../usage.js';
import { type AskedBot, levelNamed } from './crew.js';
import { type SeatArgs, seatsOf } from './seats.js';

/** What is said beside `--resume`: who plays the next part of a campaign, and how. */
export interface Onward {
  readonly seats: SeatArgs;
  /** Options of the game, as `name=value`. */
  readonly option: readonly string[];
}

/** What the command line asks for. */
export interface PlayOptions {
  /** The id of the game, and whether somebody has named it. */
  readonly game: string;
  readonly isGameNamed: boolean;
  /** Null: as the saved game or the surroundings say. */
  readonly language: Language | null;
  /** The names of the people at this keyboard; missing ones are filled in in their language. */
  readonly names: readonly (string | null)[];
  readonly bots: readonly AskedBot[];
  readonly seed: string | null;
  /** The seat that starts, counted from 0, or null for chance. */
  readonly start: number | null;
  /** The options of the game. */
  readonly table: OptionValues;
  readonly save: string | null;
  /** A file, '' for the game played last, or null for a new one. */
  readonly resume: string | null;
  readonly onward: Onward;
  readonly showOdds: boolean;
  readonly help: boolean;
  /** True if the command line says nothing about the game: then somebody may be asked. */
  readonly open: boolean;
}

export const PLAY_FLAGS = {
  players: { type: 'string' },
  humans: { type: 'string' },
  bots: { type: 'string' },
  names: { type: 'string' },
  lang: { type: 'string' },
  seed: { type: 'string' },
  start: { type: 'string' },
  save: { type: 'string' },
  resume: { type: 'string' },
  'no-odds': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export function parsePlayArgs(argv: readonly string[]): PlayOptions {
  const { game: id, isGameNamed, option, ...values } = readGameArgs(withBareResume(argv), PLAY_FLAGS);
  const { lang, save, resume, 'no-odds': noOdds, help, ...about } = values;
  const game = gameNamed(id);
  const { seed, start, ...seatArgs } = about;
  const isOpen = option.length === 0 && Object.values(about).every((value) => value === undefined);
  const isNew = resume === undefined;
  if (!isNew) refuseBeside('--resume', { seed, start, game: isGameNamed ? id : undefined });
  // Of a game that goes on, what may be said depends on which it is.
  const table = optionsFrom(game, isNew ? option.map(optionPair) : []);
  const seats = seatsOf(isNew ? seatArgs : {}, game.players, (word) => botOf(word, gameById(id)?.styles));
  const count = seats.names.length + seats.bots.length;
  if (isNew && !help) checkTable(game, count, table);
  return {
    game: id,
    isGameNamed,
    language: languageOf(lang),
    ...seats,
    seed: seed ?? null,
    start: start === undefined ? null : wholeNumber('--start', start, 1, 1, count) - 1,
    table,
    save: fileOf(save),
    resume: resume ?? null,
    onward: { seats: seatArgs, option },
    showOdds: !noOdds,
    help: help ?? false,
    open: isNew && save === undefined && isOpen,
  };
}

/** `captain`, or `captain:merchant` for one who plays in a style. */
export function botOf(word: string, styles: readonly BotStyle[] = []): AskedBot {
  const [asked = '', style] = word.split(':').map((part) => part.trim());
  const bot = levelNamed(asked);
  if (bot === undefined) throw new UsageError(`--bots must be of ${LEVELS.join(', ')}, not "${word}"`);
  if (style === undefined) return { bot };
  if (styleNamed(styles, style) !== undefined) return { bot, style };
  const known = styles.map(({ id }) => id);
  throw new UsageError(
    known.length === 0
      ? `bots have no styles in this game: --bots must be of ${LEVELS.join(', ')}, not "${word}"`
      : `a style in --bots must be of ${known.join(', ')}, not "${style}"`,
  );
}

function languageOf(word: string | undefined): Language | null {
  if (word === undefined) return null;
  const found = LANGUAGES.find((language) => language === word);
  if (found === undefined) throw new UsageError(`--lang must be ${LANGUAGES.join(' or ')}, not "${word}"`);
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

export function refuseBeside(option: string, others: Readonly<Record<string, unknown>>): void {
  const beside = Object.entries(others).find(([, value]) => value !== undefined);
  if (beside) throw new UsageError(`${option} goes on with a game as it is, so --${beside[0]} cannot be asked for`);
}

/** The language of the surroundings, where it is one of ours. */
export function languageOfSurroundings(env: NodeJS.ProcessEnv = process.env): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return LANGUAGES.find((language) => locale.toLowerCase().startsWith(language)) ?? 'en';
}
