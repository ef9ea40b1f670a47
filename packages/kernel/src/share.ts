import type { Result, Seat } from './contract.js';

/** A seat's share of the victory, from 0 to 1: tied winners divide it, those who play together all have it or nobody. */
export function shareOf({ winners, won }: Result, seat: Seat): number {
  if (won !== undefined) return won ? 1 : 0;
  return winners.includes(seat) ? 1 / winners.length : 0;
}
