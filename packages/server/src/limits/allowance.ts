import type { Rate } from '../config/config.js';

/** How much somebody may still do: it fills up again with time. */
export class Allowance {
  private readonly rate: Rate;
  private readonly now: () => number;
  private left: number;
  private at: number;

  constructor(rate: Rate, now: () => number) {
    this.rate = rate;
    this.now = now;
    this.left = rate.max;
    this.at = now();
  }

  /** True if it may be done, which uses some of it up. */
  take(): boolean {
    const now = this.now();
    this.left = this.leftAt(now);
    this.at = now;
    if (this.left < 1) return false;
    this.left--;
    return true;
  }

  /** Nothing has been used that is not there again. */
  get isFull(): boolean {
    return this.leftAt(this.now()) === this.rate.max;
  }

  private leftAt(now: number): number {
    const { max, seconds } = this.rate;
    return Math.min(max, this.left + (Math.max(0, now - this.at) / (seconds * 1_000)) * max);
  }
}

/** The allowances of many, each by a key; forgotten when they are full again. */
export class Allowances {
  private readonly rate: Rate;
  private readonly now: () => number;
  private readonly all = new Map<string, Allowance>();

  constructor(rate: Rate, now: () => number) {
    this.rate = rate;
    this.now = now;
  }

  take(key: string): boolean {
    let allowance = this.all.get(key);
    if (allowance === undefined) {
      allowance = new Allowance(this.rate, this.now);
      this.all.set(key, allowance);
    }
    return allowance.take();
  }

  forgetFull(): void {
    for (const [key, allowance] of this.all) if (allowance.isFull) this.all.delete(key);
  }
}
