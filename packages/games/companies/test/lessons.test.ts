import { LANGUAGES, type Language, type LessonBook } from '@roadstead/kernel';
import { lessonFaults, waysThrough } from '@roadstead/kernel/harness';
import { describe, expect, it } from 'vitest';
import { companies } from '../src/index.js';
import { loadLessons, PUZZLE_KINDS } from '../src/lessons/index.js';
import { LESSONS } from '../src/lessons/script/index.js';
import { RULE_IDS } from './rule-ids.js';

const books = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadLessons(language)] as const)),
) as Record<Language, LessonBook>;

describe('the lessons', () => {
  it.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))(
    '%s: comes to its end whatever is chosen, and is told in every language',
    (_, lesson) => {
      expect(lessonFaults(companies, lesson, books, RULE_IDS)).toEqual([]);
    },
  );

  it('are short', () => {
    for (const lesson of LESSONS) {
      for (const way of waysThrough(companies, lesson)) expect(way.length).toBeLessThanOrEqual(15);
    }
  });

  it('have words for every kind of question in every language', () => {
    for (const language of LANGUAGES) {
      for (const kind of PUZZLE_KINDS) expect(books[language].puzzles[kind]).toMatchObject({ ask: /\?$/ });
    }
  });
});
