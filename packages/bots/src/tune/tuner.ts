import { FastRandom } from '@roadstead/kernel';
import { type Cloud, candidates, firstCloud, nextCloud, type Scored } from './cross-entropy.js';

export interface TunePlan {
  readonly start: readonly number[];
  /** Places of weights that stay as they are. */
  readonly kept?: ReadonlySet<number>;
  /** How far around the start to look first, as a part of each weight: less where the start is good already. */
  readonly spread?: number;
  readonly generations: number;
  readonly population: number;
  readonly seed: string;
  /** How well each candidate does in this generation's trials, the same for all; more is better. Null ends the tuning. */
  score(population: readonly (readonly number[])[], generation: number): Promise<readonly number[] | null>;
}

export interface Generation {
  readonly generation: number;
  readonly best: number;
  readonly mean: number;
  /** How the weights did that all others were scattered around. */
  readonly centre: number;
  /** What this generation makes of them. */
  readonly cloud: Cloud;
}

/** Tunes by the cross-entropy method: the best candidates of each generation say where the next one looks. */
export async function* tune(plan: TunePlan): AsyncGenerator<Generation> {
  const random = new FastRandom(`${plan.seed}/candidates`);
  const first = firstCloud(plan.start, plan.kept ?? new Set(), plan.spread);
  let cloud = first;
  for (let generation = 0; generation < plan.generations; generation++) {
    const population = candidates(cloud, plan.population, random);
    const scores = await plan.score(population, generation);
    if (scores === null) return;
    const scored = population.map((weights, i): Scored => ({ weights, score: scores[i]! }));
    cloud = nextCloud(cloud, first, scored);
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    yield { generation, best: Math.max(...scores), mean, centre: scores[0]!, cloud };
  }
}
