import { decisionOf, difficultyOf, inOrder, told } from '@roadstead/bots/all';
import { type AnyGame, FastRandom, type PuzzleBook, puzzleTable } from '@roadstead/kernel';

/** The same puzzles with the reasons as bots word them today, and graded as today. */
export function retold(game: AnyGame, book: PuzzleBook): PuzzleBook {
  const puzzles = book.puzzles.map((puzzle) => {
    const { state } = puzzleTable(game, puzzle);
    const decision = decisionOf(game, state, puzzle.seat, new FastRandom(puzzle.id));
    const difficulty = difficultyOf(puzzle.solvedBy, puzzle.answers[1]!.behind!.win);
    return { ...puzzle, difficulty, answers: told(decision, puzzle.answers) };
  });
  return { ...book, puzzles: inOrder(puzzles) };
}
