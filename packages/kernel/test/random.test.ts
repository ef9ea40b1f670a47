import { createHash, createHmac } from 'node:crypto';
import { commitment, FastRandom, freshSeed, type Random, SecretRandom, shuffle } from '@roadstead/kernel';
import { describe, expect, test } from 'vitest';

/**
 * How far counts are from being equal, in terms of what chance allows: above 1 is less likely than one in a thousand.
 */
function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  const chiSquare = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  const spread = 2 / (9 * freedom);
  return chiSquare / (freedom * (1 - spread + 3.09 * Math.sqrt(spread)) ** 3);
}

function countsOf(random: Random, bound: number, draws: number): number[] {
  const counts = Array<number>(bound).fill(0);
  for (let i = 0; i < draws; i++) counts[random.int(bound)]!++;
  return counts;
}

const generators: [string, (seed: string) => Random][] = [
  ['FastRandom', (seed) => new FastRandom(seed)],
  ['SecretRandom', (seed) => new SecretRandom(seed, 1)],
];

describe.each(generators)('%s', (_, make) => {
  test.each([2, 3, 6, 7, 52, 100])('all numbers below %i are equally likely', (bound) => {
    expect(unevenness(countsOf(make(`bound ${bound}`), bound, 400 * bound))).toBeLessThan(1);
  });

  test('each number is equally likely to follow each other', () => {
    const random = make('pairs');
    const counts = Array<number>(36).fill(0);
    for (let i = 0; i < 20_000; i++) counts[random.int(6) * 6 + random.int(6)]!++;
    expect(unevenness(counts)).toBeLessThan(1);
  });

  test('the same seed gives the same numbers, another seed others', () => {
    const draw = (seed: string) => countsOf(make(seed), 1000, 50).join();
    expect(draw('north')).toBe(draw('north'));
    expect(draw('north')).not.toBe(draw('south'));
  });

  test('every order of a shuffled pile is equally likely', () => {
    const random = make('shuffle');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24 * 400; i++) {
      const pile = ['a', 'b', 'c', 'd'];
      shuffle(pile, random);
      counts.set(pile.join(''), (counts.get(pile.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(unevenness([...counts.values()])).toBeLessThan(1);
  });
});

describe('SecretRandom', () => {
  /** The generator written a second time, with other tools. */
  function wordsOf(seed: string, entry: number, block: number): number[] {
    const bytes = createHmac('sha256', seed).update(`roadstead:${entry}:${block}`).digest();
    return Array.from({ length: 8 }, (_, i) => bytes.readUInt32BE(28 - 4 * i));
  }

  test('is HMAC-SHA-256 of the seed in counter mode', () => {
    const random = new SecretRandom('a seed', 17);
    const drawn = Array.from({ length: 16 }, () => random.int(2 ** 32));
    expect(drawn).toEqual([...wordsOf('a seed', 17, 0), ...wordsOf('a seed', 17, 1)]);
  });

  test('throws away what would favour small numbers', () => {
    const bound = 3 * 2 ** 30; // a quarter of all words must go, or the first third would come twice as often
    const random = new SecretRandom('thirds', 1);
    const thirds = [0, 0, 0];
    for (let i = 0; i < 6000; i++) thirds[Math.floor(random.int(bound) / 2 ** 30)]!++;
    expect(unevenness(thirds)).toBeLessThan(1);
    const words = Array.from({ length: 4 }, (_, block) => wordsOf('thirds', 1, block)).flat();
    const again = new SecretRandom('thirds', 1);
    const kept = words.filter((word) => word < bound);
    expect(kept.length).toBeLessThan(words.length);
    expect(kept.map(() => again.int(bound))).toEqual(kept);
  });

  test('every entry has a stream of its own', () => {
    const draws = (entry: number) => countsOf(new SecretRandom('one seed', entry), 1000, 20).join();
    expect(new Set(Array.from({ length: 200 }, (_, entry) => draws(entry))).size).toBe(200);
    const firsts = Array<number>(6).fill(0);
    for (let entry = 0; entry < 6000; entry++) firsts[new SecretRandom('firsts', entry).int(6)]!++;
    expect(unevenness(firsts)).toBeLessThan(1);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('cannot choose among %s outcomes', (bound) => {
    expect(() => new SecretRandom('seed', 0).int(bound)).toThrow(RangeError);
  });
});

describe('commitment', () => {
  test('is the SHA-256 of the seed', () => {
    expect(commitment('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(commitment('Ruhig über die Reede')).toBe(createHash('sha256').update('Ruhig über die Reede').digest('hex'));
  });

  test('fresh seeds have 256 bits and differ', () => {
    const seeds = Array.from({ length: 50 }, freshSeed);
    expect(seeds.every((seed) => /^[0-9a-f]{64}$/.test(seed))).toBe(true);
    expect(new Set(seeds).size).toBe(50);
  });
});
