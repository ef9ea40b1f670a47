import type { Seat } from '@roadstead/kernel';
import type { State } from '../state.js';

/** A player pays the bank. */
export function pay(state: State, seat: Seat, ducats: number): void {
  state.players[seat]!.ducats -= ducats;
  state.bank += ducats;
}

/** The bank pays a player. */
export function receive(state: State, seat: Seat, ducats: number): void {
  pay(state, seat, -ducats);
}

export function transfer(state: State, from: Seat, to: Seat, ducats: number): void {
  state.players[from]!.ducats -= ducats;
  state.players[to]!.ducats += ducats;
}
