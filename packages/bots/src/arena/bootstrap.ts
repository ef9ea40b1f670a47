import { FastRandom } from '@roadstead/kernel';

/** A share with its 95 % interval. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** What one deal adds to a share: so much of so many. */
interface Part {
  readonly won: number;
  readonly of: number;
}

const RESAMPLES = 2000;
const OUTSIDE = 0.025;

/**
 * The share over all deals, and its percentile interval by drawing as many deals again and again. Deals are drawn whole:
 * the games of one deal have their luck in common.
 */
export function bootstrap(parts: readonly Part[], seed: string): Share {
  const share = ratio(parts, (i) => i);
  const random = new FastRandom(`${seed}/bootstrap`);
  const drawn = Array.from({ length: RESAMPLES }, () => ratio(parts, () => random.int(parts.length)));
  drawn.sort((a, b) => a - b);
  return {
    share: rounded(share),
    low: rounded(drawn[Math.floor(OUTSIDE * RESAMPLES)]!),
    high: rounded(drawn[Math.ceil((1 - OUTSIDE) * RESAMPLES) - 1]!),
  };
}

function ratio(parts: readonly Part[], at: (i: number) => number): number {
  let won = 0;
  let of = 0;
  for (let i = 0; i < parts.length; i++) {
    const part = parts[at(i)]!;
    won += part.won;
    of += part.of;
  }
  return of === 0 ? 0 : won / of;
}

/** Six places are enough for any reader, and keep the numbers short. */
export function rounded(value: number): number {
  return Number(value.toFixed(6));
}
