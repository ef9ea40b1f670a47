import { PUZZLES_FORMAT, type PuzzleBook } from '@roadstead/kernel';
import { UsageError } from '../usage.js';

/** One puzzle a line, so that a change can be read. */
export function printBook({ puzzles, ...head }: PuzzleBook): string {
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},"puzzles":[\n${lines}\n]}\n`;
}

export function bookIn(text: string, game: string): PuzzleBook {
  try {
    const book = JSON.parse(text) as PuzzleBook;
    if (book.format === PUZZLES_FORMAT && book.game === game && Array.isArray(book.puzzles)) return book;
  } catch {}
  throw new UsageError('this is no file of puzzles');
}
