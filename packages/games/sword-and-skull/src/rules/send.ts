import type { Seat, Tell } from '@roadstead/kernel';
import { FIGURES } from '../board/figures.js';
import { DEN, SHIPS, SPACES } from '../board/spaces.js';
import type { Event, SentReason } from '../events.js';
import type { State } from '../state.js';

/** SS-M9: back to its own ship; nothing happens to a figure that is there already. */
export function sendToShip(state: State, seat: Seat, figure: number, why: SentReason, tell?: Tell<Event>): void {
  send(state, seat, figure, SHIPS[figure]!, why, tell);
}

export function sendToDen(state: State, seat: Seat, figure: number, why: SentReason, tell?: Tell<Event>): void {
  send(state, seat, figure, DEN, why, tell);
}

function send(state: State, seat: Seat, figure: number, to: number, why: SentReason, tell?: Tell<Event>): void {
  const { at } = state.players[seat]!;
  if (at[figure] === to) return;
  at[figure] = to;
  tell?.({ type: 'sent', seat, figure: FIGURES[figure]!, to: SPACES[to]!.id, why });
}
