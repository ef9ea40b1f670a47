/** A mean with its standard error. */
export interface Measured {
  readonly mean: number;
  readonly error: number;
}

/** By the spread of the numbers themselves; of fewer than two nothing is known. */
export function measure(numbers: readonly number[]): Measured {
  const n = numbers.length;
  let sum = 0;
  let squares = 0;
  for (const number of numbers) {
    sum += number;
    squares += number * number;
  }
  const mean = n === 0 ? 0 : sum / n;
  const variance = n < 2 ? 1 : Math.max(0, (squares - sum * mean) / (n - 1));
  return { mean, error: n < 2 ? 1 : Math.sqrt(variance / n) };
}

/** One by one, as far as both go. What both have in common drops out, so that the difference is known better than either. */
export function differences(ones: readonly number[], others: readonly number[]): number[] {
  const n = Math.min(ones.length, others.length);
  return Array.from({ length: n }, (_, i) => ones[i]! - others[i]!);
}
