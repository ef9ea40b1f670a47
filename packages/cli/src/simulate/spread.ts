/** Whole numbers counted one by one. Only sums are kept, and whole ones: merging is exact in any order. */
export interface Spread {
  n: number;
  sum: number;
  squares: number;
  least: number | null;
  most: number | null;
}

export interface SpreadReport {
  readonly mean: number;
  readonly sd: number;
  readonly least: number;
  readonly most: number;
}

export function emptySpread(): Spread {
  return { n: 0, sum: 0, squares: 0, least: null, most: null };
}

export function count(spread: Spread, value: number): void {
  spread.n++;
  spread.sum += value;
  spread.squares += value * value;
  spread.least = Math.min(value, spread.least ?? value);
  spread.most = Math.max(value, spread.most ?? value);
}

export function mergeSpread(into: Spread, from: Spread): void {
  into.n += from.n;
  into.sum += from.sum;
  into.squares += from.squares;
  if (from.least !== null) into.least = Math.min(from.least, into.least ?? from.least);
  if (from.most !== null) into.most = Math.max(from.most, into.most ?? from.most);
}

export function reportSpread(spread: Spread): SpreadReport {
  const { n, sum, squares } = spread;
  const mean = n === 0 ? 0 : sum / n;
  const variance = n < 2 ? 0 : Math.max(0, (squares - sum * mean) / (n - 1));
  return { mean: rounded(mean), sd: rounded(Math.sqrt(variance)), least: spread.least ?? 0, most: spread.most ?? 0 };
}

/** Six places are enough for any reader, and keep the numbers short. */
export function rounded(value: number): number {
  return Number(value.toFixed(6));
}

/** Adds one list of counts to another of the same length. */
export function addCounts(into: number[], from: readonly number[]): void {
  from.forEach((value, i) => {
    into[i] = (into[i] ?? 0) + value;
  });
}
