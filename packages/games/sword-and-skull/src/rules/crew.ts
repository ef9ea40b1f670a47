import type { Seat, Tell } from '@roadstead/kernel';
import { CREW } from '../cards/crew.js';
import type { Event } from '../events.js';
import type { Player, State } from '../state.js';
import { countMight } from './items.js';

/** A crew card from its stack. */
export function recruit(state: State, seat: Seat, kind: number, tell?: Tell<Event>): void {
  state.crew[kind]!--;
  addCrew(state.players[seat]!, kind, 1);
  tell?.({ type: 'recruited', seat, crew: CREW[kind]!.id, from: null });
}

/** A crew card of another player. */
export function winOver(state: State, seat: Seat, kind: number, from: Seat, tell?: Tell<Event>): void {
  addCrew(state.players[from]!, kind, -1);
  addCrew(state.players[seat]!, kind, 1);
  tell?.({ type: 'recruited', seat, crew: CREW[kind]!.id, from });
}

/** SS-C3: crew works for its symbols, for both figures alike (SS-R2). */
export function addCrew(player: Player, kind: number, times: 1 | -1): void {
  const { might, gold } = CREW[kind]!;
  player.crew[kind]! += times;
  player.crewCount += times;
  player.symbols += times * gold;
  countMight(player, might, times);
}
