import type { Puzzle } from '@roadstead/kernel';
import { addressOf } from '../router/router.svelte.js';

/** Which puzzles somebody wants: by kind and by difficulty, or any. It stands in the address. */
export interface WantedPuzzles {
  readonly kind: string | null;
  readonly difficulty: number | null;
}

export function wantedIn(query: URLSearchParams): WantedPuzzles {
  const difficulty = Number(query.get('difficulty'));
  return { kind: query.get('kind'), difficulty: difficulty >= 1 && difficulty <= 3 ? difficulty : null };
}

export function queryOf({ kind, difficulty }: WantedPuzzles): Record<string, string> {
  return { ...(kind !== null && { kind }), ...(difficulty !== null && { difficulty: `${difficulty}` }) };
}

export function among(puzzles: readonly Puzzle[], { kind, difficulty }: WantedPuzzles): readonly Puzzle[] {
  return puzzles.filter(
    (puzzle) => (kind === null || puzzle.kind === kind) && (difficulty === null || puzzle.difficulty === difficulty),
  );
}

/** The next one that was not answered yet, from here on and round; null if all were. */
export function nextAfter(
  puzzles: readonly Puzzle[],
  current: string | null,
  answered: Readonly<Record<string, boolean>>,
): Puzzle | null {
  const at = puzzles.findIndex(({ id }) => id === current);
  const round = [...puzzles.slice(at + 1), ...puzzles.slice(0, at + 1)];
  return round.find(({ id }) => !(id in answered)) ?? null;
}

export function puzzleAddress(game: string, { id }: Puzzle, wanted: WantedPuzzles): string {
  return addressOf('learn', { game, puzzle: id, ...queryOf(wanted) });
}
