import { consequence, LANGUAGES, LessonCourse, type LessonStep, type StepWords } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { type SkullResult, swordAndSkull } from '../src/index.js';
import { loadLessons } from '../src/lessons/index.js';
import { LESSONS } from '../src/lessons/script/index.js';
import { RULE_IDS } from './rule-ids.js';

const WORDS_A_MINUTE = 200;
const SECONDS_A_STEP = 4;
const SIX_MINUTES = 360;

const books = await Promise.all(LANGUAGES.map((language) => loadLessons(language)));

interface Taken {
  readonly step: LessonStep<unknown, never>;
  readonly choice: string;
}

/** Every way through a lesson, as what is said on it; fails where somebody would be stuck. */
function waysThrough(lesson: (typeof LESSONS)[number]): readonly (readonly Taken[])[] {
  const ways: Taken[][] = [];
  const walk = (taken: readonly string[], way: readonly Taken[]): void => {
    const course = new LessonCourse(swordAndSkull, lesson, taken);
    const step = course.step as LessonStep<unknown, never> | null;
    if (step === null) {
      ways.push([...way]);
      return;
    }
    const choices = step.kind === 'do' ? [...new Set(course.choices.map(({ choice }) => choice))] : [''];
    expect(choices.length, `${lesson.id}: nothing can be done at ${step.id} after ${taken.join(' ')}`).toBeGreaterThan(
      0,
    );
    for (const choice of choices) walk([...taken, choice], [...way, { step, choice }]);
  };
  walk([], []);
  return ways;
}

const WAYS = new Map(LESSONS.map((lesson) => [lesson.id, waysThrough(lesson)] as const));
const countWords = (text: string) => text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length;

describe.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('the lesson %s', (id, lesson) => {
  const ways = WAYS.get(id)!;

  it('comes to its end whatever is chosen, and every choice of every step can be made on some way', () => {
    expect(ways.length).toBeGreaterThan(0);
    for (const { steps } of lesson.scenes) {
      for (const step of steps) {
        const met = ways.flat().filter((taken) => taken.step.id === step.id);
        expect(met.length, step.id).toBeGreaterThan(0);
        if (step.kind !== 'do') continue;
        expect(new Set(met.map(({ choice }) => choice)), step.id).toEqual(new Set(step.choices.map((one) => one.id)));
      }
    }
  });

  it('shows something in every step that is watched, and leaves the learner to act where it asks for an act', () => {
    let asked = 0;
    for (const way of ways.slice(0, 4)) {
      const course = new LessonCourse(swordAndSkull, lesson);
      for (const { step, choice } of way) {
        expect(course.step?.id).toBe(step.id);
        expect(course.watched === null, step.id).toBe(step.kind !== 'watch');
        if (step.kind === 'do') {
          asked++;
          expect(course.table.toAct).toEqual([0]);
        }
        course.goOn(choice);
      }
    }
    expect(asked).toBeGreaterThan(0);
  });

  it('speaks of rules that exist, and of each step only once', () => {
    const steps = lesson.scenes.flatMap((scene) => [...scene.steps]);
    for (const step of steps) for (const rule of step.rules) expect(RULE_IDS).toContain(rule);
    expect(new Set(steps.map((step) => step.id)).size).toBe(steps.length);
  });

  describe.each(books.map((book) => [book.language, book] as const))('in %s', (_language, book) => {
    const { words } = book.lessons.find((one) => one.id === id)!;
    const wordsOf = ({ step }: Taken) => words.steps[step.id] as StepWords;

    it('has words for every step and every choice, each short enough, and none too many', () => {
      const ids = lesson.scenes.flatMap(({ steps }) => steps.map((step) => step.id));
      expect(Object.keys(words.steps).sort()).toEqual([...ids].sort());
      for (const taken of ways.flat()) {
        const { say } = wordsOf(taken);
        expect(countWords(say), say).toBeLessThanOrEqual(45);
        if (taken.step.kind === 'read') continue;
        expect(consequence(wordsOf(taken), taken.choice), `${taken.step.id} ${taken.choice}`).toBeTruthy();
      }
    });

    it('can be read and done in six minutes, whatever is chosen', () => {
      const times = ways.map((way) => {
        const read = way.map((taken) => `${wordsOf(taken).say} ${consequence(wordsOf(taken), taken.choice) ?? ''}`);
        return (countWords(read.join(' ')) / WORDS_A_MINUTE) * 60 + way.length * SECONDS_A_STEP;
      });
      expect(Math.max(...times)).toBeLessThanOrEqual(SIX_MINUTES);
    });
  });
});

describe('the guided first game', () => {
  const [firstGame] = LESSONS;
  const ways = WAYS.get(firstGame.id)!;

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

  it('stands where it was left, and goes back step by step', () => {
    const way = ways.at(-1)!.map(({ choice }) => choice);
    const left = new LessonCourse(swordAndSkull, firstGame, way.slice(0, 12));
    const resumed = new LessonCourse(swordAndSkull, firstGame, [...left.taken]);
    expect(resumed.step?.id).toBe(left.step?.id);
    expect(resumed.table.view(0)).toEqual(left.table.view(0));
    const back = new LessonCourse(swordAndSkull, firstGame, left.taken.slice(0, -1));
    expect(back.progress.done).toBe(left.progress.done - 1);
    expect(back.last?.choice).toBe(way[10]);
  });
});
