import type { View } from '../view.js';

/**
 * How many turns the one who looks has begun: an order lasts until the next of them. Only the own hand is open, so the view
 * says whose it is.
 */
export function turnOf({ players, start, turn }: View): string {
  const seats = players.length;
  const viewer = players.findIndex(({ hand }) => hand !== null);
  const before = (viewer - start + seats) % seats;
  return `${Math.floor((turn - 1 - before) / seats) + 1}`;
}
