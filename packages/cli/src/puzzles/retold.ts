import { decisionOf, told } from '@roadstead/bots';
import { type AnyGame, FastRandom, type PuzzleBook, puzzleTable } from '@roadstead/kernel';

/** The same puzzles with the reasons as bots word them today. */
export function retold(game: AnyGame, book: PuzzleBook): PuzzleBook {
  const puzzles = book.puzzles.map((puzzle) => {
    const { state } = puzzleTable(game, puzzle);
    const decision = decisionOf(game, state, puzzle.seat, new FastRandom(puzzle.id));
    return { ...puzzle, answers: told(decision, puzzle.answers) };
  });
  return { ...book, puzzles };
}
