/** Deals to learn from: others for each generation and each table, the same for all candidates. */
export function trainingSeed(seed: string, generation: number, table: number): string {
  return `tune/${seed}/${generation}/${table}`;
}

/** Deals to measure with: no text that begins so is ever learnt from. */
export function testSeed(seed: string, table: number): string {
  return `test/${seed}/${table}`;
}
