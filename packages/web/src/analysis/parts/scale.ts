import type { Percents } from '@roadstead/bots';

/** One scale for the ways of all seats. */
export interface Scale {
  /** Where a percentage stands, from 0 at the left to 1 at the right. */
  at(percent: number): number;
  /** The percentages that are ruled. */
  readonly marks: readonly number[];
}

const STEP = 25;

/** From none to all, and beyond: many decisions can cost more in sum than there ever was, as luck brings it back. */
export function scaleOf(ways: readonly Percents[]): Scale {
  const reached = ways.flatMap(({ start, skill, end }) => [start, start + skill, end]);
  const from = Math.floor(Math.min(0, ...reached) / STEP) * STEP;
  const to = Math.ceil(Math.max(100, ...reached) / STEP) * STEP;
  return {
    at: (percent) => (percent - from) / (to - from),
    marks: Array.from({ length: (to - from) / STEP - 1 }, (_, i) => from + (i + 1) * STEP),
  };
}
