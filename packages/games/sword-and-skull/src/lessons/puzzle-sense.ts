import type { PuzzleSense, Seat } from '@roadstead/kernel';
import type { Action } from '../actions.js';
import { SPACES, spaceNumber } from '../board/spaces.js';
import type { Pending } from '../pending.js';
import { bestAgainstKing, ransomChances, shareOf } from '../prospects/chance.js';
import type { View } from '../view.js';
import { reach } from '../words/deeds.js';

/** The questions that a position can ask. */
export const PUZZLE_KINDS = ['walk', 'fork', 'recruit', 'card', 'bid', 'take', 'enemy', 'sell', 'order'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/** Paying a ransom needs no thought; a space among all there are would be a list, not a question. */
const KINDS: Readonly<Record<Pending['kind'], PuzzleKind | null>> = {
  turn: 'card',
  move: 'walk',
  place: null,
  fork: 'fork',
  first: 'order',
  recruit: 'recruit',
  bridge: 'take',
  bid: 'bid',
  spy: 'enemy',
  lair: null,
  order: 'order',
  squall: 'order',
  debt: 'sell',
  limit: 'sell',
  attack: 'order',
  window: 'card',
  bonus: 'take',
  end: 'card',
};

/** More answers than these nobody wants to weigh. */
const MOST_ANSWERS = 8;

/** Who beats the King this often is on the way to him. */
const READY = 0.25;

const TABLES: PuzzleSense['tables'] = [3, 4, 2, 5].map((seats) => ({ seats, options: {} }));

export const puzzleSense: PuzzleSense<View, Action> = {
  kinds: PUZZLE_KINDS,
  kindOf,
  likeness,
  turnOf: ({ turn }) => `${turn}`,
  tables: TABLES,
};

function kindOf(view: View, legal: readonly Action[]): PuzzleKind | null {
  const { pending } = view;
  if (pending === null || legal.length < 2 || legal.length > MOST_ANSWERS || !isLate(view)) return null;
  return KINDS[pending.kind];
}

/** As long as nobody could win, one decision among so many changes less than the dice do: nothing can be proved. */
function isLate({ players }: View): boolean {
  return players.some(
    (player) => ransomChances(player, players.length).wins > 0 || shareOf(bestAgainstKing(player).chances) >= READY,
  );
}

/** What the question turns on: the space that is walked to, the card, or what is given up. */
function likeness(view: View, seat: Seat, best: Action): string {
  const kind = view.pending?.kind ?? '';
  if (best.type === 'move') return `${kind} ${best.figure} ${placeOf(reach(view, seat, best.figure, best.by).to)}`;
  const about = Object.entries(best).flatMap(([key, value]) =>
    key === 'to' ? [placeOf(value as string)] : key === 'seat' || key === 'gold' ? [] : [String(value)],
  );
  return [kind, ...about].join(' ');
}

function placeOf(id: string): string {
  const { type, settlement } = SPACES[spaceNumber(id)!]!;
  return settlement ?? type;
}
