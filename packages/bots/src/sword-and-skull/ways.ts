import { CASTLE, FACES, SPACES, STOPS } from '@roadstead/sword-and-skull';

/** Where a walk may end, and whether it comes onto the Castle. */
export interface WalkEnd {
  readonly to: number;
  readonly castle: boolean;
}

/** The longest walk: a fair wind, or the best roll with a compass. */
const LONGEST = 2 * FACES;

function waysFrom(space: number, left: number, castle: boolean): WalkEnd[] {
  const { next } = SPACES[space]!;
  if (left === 0 || next.length === 0) return [{ to: space, castle }];
  return next.flatMap((to) => waysFrom(to, STOPS[to] ? 0 : left - 1, castle || to === CASTLE));
}

/** By space and steps: every end of a walk, one for each choice at the forks. */
export const WAYS: readonly (readonly (readonly WalkEnd[])[])[] = SPACES.map((_, space) =>
  Array.from({ length: LONGEST + 1 }, (_, steps) => waysFrom(space, steps, false)),
);

/** Where a walk may end that goes on over this space, at a fork with so many steps left. */
export function waysOver(to: number, left: number): readonly WalkEnd[] {
  return waysFrom(to, STOPS[to] ? 0 : left - 1, to === CASTLE);
}

/** The sums of two dice, with their chances; doubles count as any other sum. */
export const SUMS: readonly number[] = (() => {
  const sums = Array<number>(2 * FACES - 1).fill(0);
  for (let a = 0; a < FACES; a++) for (let b = 0; b < FACES; b++) sums[a + b]! += 1 / (FACES * FACES);
  return sums;
})();
