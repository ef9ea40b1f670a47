import { LANGUAGES, type Language, type LessonBook, LessonCourse } from '@roadstead/kernel';
import { lessonFaults, waysThrough } from '@roadstead/kernel/harness';
import { describe, expect, it } from 'vitest';
import { type SkullResult, swordAndSkull } from '../src/index.js';
import { loadLessons } from '../src/lessons/index.js';
import { LESSONS } from '../src/lessons/script/index.js';
import { RULE_IDS } from './rule-ids.js';

const books = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadLessons(language)] as const)),
) as Record<Language, LessonBook>;

describe('the lessons', () => {
  it.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))(
    '%s: comes to its end whatever is chosen, and is told in every language',
    (_, lesson) => {
      expect(lessonFaults(swordAndSkull, lesson, books, RULE_IDS)).toEqual([]);
    },
  );
});

describe('the guided first game', () => {
  const [firstGame] = LESSONS;
  const ways = waysThrough(swordAndSkull, firstGame);

  it('has at most 35 steps', () => {
    for (const way of ways) expect(way.length).toBeLessThanOrEqual(35);
  });

  it('speaks of all that a first game needs', () => {
    const spoken = firstGame.scenes.flatMap(({ steps }) => steps.flatMap(({ rules }) => [...rules]));
    const needed = [
      'SS-M1',
      'SS-M2',
      'SS-M5',
      'SS-F2',
      'SS-F3',
      'SS-F4',
      'SS-F9',
      'SS-F10',
      'SS-F18',
      'SS-B1',
      'SS-B5',
      'SS-B6',
      'SS-B7',
      'SS-E1',
    ];
    expect(spoken).toEqual(expect.arrayContaining(needed));
  });

  it('SS-E1 ends as its last words say: the learner has won, by ransom or by the officer', () => {
    const results = ways.map((way) => {
      const course = new LessonCourse(
        swordAndSkull,
        firstGame,
        way.slice(0, -1).map(({ choice }) => choice),
      );
      return course.table.result;
    });
    for (const result of results) expect(result).toMatchObject({ winners: [0] });
    const by = results.map((result) => (result as SkullResult).ranking[0]!.by);
    expect(new Set(by)).toEqual(new Set(['ransom', 'fight']));
  });
});
