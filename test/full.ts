import { it } from 'vitest';

/** Whether long checks go to their full length, as `npm run test:full` has it; `npm test` makes a part of each. */
export const FULL = process.env.ROADSTEAD_FULL === '1';

/** A test of what others come by as well, by another way or at greater length: left for the full run. */
export const inFull: ReturnType<typeof it.runIf> = it.runIf(FULL);

/** All of them in full, and every nth otherwise: what is alike need not all be looked at each time. */
export const everyNth = <T>(n: number, all: readonly T[]): readonly T[] =>
  FULL ? all : all.filter((_, i) => i % n === 0);
