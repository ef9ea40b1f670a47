import type { Language, LoadLessons, PuzzleBook } from '@roadstead/kernel';
import { bookOf } from './book.js';
import type { LessonsWords } from './words/en/index.js';

export { PUZZLE_KINDS, type PuzzleKind, puzzleSense } from './puzzle-sense.js';

/** Each language is a file of its own, loaded when somebody learns in it. */
const WORDS: Readonly<Record<Language, () => Promise<{ readonly words: LessonsWords }>>> = {
  en: () => import('./words/en/index.js'),
  nl: () => import('./words/nl/index.js'),
  de: () => import('./words/de/index.js'),
};

export const loadLessons: LoadLessons = async (language) => bookOf(language, (await WORDS[language]()).words);

/** The puzzles are a file of data, as the command that finds them writes it. */
export async function loadPuzzles(): Promise<PuzzleBook> {
  const { default: book } = await import('./puzzles.json', { with: { type: 'json' } });
  return book as unknown as PuzzleBook;
}
