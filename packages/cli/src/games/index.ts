import { GAMES } from '@roadstead/games/all';
import type { GameEntry, OptionValues } from '@roadstead/kernel';
import type { AnyTerminalGame } from '../play/game.js';
import { CLI_GAMES } from './list.js';
import { plainTerminal } from './plain.js';
import type { CliGame, Exemplified, Yardstick } from './row.js';

const ABOUT_COLUMN = 52;

function rowOf({ game }: GameEntry): CliGame | undefined {
  return CLI_GAMES.find((row) => row.game === game.id);
}

/** The table of a game as lines of text: its own, or a plain listing where there is none that shows such a table. */
export function terminalOf(entry: GameEntry, options: OptionValues): AnyTerminalGame {
  const terminal = rowOf(entry)?.terminal;
  return terminal === undefined || terminal.shows?.(options) === false ? plainTerminal(entry) : terminal;
}

/** What speed is measured by: the loop by hand of the first game that has one. */
export function yardstick(): Yardstick | undefined {
  return CLI_GAMES.find(({ byHand }) => byHand !== undefined)?.byHand;
}

/** Lines of help with the examples of a game, each with its line break. */
export function examplesOf(entry: GameEntry, command: Exemplified): string {
  const named = entry === GAMES[0] || command === 'rules' ? '' : ` --game ${entry.game.id}`;
  return (rowOf(entry)?.examples?.[command] ?? [])
    .map(([args, about]) => exampleLine(`roadstead ${command}${named} ${args}`, about))
    .join('');
}

/** An example with what it does behind it, or below it where there is no room. */
export function exampleLine(command: string, about?: string): string {
  const line = `  ${command}`;
  if (about === undefined) return `${line}\n`;
  const gap = line.length < ABOUT_COLUMN ? line.padEnd(ABOUT_COLUMN) : `${line}\n${' '.repeat(ABOUT_COLUMN)}`;
  return `${gap}${about}\n`;
}
