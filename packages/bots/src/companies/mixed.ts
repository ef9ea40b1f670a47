/** A row player's and a column player's shares of their cards, and what the row player gets when both keep to them. */
export interface Mixture {
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
  const regrets = [Array<number>(height).fill(0), Array<number>(width).fill(0)] as const;
  const sums = [Array<number>(height).fill(0), Array<number>(width).fill(0)] as const;
  for (let round = 1; round <= ROUNDS; round++) {
    const rows = byRegret(regrets[0]);
    const columns = byRegret(regrets[1]);
    const gains = payoff.map((row) => row.reduce((sum, one, j) => sum + one * columns[j]!, 0));
    const losses = columns.map((_, j) => payoff.reduce((sum, row, i) => sum + row[j]! * rows[i]!, 0));
    const value = gains.reduce((sum, one, i) => sum + one * rows[i]!, 0);
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

function byRegret(regrets: readonly number[]): number[] {
  const all = regrets.reduce((sum, one) => sum + one, 0);
  return all === 0 ? regrets.map(() => 1 / regrets.length) : regrets.map((one) => one / all);
}

function shares(sums: readonly number[]): number[] {
  const all = sums.reduce((sum, one) => sum + one, 0);
  return sums.map((one) => one / all);
}
