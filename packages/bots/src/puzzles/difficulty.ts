import type { Difficulty, Puzzle } from '@roadstead/kernel';

/** A lead that nobody sees at once, however simple the thought; and one that can hardly be overlooked. */
const SMALL_LEAD = 0.06;
const LARGE_LEAD = 0.12;

type SolvedBy = Puzzle['solvedBy'];

/** How many of a rule of thumb and an experienced eye find the answer already. */
function quickFinders({ greedy = 0, captain = 0 }: SolvedBy): number {
  return [greedy, captain].filter((solved) => solved > 0.5).length;
}

/** By who finds the answer already, and by how much it leads. */
export function difficultyOf(solvedBy: SolvedBy, lead: number): Difficulty {
  const misled = 2 - quickFinders(solvedBy);
  const grade = 1 + misled + (lead < SMALL_LEAD ? 1 : 0) - (lead >= LARGE_LEAD ? 1 : 0);
  return Math.min(3, Math.max(1, grade)) as Difficulty;
}

/** Puzzles that deceive alike: quick wits find both, one or none of them, and at once or not. */
export function guile({ solvedBy, answers }: Pick<Puzzle, 'solvedBy' | 'answers'>): number {
  const finders = quickFinders(solvedBy);
  if (finders === 0) return 3;
  return finders === 1 || answers[1]!.behind!.win < SMALL_LEAD ? 2 : 1;
}

/** The easiest first, and always in the same order. */
export function inOrder(puzzles: readonly Puzzle[]): Puzzle[] {
  return [...puzzles].sort((a, b) => a.difficulty - b.difficulty || a.id.localeCompare(b.id, 'en', { numeric: true }));
}
