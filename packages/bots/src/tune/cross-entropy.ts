import type { Random } from '@roadstead/kernel';

/** Where the tuner looks: around a point, in each direction about so far. */
export interface Cloud {
  readonly centre: readonly number[];
  readonly spread: readonly number[];
}

export interface Scored {
  readonly weights: readonly number[];
  readonly score: number;
}

/** The first spread of a weight, as a part of it and a little more: even one of 0 is to move. */
const FIRST_PART = 0.4;
const LITTLE_MORE = 0.5;
/** The best of a generation that the next one is made from. */
const ELITE = 0.25;
/** How far to follow them: the rest stays, since luck is part of what made them the best. */
const STEP = 0.7;
/** The spread follows more slowly: a few lucky candidates say little about it. */
const SPREAD_STEP = 0.4;
/** No spread goes below this part of its first, or the search would freeze early. */
const LEAST_SPREAD = 0.2;

/** The first cloud around some weights; those in `kept` are not to be changed. */
export function firstCloud(start: readonly number[], kept: ReadonlySet<number>, part = FIRST_PART): Cloud {
  const spread = start.map((weight, i) => (kept.has(i) ? 0 : (Math.abs(weight) + LITTLE_MORE) * part));
  return { centre: start, spread };
}

/** The candidates of a generation: the centre itself, and others around it. */
export function candidates({ centre, spread }: Cloud, count: number, random: Random): number[][] {
  const around = () => centre.map((weight, i) => (spread[i] === 0 ? weight : weight + spread[i]! * normal(random)));
  return Array.from({ length: count }, (_, i) => (i === 0 ? [...centre] : around()));
}

/** The cloud that the best of a generation lie in. */
export function nextCloud(cloud: Cloud, first: Cloud, scored: readonly Scored[]): Cloud {
  const ranked = [...scored].sort((a, b) => b.score - a.score);
  const elite = ranked.slice(0, Math.max(2, Math.round(scored.length * ELITE))).map(({ weights }) => weights);
  const means = cloud.centre.map((_, i) => mean(elite.map((weights) => weights[i]!)));
  return {
    centre: cloud.centre.map((old, i) => old + STEP * (means[i]! - old)),
    spread: cloud.spread.map((old, i) => {
      // Seen from the old centre: the cloud widens where it moves, and stays wide where nothing can be learnt.
      const among = mean(elite.map((weights) => (weights[i]! - cloud.centre[i]!) ** 2));
      const followed = Math.sqrt(old ** 2 + SPREAD_STEP * (among - old ** 2));
      return Math.max(followed, first.spread[i]! * LEAST_SPREAD);
    }),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** One draw from the bell curve (Box and Muller). */
function normal(random: Random): number {
  const fine = 1 << 30;
  const radius = Math.sqrt(-2 * Math.log((random.int(fine) + 1) / fine));
  return radius * Math.cos((2 * Math.PI * random.int(fine)) / fine);
}
