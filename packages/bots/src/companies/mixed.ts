/** A row player's and a column player's shares of their cards, and what the row player gets when both keep to them. */
interface Mixture {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly value: number;
}

const ROUNDS = 250;

/**
 * Shares at which nobody gains by always playing the same card, found by both regretting what they did not play: what the
 * row player gets, the column player loses.
 */
export function mixtureOf(payoff: readonly (readonly number[])[]): Mixture {
  const height = payoff.length;
  const width = payoff[0]!.length;
  const regrets = [zeros(height), zeros(width)] as const;
  const sums = [zeros(height), zeros(width)] as const;
  const gains = zeros(height);
  const losses = zeros(width);
  for (let round = 1; round <= ROUNDS; round++) {
    const rows = byRegret(regrets[0]);
    const columns = byRegret(regrets[1]);
    losses.fill(0);
    let value = 0;
    for (let i = 0; i < height; i++) {
      const row = payoff[i]!;
      let gain = 0;
      for (let j = 0; j < width; j++) {
        gain += row[j]! * columns[j]!;
        losses[j]! += row[j]! * rows[i]!;
      }
      gains[i] = gain;
      value += gain * rows[i]!;
    }
    for (let i = 0; i < height; i++) {
      regrets[0][i] = Math.max(0, regrets[0][i]! + gains[i]! - value);
      sums[0][i]! += round * rows[i]!;
    }
    for (let j = 0; j < width; j++) {
      regrets[1][j] = Math.max(0, regrets[1][j]! + value - losses[j]!);
      sums[1][j]! += round * columns[j]!;
    }
  }
  const rows = shares(sums[0]);
  const columns = shares(sums[1]);
  const value = payoff.reduce((sum, row, i) => sum + rows[i]! * row.reduce((s, one, j) => s + one * columns[j]!, 0), 0);
  return { rows, columns, value };
}

const zeros = (length: number): number[] => Array<number>(length).fill(0);

function byRegret(regrets: readonly number[]): number[] {
  const all = sumOf(regrets);
  return regrets.map((one) => (all === 0 ? 1 / regrets.length : one / all));
}

function shares(sums: readonly number[]): number[] {
  const all = sumOf(sums);
  return sums.map((one) => one / all);
}

function sumOf(numbers: readonly number[]): number {
  let sum = 0;
  for (const one of numbers) sum += one;
  return sum;
}
