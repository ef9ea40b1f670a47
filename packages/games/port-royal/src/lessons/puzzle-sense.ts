import type { PuzzleSense, Seat } from '@roadstead/kernel';
import type { Action } from '../actions.js';
import { cardOf } from '../cards/catalogue.js';
import type { View } from '../view.js';

/** The questions that a position can ask. */
export const PUZZLE_KINDS = ['draw', 'card', 'buy', 'repel', 'expedition', 'gamble', 'contract', 'time'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/** Mostly the base game, and every box there is. */
const TABLES: PuzzleSense['tables'] = [
  { seats: 2, options: {} },
  { seats: 3, options: {} },
  { seats: 4, options: {} },
  { seats: 3, options: { with: ['gambler'] } },
  { seats: 5, options: {} },
  { seats: 3, options: {} },
  { seats: 3, options: { box: 'unterwegs' } },
  { seats: 4, options: {} },
  { seats: 2, options: {} },
  { seats: 3, options: { with: ['contracts'] } },
  { seats: 3, options: {} },
  { seats: 4, options: { with: ['unterwegs'] } },
  { seats: 2, options: { with: ['contracts'], mode: 'co-op', setAside: 0 } },
  { seats: 3, options: {} },
  { seats: 1, options: { with: ['contracts'], setAside: 0 } },
];

export const puzzleSense: PuzzleSense<View, Action> = {
  kinds: PUZZLE_KINDS,
  kindOf,
  likeness,
  turnOf: ({ round, active }) => `${round} ${active}`,
  tables: TABLES,
};

function kindOf(_view: View, legal: readonly Action[]): PuzzleKind | null {
  const has = (type: Action['type']) => legal.some((action) => action.type === type);
  if (has('claim')) return 'expedition';
  if (has('setAside')) return 'time';
  if (has('fulfil')) return 'contract';
  if (has('gamble')) return 'gamble';
  if (has('repel')) return 'repel';
  if (has('discover') && has('stop')) return 'draw';
  const takes = legal.filter(({ type }) => type === 'take').length;
  if (takes === 0) return null;
  return takes === 1 ? 'buy' : 'card';
}

/** What the question turns on: for a draw how full the harbour is, otherwise the card that is best. */
function likeness(view: View, seat: Seat, best: Action): string {
  const ships = view.harbour.filter(({ uid }) => cardOf(uid).type === 'ship').length;
  const whose = seat === view.active ? 'own' : 'other';
  if ('uid' in best) return `${best.type} ${cardOf(best.uid).subtype} ${whose}`;
  if (best.type === 'pass') return `pass ${view.harbour.length} ${whose}`;
  return `${best.type} ${ships} ${view.harbour.length} ${view.players[seat]!.swords > 0}`;
}
