import type { Share } from './bootstrap.js';

/** By how many Elo points one is stronger than the other, with the 95 % interval. */
export interface Elo {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
}

/** A share of everything would be an infinite difference: it counts as half a game short of it. */
export function eloOf({ share, low, high }: Share, games: number): Elo {
  const most = 1 - 0.5 / Math.max(1, games);
  const elo = (of: number) => {
    const bounded = Math.min(most, Math.max(1 - most, of));
    return Number((400 * Math.log10(bounded / (1 - bounded))).toFixed(1));
  };
  return { difference: elo(share), low: elo(low), high: elo(high) };
}
