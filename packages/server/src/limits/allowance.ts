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

  /** True if it may be done, which uses some of it up. What costs more than there can ever be takes all of it. */
  take(cost = 1): boolean {
    const now = this.now();
    this.left = this.leftAt(now);
    this.at = now;
    const price = Math.min(cost, this.rate.max);
    if (this.left < price) return false;
    this.left -= price;
    return true;
  }

  /** How many seconds it takes until as much may be done. */
  waitSeconds(cost = 1): number {
    const { max, seconds } = this.rate;
    const missing = Math.min(cost, max) - this.leftAt(this.now());
    return missing <= 0 ? 0 : Math.max(1, Math.ceil((missing * seconds) / max));
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

  take(key: string, cost?: number): boolean {
    return this.of(key).take(cost);
  }

  waitSeconds(key: string, cost?: number): number {
    return this.all.get(key)?.waitSeconds(cost) ?? 0;
  }

  forgetFull(): void {
    for (const [key, allowance] of this.all) if (allowance.isFull) this.all.delete(key);
  }

  private of(key: string): Allowance {
    const known = this.all.get(key);
    if (known !== undefined) return known;
    const fresh = new Allowance(this.rate, this.now);
    this.all.set(key, fresh);
    return fresh;
  }
}
