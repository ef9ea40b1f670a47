import type { Seat } from './contract.js';

const MAX_SEATS = 16;

/** Nobody has to act: the game is over. */
export const NOBODY: readonly Seat[] = [];

const ALONE: readonly (readonly Seat[])[] = Array.from({ length: MAX_SEATS }, (_, seat) => [seat]);

/** The list with this one seat in it; always the same object, so that asking who acts costs nothing. */
export function only(seat: Seat): readonly Seat[] {
  return ALONE[seat]!;
}

const ORDERS: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: MAX_SEATS + 1 }, (_, seats) =>
  Array.from({ length: seats }, (_, from) => Array.from({ length: seats }, (_, i) => (from + i) % seats)),
);

/** All seats of a table in turn order, beginning with one of them. */
export function clockwise(seats: number, from: Seat): readonly Seat[] {
  return ORDERS[seats]![from]!;
}
