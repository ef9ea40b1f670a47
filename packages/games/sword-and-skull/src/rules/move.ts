import type { Tell } from '@roadstead/kernel';
import { FIGURES } from '../board/figures.js';
import { CASTLE_GOLD, CASTLE_PER_SYMBOL } from '../board/numbers.js';
import { CASTLE, OUTER, SPACES, STOPS } from '../board/spaces.js';
import { DOUBLOON, DOUBLOON_GOLD } from '../cards/items.js';
import type { Event } from '../events.js';
import type { Player, State } from '../state.js';
import { ask } from './ask.js';
import { gainFromBank } from './gold.js';

/** Walks a figure of the player at turn so many spaces, or to the next fork (SS-R3). */
export function walk(state: State, figure: number, left: number, tell?: Tell<Event>): void {
  goOnWalking(state, figure, left, [], tell);
}

/** A way was chosen at a fork. */
export function takeFork(state: State, figure: number, left: number, to: number, tell?: Tell<Event>): void {
  goOnWalking(state, figure, STOPS[to] ? 0 : left - 1, [to], tell);
}

/** `path`: where it has walked already since it was last told. */
function goOnWalking(state: State, figure: number, steps: number, path: number[], tell?: Tell<Event>): void {
  const { at } = state.players[state.active]!;
  let space = path.length > 0 ? path[0]! : at[figure]!;
  let left = steps;
  let next = SPACES[space]!.next;
  let isPastCastle = space === CASTLE && path.length > 0;
  while (left > 0 && next.length === 1) {
    space = next[0]!;
    path.push(space);
    if (space === CASTLE) isPastCastle = true;
    left = STOPS[space] ? 0 : left - 1; // SS-M7
    next = SPACES[space]!.next;
  }
  at[figure] = space;
  if (path.length > 0) {
    tell?.({ type: 'moved', seat: state.active, figure: FIGURES[figure]!, path: path.map((step) => SPACES[step]!.id) });
  }
  if (isPastCastle) payCastleIncome(state, tell);
  if (left > 0) ask(state, { kind: 'fork', seat: state.active, figure, left });
}

/** SS-M4: puts a figure of the player at turn on a space. */
export function put(state: State, figure: number, to: number, tell?: Tell<Event>): void {
  state.players[state.active]!.at[figure] = to;
  tell?.({ type: 'placed', seat: state.active, figure: FIGURES[figure]!, to: SPACES[to]!.id });
  if (to === CASTLE) payCastleIncome(state, tell);
}

/** SS-F10, SS-R1: as a figure comes onto the Castle. */
function payCastleIncome(state: State, tell?: Tell<Event>): void {
  gainFromBank(state, state.active, castleIncome(state.players[state.active]!), 'castle', tell);
}

function castleIncome({ symbols, items }: Player): number {
  let income = CASTLE_GOLD + CASTLE_PER_SYMBOL * symbols;
  for (const item of items) if (item === DOUBLOON) income += DOUBLOON_GOLD;
  return income;
}

/** SS-R6: outer spaces without any figure. */
export function freeSpaces({ players }: State): readonly number[] {
  const free: number[] = [];
  for (const space of OUTER) if (!players.some(({ at }) => at.includes(space))) free.push(space);
  return free;
}
