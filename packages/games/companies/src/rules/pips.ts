import type { Tell } from '@roadstead/kernel';
import { NESTS } from '../board/map.js';
import { MOST_NATION_PIPS, MOST_PIRATE_PIPS } from '../board/numbers.js';
import { NATIONS } from '../cards/strategies.js';
import type { Event } from '../events.js';
import type { Side, State } from '../state.js';

/** The die of pirates or of a nation goes up or down. */
export function changePips(state: State, side: Side, by: number, tell?: Tell<Event>): void {
  if (side.kind === 'pirates') setPirates(state, side.nest, state.pirates[side.nest]! + by, tell);
  else if (side.kind === 'nation') setNation(state, side.nation, state.nations[side.nation]!.pips + by, tell);
}

export function setPirates(state: State, nest: number, pips: number, tell?: Tell<Event>): void {
  const n = Math.max(0, Math.min(MOST_PIRATE_PIPS, pips));
  if (n === state.pirates[nest]) return;
  state.pirates[nest] = n;
  tell?.({ type: 'pips', nest: NESTS[nest]!, n });
}

/** V-4.42: without a pip a nation leaves the board, and its experience is gone. */
export function setNation(state: State, nation: number, pips: number, tell?: Tell<Event>): void {
  const own = state.nations[nation]!;
  const n = Math.max(0, Math.min(MOST_NATION_PIPS, pips));
  if (n === own.pips) return;
  own.pips = n;
  if (n === 0) state.nations[nation] = null;
  tell?.({ type: 'pips', nation: NATIONS[nation]!, n });
}
