import type { Puzzle } from '@roadstead/kernel';

/** A puzzle and what it is like: see `PuzzleSense`. */
export interface Found {
  readonly puzzle: Puzzle;
  readonly likeness: string;
}

/**
 * So many puzzles, as unlike each other as can be: no two of the same likeness and kind, and in turn from every kind of
 * question, every difficulty and every table.
 */
export function chooseUnlike(found: readonly Found[], most: number): readonly Puzzle[] {
  const left = [...found];
  const chosen: Found[] = [];
  while (chosen.length < most) {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const [i, one] of left.entries()) {
      if (chosen.some((other) => isAlike(one, other))) continue;
      const crowd = crowding(one, chosen);
      if (crowd >= least) continue;
      least = crowd;
      best = i;
    }
    if (best < 0) break;
    chosen.push(...left.splice(best, 1));
  }
  return chosen.map(({ puzzle }) => puzzle).sort((a, b) => a.difficulty - b.difficulty);
}

function isAlike(one: Found, other: Found): boolean {
  return (
    one.likeness === other.likeness &&
    one.puzzle.kind === other.puzzle.kind &&
    boxOf(one.puzzle) === boxOf(other.puzzle) &&
    one.puzzle.difficulty === other.puzzle.difficulty
  );
}

/** How much of the same is there already. */
function crowding({ puzzle }: Found, chosen: readonly Found[]): number {
  const share = (same: (other: Puzzle) => boolean) => chosen.filter((other) => same(other.puzzle)).length;
  return (
    share(({ kind }) => kind === puzzle.kind) +
    share(({ difficulty }) => difficulty === puzzle.difficulty) / 2 +
    share((other) => boxOf(other) === boxOf(puzzle)) / 4 +
    share(({ table }) => table.seed === puzzle.table.seed) * 2
  );
}

function boxOf({ table }: Puzzle): string {
  return JSON.stringify(table.options);
}
