import { LANGUAGES, type Language, type LessonBook, LessonCourse } from '@roadstead/kernel';
import { lessonFaults, waysThrough } from '@roadstead/kernel/harness';
import { describe, expect, it } from 'vitest';
import { portRoyal } from '../src/index.js';
import { loadLessons } from '../src/lessons/index.js';
import { LESSONS } from '../src/lessons/script/index.js';
import { CHAPTERS } from '../src/rulebook/rule-ids.js';

const books = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadLessons(language)] as const)),
) as Record<Language, LessonBook>;
const RULES = CHAPTERS.flatMap((chapter) => [...chapter.rules]);

describe('the lessons', () => {
  it.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))(
    '%s: comes to its end whatever is chosen, and is told in every language',
    (_, lesson) => {
      expect(lessonFaults(portRoyal, lesson, books, RULES)).toEqual([]);
    },
  );
});

describe('the guided first game', () => {
  const [firstGame] = LESSONS;
  const ways = waysThrough(portRoyal, firstGame);

  it('has at most 35 steps', () => {
    for (const way of ways) expect(way.length).toBeLessThanOrEqual(35);
  });

  it('speaks of all that a first game needs', () => {
    const spoken = firstGame.scenes.flatMap(({ steps }) => steps.flatMap(({ rules }) => [...rules]));
    const needed = [
      'PR-D1',
      'PR-D3',
      'PR-D6',
      'PR-D8',
      'PR-D9',
      'PR-T1',
      'PR-T3',
      'PR-T4',
      'PR-T5',
      'PR-X2',
      'PR-E1',
      'PR-E2',
    ];
    expect(spoken).toEqual(expect.arrayContaining(needed));
  });

  it('ends as its last words say: a tie, broken by coins', () => {
    const course = new LessonCourse(
      portRoyal,
      firstGame,
      ways[0]!.slice(0, -1).map(({ choice }) => choice),
    );
    expect(course.table.result).toMatchObject({
      winners: [0],
      ranking: [
        { seat: 0, place: 1, influence: 12, coins: 2 },
        { seat: 1, place: 2, influence: 12, coins: 0 },
        { seat: 2, place: 3 },
      ],
    });
  });
});
