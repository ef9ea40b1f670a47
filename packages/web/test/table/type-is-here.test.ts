import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { typeIsHere } from '../../src/ui/types.js';

let loaded: (() => void)[];
let failed: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  loaded = [];
  failed = [];
  const load = () =>
    new Promise<void>((resolve, reject) => {
      loaded.push(resolve);
      failed.push(() => reject(new Error('no such file')));
    });
  vi.stubGlobal('document', { documentElement: {}, fonts: { load } });
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: (name: string) => ` ${name}` }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether a table could be shown by now. */
async function isHere(here: Promise<void>): Promise<boolean> {
  let done = false;
  void here.then(() => {
    done = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return done;
}

it('a table waits for all of its type', async () => {
  const here = typeIsHere();
  for (const one of loaded.slice(1)) one();
  expect(await isHere(here)).toBe(false);
  loaded[0]!();
  expect(await isHere(here)).toBe(true);
});

it('a table does without type that cannot be had, or does not come', async () => {
  const broken = typeIsHere();
  failed[0]!();
  expect(await isHere(broken)).toBe(true);
  const slow = typeIsHere();
  await vi.advanceTimersByTimeAsync(2999);
  expect(await isHere(slow)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isHere(slow)).toBe(true);
});
