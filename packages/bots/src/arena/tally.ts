import type { Result, Seat } from '@roadstead/kernel';
import { addTimes, type Times } from './times.js';

/** A game that did not come to its end. */
export interface Failure {
  readonly deal: number;
  readonly rotation: number;
  /** Who had to act, if anybody had. */
  readonly seat: Seat | null;
  readonly name: string | null;
  readonly reason: string;
}

/** All that is kept of the games of one deal; the lists go by contestant. */
export interface DealTally {
  readonly deal: number;
  /** Games that came to their end. */
  games: number;
  /** Victories; a shared one counts in parts. */
  readonly wins: number[];
  /** Games won together with another seat. */
  readonly shared: number[];
  /** Games in which all won or lost together. */
  together: number;
  readonly failures: Failure[];
}

/** Some deals, and how long each contestant took for its decisions in them. */
export interface PlayedDeals {
  readonly deals: readonly DealTally[];
  readonly times: readonly Times[];
}

export function emptyDeal(deal: number, contestants: number): DealTally {
  const zeros = () => Array<number>(contestants).fill(0);
  return { deal, games: 0, wins: zeros(), shared: zeros(), together: 0, failures: [] };
}

export function countGame(tally: DealTally, seating: readonly number[], { winners, won }: Result): void {
  tally.games++;
  if (won !== undefined) tally.together++;
  for (const seat of winners) tally.wins[seating[seat]!]! += 1 / winners.length;
  if (winners.length < 2) return;
  for (const who of new Set(winners.map((seat) => seating[seat]!))) tally.shared[who]!++;
}

/** Puts parts of a match into one, in the order of deals, so that sums come out the same whoever played which. */
export function mergePlayedDeals(parts: readonly PlayedDeals[]): PlayedDeals {
  const deals = parts.flatMap((part) => part.deals).sort((a, b) => a.deal - b.deal);
  const times = parts.map((part) => part.times).reduce((sum, more) => sum.map((one, i) => addTimes(one, more[i]!)));
  return { deals, times };
}
