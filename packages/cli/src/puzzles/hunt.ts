import { type Candidate, candidatesIn, chooseUnlike, type Found, prove } from '@roadstead/bots/all';
import type { AnyGame, Puzzle, PuzzleSense } from '@roadstead/kernel';

export interface Hunt {
  readonly game: AnyGame;
  readonly sense: PuzzleSense;
  /** The number of the first game, and how many there are from it on. */
  readonly from: number;
  readonly games: number;
  readonly keep: number;
  readonly iterations: number;
  readonly seed: string;
  progress?(done: number): void;
  cancelled?(): boolean;
}

/** Looked at closely in each game; kinds that are rare come before those of which there are many. */
const PER_GAME = 5;
const PER_KIND = 2;

interface Catch {
  readonly puzzles: readonly Puzzle[];
  /** The games that were looked through: fewer than planned if somebody stopped it. */
  readonly games: number;
}

/** Plays games, looks closely at what is promising, and keeps what is sure. */
export async function hunt(plan: Hunt): Promise<Catch> {
  const { game, sense, from, games, keep, iterations, seed } = plan;
  const found: Found[] = [];
  let done = 0;
  for (; done < games && !plan.cancelled?.(); done++) {
    for (const one of promising(candidatesIn(game, sense, from + done, seed))) {
      const puzzle = prove(game, one, iterations);
      if (puzzle === null) continue;
      const view = game.view(one.state, one.seat);
      found.push({ puzzle, likeness: sense.likeness(view, one.seat, puzzle.answers[0]!.action) });
    }
    plan.progress?.(done + 1);
    await breath();
  }
  return { puzzles: chooseUnlike(found, keep), games: done };
}

function promising(candidates: readonly Candidate[]): readonly Candidate[] {
  const best = [...candidates].sort((a, b) => b.promise - a.promise);
  const kinds = new Map<string, number>();
  const some = best.filter(({ kind }) => {
    const n = kinds.get(kind) ?? 0;
    kinds.set(kind, n + 1);
    return n < PER_KIND;
  });
  return some.slice(0, PER_GAME);
}

/** So that an interrupt is heard. */
function breath(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
