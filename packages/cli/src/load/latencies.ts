/** Milliseconds that things took. */
export class Latencies {
  private readonly all: number[] = [];

  add(ms: number): void {
    this.all.push(ms);
  }

  get count(): number {
    return this.all.length;
  }

  /** The time within which this share of them was done. */
  within(share: number): number {
    const sorted = [...this.all].sort((a, b) => a - b);
    return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
  }
}
