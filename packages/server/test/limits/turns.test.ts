import { expect, it } from 'vitest';
import { Turns } from '../../src/limits/turns.js';

const aMoment = () => new Promise((resolve) => setImmediate(resolve));

it('whoever asks once is heard before all that another has asked in a row', async () => {
  const turns = new Turns();
  const done: string[] = [];
  const tabs = Array.from({ length: 20 }, () => ({}));
  const all = tabs.flatMap((tab) =>
    Array.from({ length: 10 }, () => turns.run('greedy', tab, async () => void done.push('greedy'))),
  );
  all.push(turns.run('modest', {}, async () => void done.push('modest')));
  await Promise.all(all);
  expect(done).toHaveLength(201);
  expect(done.indexOf('modest')).toBeLessThanOrEqual(1);
});

it('what one connection asks is answered in the order of asking, one after the other', async () => {
  const turns = new Turns();
  const tab = {};
  const done: number[] = [];
  let atOnce = 0;
  const work = async (n: number) => {
    expect(++atOnce).toBe(1);
    for (let i = 0; i < 5 - n; i++) await aMoment();
    atOnce--;
    done.push(n);
  };
  await Promise.all([0, 1, 2, 3, 4].map((n) => turns.run('one', tab, () => work(n))));
  expect(done).toEqual([0, 1, 2, 3, 4]);
});

it('what somebody waits for keeps nobody else waiting, and not their own other tabs', async () => {
  const turns = new Turns();
  let finish = () => {};
  const long = turns.run('one', {}, () => new Promise<void>((resolve) => (finish = resolve)));
  expect(await turns.run('one', {}, async () => 'other tab')).toBe('other tab');
  expect(await turns.run('two', {}, async () => 'other person')).toBe('other person');
  finish();
  await long;
});

it('between a few requests everything else goes on', async () => {
  const turns = new Turns();
  let begun = 0;
  const all = Array.from({ length: 100 }, (_, i) => turns.run(`person ${i}`, {}, async () => void begun++));
  let seen = 0;
  while (begun < 100) {
    await aMoment();
    expect(begun - seen).toBeLessThanOrEqual(16);
    seen = begun;
  }
  await Promise.all(all);
});

it('a failure is told to the one who asked, and the next is heard', async () => {
  const turns = new Turns();
  const tab = {};
  const first = turns.run('one', tab, async () => {
    throw new Error('no');
  });
  const second = turns.run('one', tab, async () => 'yes');
  await expect(first).rejects.toThrow('no');
  expect(await second).toBe('yes');
});
