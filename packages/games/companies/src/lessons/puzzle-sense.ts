import type { PuzzleSense, Seat } from '@roadstead/kernel';
import type { Action, ActionType } from '../actions.js';
import { ROUNDS } from '../board/calendars.js';
import { fleetNumber, isPacketFleet } from '../board/ships.js';
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
const MOST_ANSWERS = 8;
/** What can be bought is read as a list. */
const MOST_PURCHASES = 16;
/** Whoever is farther ahead or behind than this has won or lost whatever he does. */
const CLOSE = 10;
/** A last decision among many changes a few points: games with a larger lead in the end were won before. */
const NARROW = 5;
/** The last turn leaves little to chance: a few looks tell. */
const GLANCE = 3;

export const puzzleSense: PuzzleSense<View, Action> = {
  kinds: PUZZLE_KINDS,
  kindOf,
  likeness,
  turnOf: ({ round, turn, phase }) => `${round} ${turn} ${phase === 'scoring'}`,
  tables: [{ seats: 2, options: { calendars: 1 } }],
  glance: GLANCE,
  isDecided: ([one = 0, other = 0]) => Math.abs(one - other) > NARROW,
};

function kindOf(view: View, legal: readonly Action[]): PuzzleKind | null {
  if (legal.length < 2 || legal.length > MOST_PURCHASES || !isClose(view)) return null;
  if (legal.some(isPlain)) return null;
  const kind = legal.map(({ type }) => KINDS[type]).find((one) => one !== undefined) ?? null;
  if (kind === null || (kind !== 'purchase' && legal.length > MOST_ANSWERS)) return null;
  return isLate(view, kind) ? kind : null;
}

/** In the last turn of the game, as before one decision changes less than what is to come; nations come before the last round. */
function isLate({ round, turn, players, options }: View, kind: PuzzleKind): boolean {
  const left = (options.calendars as number) * ROUNDS - round;
  return kind === 'nation' ? left <= 1 : left === 0 && turn === players.length - 1;
}

/** Halfway there is nothing to find in a voyage any more, and where packet boats lie in the end is no great matter. */
function isPlain(action: Action): boolean {
  if (action.type === 'sail' || action.type === 'stay') return isPacketFleet(fleetNumber(action.fleet));
  return action.type === 'load' || action.type === 'deliver' || action.type === 'halt';
}

function isClose({ players, toAct }: View): boolean {
  const own = players[toAct[0]!]!.points;
  const best = Math.max(...players.flatMap(({ seat, points }) => (seat === toAct[0] ? [] : [points])));
  return Math.abs(own - best) <= CLOSE;
}

/** What the question turns on: the kind of thing that is done, where, and with what. */
function likeness({ players }: View, seat: Seat, best: Action): string {
  const about = Object.entries(best).flatMap(([key, value]) =>
    ['to', 'harbour', 'card', 'ship', 'kind', 'nation', 'at'].includes(key) ? [String(value)] : [],
  );
  const fleet = 'fleet' in best ? best.fleet : 'with' in best ? best.with : '';
  const { at = '', ships = [] } = players[seat]!.fleets[fleet] ?? {};
  const goods = best.type === 'sail' ? [...new Set(ships.flatMap(({ cargo }) => cargo))].sort() : [];
  return [best.type, at, ...about, ...goods].join(' ');
}
