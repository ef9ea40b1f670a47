import type { ParseArgsConfig } from 'node:util';
import { GAMES } from '@roadstead/games/all';
import type { ChosenOption, GameEntry, OptionText } from '@roadstead/kernel';
import { type GameFlag, gameFlags, gameIds } from './game-args.js';
import { hang } from './play/render/text.js';

const WIDTH = 80;
const INDENT = '  ';
/** What stands for the value of an option that is chosen from a list. */
const LISTED = { one: 'WHICH', some: 'A,B,…' } as const;

/** The value of `--game` in a help text. */
export function gamesHelp(): string {
  return GAMES.length === 1 ? `the game (${gameIds()})` : `the game: ${gameIds()} (${GAMES[0]!.game.id})`;
}

/** The options of a game as a command understands them, in the game's own words; empty for a game without any. */
export function optionsHelp({ game, words }: GameEntry, own: NonNullable<ParseArgsConfig['options']>): string {
  const flags = gameFlags(game, own);
  if (flags.length === 0) return '';
  const texts = words.options?.('en') ?? {};
  const column = Math.max(...flags.map((flag) => usage(flag).length)) + 2 * INDENT.length;
  const lines = flags.flatMap((flag) => {
    const first = `${INDENT}${usage(flag)}`.padEnd(column);
    const text = texts[flag.option.name];
    return [...hang(first, about(flag.option, text), WIDTH), ...values(flag.option, text, column)];
  });
  return `Options of ${words.title.en}:\n${lines.join('\n')}\n`;
}

function usage({ flag, option }: GameFlag): string {
  return `--${flag} ${option.kind === 'number' ? ['N', ...(option.values ?? [])].join('|') : LISTED[option.kind]}`;
}

/** What it is about, what it may be where that is not explained below, and what it is unless something is asked for. */
function about(spec: ChosenOption, text: OptionText | undefined): string {
  const usual = spec.kind === 'some' ? spec.default.join(',') || 'none' : spec.default;
  const range = spec.kind === 'number' ? `${spec.min} to ${spec.max}` : '';
  const list = spec.kind !== 'number' && text === undefined ? spec.values.join(', ') : '';
  return [text?.about ?? spec.name, list || range, `(${usual})`].filter((part) => part !== '').join(' ');
}

function values(spec: ChosenOption, text: OptionText | undefined, column: number): string[] {
  const { values = [] } = spec;
  if (values.length === 0 || text === undefined || !isExplained(text)) return [];
  const width = Math.max(...values.map((value) => value.length));
  return values.flatMap((value) => {
    const first = `${' '.repeat(column)}${value.padEnd(width)}${INDENT}`;
    return hang(first, text.values[value]?.about ?? '', WIDTH).map((line) => line.trimEnd());
  });
}

/** Of what is for positions by hand there is too much to explain. */
function isExplained(text: OptionText | undefined): boolean {
  return text !== undefined && !text.byHand && Object.keys(text.values).length > 0;
}
