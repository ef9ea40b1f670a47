import { type Lesson, LessonCourse, type Made, type Puzzle, puzzleTable } from '@roadstead/kernel';
import { expect, test } from 'vitest';
import { type LotsAction, type LotsView, lots } from './games/lots.js';

const any = () => true;
const lesson: Lesson<LotsView, LotsAction> = {
  id: 'lots',
  scenes: [
    {
      table: () => ({ seats: 3, seed: 'lots' }),
      steps: [
        { id: 'others', kind: 'watch', rules: [], acts: [any, any] },
        { id: 'own', kind: 'do', rules: [], choices: [{ id: 'lay', fits: any }] },
      ],
    },
  ],
};

test('others act although the learner is asked at the same time', () => {
  const course = new LessonCourse(lots, lesson);
  expect(course.table.toAct).toEqual([0, 1, 2]);
  course.goOn();
  expect(course.table.toAct).toEqual([0]);
  course.goOn('lay');
  expect(course.step).toBeNull();
  expect(course.table.entries.map(({ seat }) => seat)).toEqual([1, 2, 0]);
});

test('a lesson stands where it was left, and goes back step by step', () => {
  const left = new LessonCourse(lots, lesson, ['', 'lay']);
  const resumed = new LessonCourse(lots, lesson, [...left.taken]);
  expect([resumed.step, resumed.progress]).toEqual([null, { done: 2, of: 2 }]);
  expect(resumed.table.view(0)).toEqual(left.table.view(0));
  const back = new LessonCourse(lots, lesson, left.taken.slice(0, -1));
  expect([back.step?.id, back.last?.step.id, back.last?.choice]).toEqual(['own', 'others', '']);
  expect(back.table.toAct).toEqual([0]);
});

test('a step for another choice is none of those that are counted', () => {
  const reacts = (id: string, chosen: string) =>
    ({ id, kind: 'read', rules: [], when: ({ own }: Made) => own === chosen }) as const;
  const choices = [
    { id: 'lay', fits: any },
    { id: 'keep', fits: any },
  ];
  const scene = lesson.scenes[0]!;
  const [others, own] = scene.steps;
  const steps = [others!, { ...own!, choices }, reacts('laid', 'lay'), reacts('kept', 'keep')] as typeof scene.steps;
  const told = { ...lesson, scenes: [{ ...scene, steps }] };
  const progress = (...taken: string[]) => new LessonCourse(lots, told, taken).progress;
  expect([progress(), progress('', 'keep'), progress('', 'keep', '')]).toEqual([
    { done: 0, of: 3 },
    { done: 2, of: 3 },
    { done: 3, of: 3 },
  ]);
});

test('a puzzle says who acted', () => {
  const lay = (seat: number) => ({ seat, action: puzzleTable(lots, puzzle([])).legal(seat)[0] });
  const acts = [lay(2), lay(0)];
  const table = puzzleTable(lots, puzzle(acts));
  expect(table.toAct).toEqual([1]);
  expect(table.entries.map(({ seat }) => seat)).toEqual([2, 0]);
});

function puzzle(acts: Puzzle['acts']): Puzzle {
  const table = { seats: 3, options: {}, seed: 'lots' };
  return { id: 'one', kind: 'lay', difficulty: 1, table, acts, seat: 1, answers: [], solvedBy: {}, next: [] };
}
