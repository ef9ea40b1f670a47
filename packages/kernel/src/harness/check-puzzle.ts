import type { AnyGame } from '../contract.js';
import { type Puzzle, type PuzzleSense, puzzleTable } from '../lessons/puzzle.js';
import { same } from '../same.js';
import { LANGUAGES } from '../words.js';

/** How sure the best answer must be: see the command that finds puzzles. */
const CLEAR_LEAD = 0.04;
const CLEAR_ERRORS = 4;
/** Figures are stored rounded. */
const ROUNDING = 1e-3;

/** What is wrong with a puzzle, one line each; empty is right: it can be laid out, answered, told and played on. */
export function puzzleFaults(game: AnyGame, sense: PuzzleSense, puzzle: Puzzle): readonly string[] {
  return [...positionFaults(game, sense, puzzle), ...answerFaults(puzzle)];
}

function positionFaults(game: AnyGame, sense: PuzzleSense, puzzle: Puzzle): string[] {
  const table = puzzleTable(game, puzzle);
  const legal = table.legal(puzzle.seat);
  const isAnswered = legal.every((action) => puzzle.answers.some((answer) => same(answer.action, action)));
  const faults = [
    !same(table.toAct, [puzzle.seat]) && 'another seat is asked',
    (puzzle.answers.length !== legal.length || !isAnswered) && 'its answers are not what may be done',
    sense.kindOf(table.view(puzzle.seat), legal) !== puzzle.kind && 'its kind is another',
  ].filter((fault) => fault !== false);
  // Throws where the story after it cannot be told.
  for (const { seat, action } of puzzle.next) table.act(seat, action);
  return faults;
}

function answerFaults({ answers, solvedBy }: Puzzle): string[] {
  const [best, ...others] = answers;
  const isClear = others.every(({ win, behind }) => {
    const least = behind && Math.max(CLEAR_LEAD, CLEAR_ERRORS * behind.error - ROUNDING);
    return least !== undefined && win < best!.win && behind!.win >= least;
  });
  const isTold = answers.every(({ why }) => LANGUAGES.every((language) => /\.$/.test(why[language])));
  return [
    best?.behind !== undefined && 'its best answer is behind another',
    !isClear && 'its best answer is not clear',
    !isTold && 'an answer has no reason in some language',
    Object.values(solvedBy).some((share) => share < 0 || share > 1) && 'a share of those who solve it cannot be',
  ].filter((fault) => fault !== false);
}
