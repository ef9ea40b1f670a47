import { FastRandom } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { dealSeed, type Generation, testSeed, trainingSeed, tunableFor, tune } from '../src/all.js';

const TARGET = [3, -1, 0.5];

/** The nearer to the target the better, with noise that is the same for all candidates and noise that is not. */
function noisyScores(population: readonly (readonly number[])[], generation: number): number[] {
  const random = new FastRandom(`noise/${generation}`);
  return population.map((weights) => {
    const distance = Math.hypot(...weights.map((weight, i) => weight - TARGET[i]!));
    return -distance + (random.int(1000) / 1000 - 0.5) * 0.5;
  });
}

async function generations(seed: string, more: { kept?: ReadonlySet<number>; stopAt?: number } = {}) {
  const found: Generation[] = [];
  const plan = {
    start: [1, 0, 0.5],
    generations: 40,
    population: 30,
    seed,
    ...(more.kept && { kept: more.kept }),
    score: async (population: readonly (readonly number[])[], generation: number) =>
      generation === more.stopAt ? null : noisyScores(population, generation),
  };
  for await (const generation of tune(plan)) found.push(generation);
  return found;
}

describe('the tuner', () => {
  it('finds the best weights of a noisy toy problem', async () => {
    const found = await generations('toy');
    expect(found).toHaveLength(40);
    const centre = found.at(-1)!.cloud.centre;
    for (const [i, weight] of centre.entries()) expect(Math.abs(weight - TARGET[i]!)).toBeLessThan(0.25);
    expect(found.at(-1)!.mean).toBeGreaterThan(found[0]!.mean + 1);
    for (const { best, mean, centre } of found) {
      expect(best).toBeGreaterThan(mean);
      expect(best).toBeGreaterThanOrEqual(centre);
    }
  });

  it('finds the same for the same seed', async () => {
    expect(await generations('toy')).toEqual(await generations('toy'));
    expect(await generations('toy')).not.toEqual(await generations('other'));
  });

  it('leaves alone what it is told to keep', async () => {
    for (const { cloud } of await generations('kept', { kept: new Set([1]) })) expect(cloud.centre[1]).toBe(0);
  });

  it('ends with the last whole generation when it is stopped', async () => {
    expect(await generations('toy', { stopAt: 7 })).toEqual((await generations('toy')).slice(0, 7));
  });
});

describe('the deals learnt from', () => {
  it('are never those that measure, whatever the seed', () => {
    const training = ['a', 'test', 'tune', '../test'].flatMap((seed) =>
      [0, 1, 2].flatMap((generation) => [0, 1].map((table) => dealSeed(trainingSeed(seed, generation, table), 0))),
    );
    const testing = ['a', 'test', 'tune', '../tune'].flatMap((seed) =>
      [0, 1].map((table) => dealSeed(testSeed(seed, table), 0)),
    );
    expect(new Set(training).size).toBe(training.length);
    expect(training.every((seed) => seed.startsWith('tune/'))).toBe(true);
    expect(testing.every((seed) => seed.startsWith('test/'))).toBe(true);
  });
});

describe('tunables', () => {
  it('name a number for each weight, in every row', () => {
    const { names, rows } = tunableFor('port-royal')!;
    expect(new Set(names).size).toBe(names.length);
    for (const row of Object.values(rows)) {
      expect(row).toHaveLength(names.length);
      for (const weight of row) expect(Number.isFinite(weight)).toBe(true);
    }
    expect(tunableFor('chess')).toBeUndefined();
  });
});
