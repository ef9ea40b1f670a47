import { type Position, ship, type Table, table } from './table.js';

type Given = Readonly<Record<string, unknown>>;

/** A table where seat 0 is at turn with `mine`; seat 1 has `theirs`. */
export function turnOf(
  mine: Given,
  theirs: Given = {},
  board: Given = {},
  rest: Omit<Position, 'position'> = {},
): Table {
  return table({ ...rest, position: { ...board, players: { 0: mine, 1: theirs } } });
}

/** A spiegelretourschip full of what Elmina does not buy, so that neither mutiny nor trade comes in. */
export const FULL_SRS = ship('srs', ['sugar', 'sugar']);

/** Names of what can be done, each once. */
export const verbs = (at: Table): string[] => [...new Set(at.legal().map(({ type }) => type))];
