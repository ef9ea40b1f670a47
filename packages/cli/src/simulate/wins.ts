import { addCounts, rounded } from './spread.js';

/** Victories by the number of seats that shared them: the first entry counts victories alone, the next those of two … */
export type Wins = number[];

export interface ShareReport {
  readonly share: number;
  /** The 95 % interval (Wilson). */
  readonly low: number;
  readonly high: number;
}

export function emptyWins(seats: number): Wins {
  return Array<number>(seats).fill(0);
}

export function countWin(wins: Wins, winners: number): void {
  wins[winners - 1]!++;
}

export const mergeWins: (into: Wins, from: Wins) => void = addCounts;

/** A victory shared by n seats counts 1/n for each. */
export function reportShare(wins: Wins, games: number): ShareReport {
  const share = games === 0 ? 0 : wins.reduce((sum, times, i) => sum + times / (i + 1), 0) / games;
  const [low, high] = wilson(share, games);
  return { share: rounded(share), low: rounded(low), high: rounded(high) };
}

const Z = 1.959964;

function wilson(share: number, n: number): [number, number] {
  if (n === 0) return [0, 1];
  const scale = 1 + (Z * Z) / n;
  const centre = (share + (Z * Z) / (2 * n)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n));
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
}
