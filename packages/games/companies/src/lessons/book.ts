import type { Language, LessonBook, LessonWords } from '@roadstead/kernel';
import { LESSONS } from './script/index.js';
import type { LessonsWords } from './words/en/index.js';

/** The lessons with the words of one language. */
export function bookOf(language: Language, { lessons, puzzles }: LessonsWords): LessonBook {
  const wordsOf = lessons as Readonly<Record<string, LessonWords>>;
  return {
    game: 'companies',
    language,
    lessons: LESSONS.map((lesson) => ({ ...lesson, words: wordsOf[lesson.id]! })),
    puzzles,
  };
}
