import type { PuzzleSense, Seat } from '@roadstead/kernel';
import type { Action, ActionType } from '../actions.js';
import type { View } from '../view.js';

/** The questions that a position can ask. */
export const PUZZLE_KINDS = ['voyage', 'fight', 'pirates', 'purchase', 'research', 'nation'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/** By what can be done: a strategy is left to chance, and loading needs no thought. */
const KINDS: Readonly<Partial<Record<ActionType, PuzzleKind>>> = {
  sail: 'voyage',
  attack: 'fight',
  challenge: 'fight',
  pay: 'pirates',
  warehouse: 'purchase',
  administrator: 'purchase',
  buy: 'purchase',
  research: 'research',
  nation: 'nation',
  place: 'nation',
};

/** More answers than these nobody wants to weigh. */
const MOST_ANSWERS = 9;
/** Before this round one decision changes less than what is to come. */
const FROM_ROUND = 4;

export const puzzleSense: PuzzleSense<View, Action> = {
  kinds: PUZZLE_KINDS,
  kindOf,
  likeness,
  turnOf: ({ round, turn, phase }) => `${round} ${turn} ${phase === 'scoring'}`,
  tables: [2, 2, 2, 3].map((seats) => ({ seats, options: { calendars: 1 } })),
};

function kindOf({ round }: View, legal: readonly Action[]): PuzzleKind | null {
  if (round < FROM_ROUND || legal.length < 2 || legal.length > MOST_ANSWERS) return null;
  if (legal.some(({ type }) => type === 'load' || type === 'deliver')) return null;
  return legal.map(({ type }) => KINDS[type]).find((kind) => kind !== undefined) ?? null;
}

/** What the question turns on: the kind of thing that is done, and where or with what. */
function likeness({ players }: View, seat: Seat, best: Action): string {
  const about = Object.entries(best).flatMap(([key, value]) =>
    ['to', 'harbour', 'card', 'ship', 'kind', 'nation', 'at'].includes(key) ? [String(value)] : [],
  );
  const from = 'fleet' in best ? (players[seat]!.fleets[best.fleet]?.at ?? '') : '';
  return [best.type, from, ...about].join(' ');
}
