import type { Seat, Tell } from '@roadstead/kernel';
import type { Event, GoldReason } from '../events.js';
import type { State } from '../state.js';

/** SS-E2: the bank is without end. */
export function gainFromBank(state: State, seat: Seat, n: number, why: GoldReason, tell?: Tell<Event>): void {
  if (n === 0) return;
  state.bank -= n;
  state.players[seat]!.gold += n;
  tell?.({ type: 'gold', seat, n, why, from: 'bank' });
}

export function payToBank(state: State, seat: Seat, n: number, why: GoldReason, tell?: Tell<Event>): void {
  state.bank += n;
  state.players[seat]!.gold -= n;
  tell?.({ type: 'gold', seat, n, why, to: 'bank' });
}

/** Pays gold that is there, to another player or the treasure trove. */
export function payTo(
  state: State,
  seat: Seat,
  n: number,
  to: Seat | 'trove',
  why: GoldReason,
  tell?: Tell<Event>,
): void {
  if (n === 0) return;
  state.players[seat]!.gold -= n;
  if (to === 'trove') state.trove += n;
  else state.players[to]!.gold += n;
  tell?.({ type: 'gold', seat, n, why, to });
}

/** Takes gold that is there from another player. */
export function takeFrom(state: State, seat: Seat, n: number, from: Seat, why: GoldReason, tell?: Tell<Event>): void {
  state.players[from]!.gold -= n;
  state.players[seat]!.gold += n;
  tell?.({ type: 'gold', seat, n, why, from });
}
