import type { Chance } from '../contract.js';

/**
 * A small fast generator (sfc32) for simulation and search. Not for tables between people: its future can be computed
 * from what it has shown.
 */
export class FastRandom implements Chance {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: string) {
    [this.a, this.b, this.c] = seedWords(seed);
    for (let warmUp = 0; warmUp < 12; warmUp++) this.next();
  }

  /** Whole numbers below 2^32 scaled down: the error of at most bound / 2^32 does not show in any simulation. */
  int(bound: number): number {
    return Math.floor((this.next() / 4294967296) * bound);
  }

  revealed(): void {}

  private next(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
}

/** Three words from a text, by a multiplicative hash of its characters (xmur3's scheme). */
function seedWords(seed: string): [number, number, number] {
  let hash = 1779033703 ^ seed.length;
  for (let i = 0; i < seed.length; i++) {
    hash = Math.imul(hash ^ seed.charCodeAt(i), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  const word = () => {
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
    hash ^= hash >>> 16;
    return hash | 0;
  };
  return [word(), word(), word()];
}
