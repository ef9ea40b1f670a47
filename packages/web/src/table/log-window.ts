import type { LogTurn } from './log-lines.js';

/** So many lines are laid out on each side of where somebody reads, and so many more whenever they ask for more. */
export const WINDOW_LINES = 200;

/** The turns that are laid out, and how many lines are left out before and after them. */
interface LogWindow {
  readonly turns: readonly LogTurn[];
  readonly earlier: number;
  readonly later: number;
}

/**
 * The turns around the one with entry number `at`, or the last ones: a log of thousands of lines is as quick to open as a
 * short one. Turns are never cut.
 */
export function windowOf(turns: readonly LogTurn[], at: number | null, before: number, after: number): LogWindow {
  const found = at === null ? turns.length - 1 : turns.findLastIndex(({ seq }) => seq <= at);
  const here = Math.max(0, found);
  let first = here;
  for (let lines = 0; first > 0 && lines < before; ) lines += linesIn(turns[--first]!);
  let last = here;
  for (let lines = 0; last < turns.length - 1 && lines < after; ) lines += linesIn(turns[++last]!);
  const sum = (some: readonly LogTurn[]) => some.reduce((sum, turn) => sum + linesIn(turn), 0);
  return {
    turns: turns.slice(first, last + 1),
    earlier: sum(turns.slice(0, first)),
    later: sum(turns.slice(last + 1)),
  };
}

/** Its title is a line too. */
const linesIn = ({ lines }: LogTurn): number => 1 + lines.length;
