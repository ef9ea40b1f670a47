import { expect, it } from 'vitest';
import { FULL } from '../../../../test/full.js';
import { world } from './browser.js';
import { goThrough, isAtEnd, openLesson, stepByKeyboard, stepByPointer } from './learn-hands.js';

const here = world();
const LESSONS = ['first-voyage', 'building', 'combat', 'nations'] as const;

it.each(FULL ? LESSONS : LESSONS.slice(0, 1))('the lesson %s goes from start to end by pointer', async (lesson) => {
  const { page, errors } = await here.visitor();
  await openLesson(page, here.url, lesson, 'companies');
  await goThrough(page, stepByPointer);
  expect(await isAtEnd(page)).toBe(true);
  expect(errors).toEqual([]);
});

it.each(FULL ? LESSONS : LESSONS.slice(2, 3))('the lesson %s by keys alone, on a phone in German', async (lesson) => {
  const { page, errors } = await here.visitor({ size: 'phone', settings: { language: 'de' } });
  await openLesson(page, here.url, lesson, 'companies');
  await goThrough(page, stepByKeyboard);
  expect(await isAtEnd(page)).toBe(true);
  expect(errors).toEqual([]);
});
