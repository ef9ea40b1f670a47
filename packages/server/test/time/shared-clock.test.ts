import { expect, it } from 'vitest';
import { SharedClock } from '../../src/time/shared-clock.js';

/** A node whose own clock says whatever it does, and a database that answers when it is let. */
async function node() {
  const time = { database: 1_700_000_000_000, mono: 5_000 };
  const takes = { ms: 0, answers: true };
  const pass = (ms: number) => {
    time.database += ms;
    time.mono += ms;
  };
  const ask = async () => {
    if (!takes.answers) throw new Error('away');
    pass(takes.ms / 2);
    const { database } = time;
    pass(takes.ms / 2);
    return database;
  };
  const clock = await SharedClock.of(ask, { mono: () => time.mono });
  const second = async () => {
    pass(1_000);
    const found = clock.beat();
    await new Promise(setImmediate); // the answer
    return found;
  };
  const off = () => clock.now() - time.database;
  return { time, takes, clock, pass, second, off };
}

it('is the time of the database, and goes on while that is away', async () => {
  const { takes, second, off } = await node();
  expect(off()).toBe(0);
  takes.answers = false;
  for (let i = 0; i < 30; i++) expect(await second()).toBe(false);
  expect(off()).toBe(0);
});

it('an answer that took long moves nothing that can be true', async () => {
  const { takes, second, off } = await node();
  takes.ms = 2_900;
  for (let i = 0; i < 5; i++) await second();
  expect(off()).toBe(0);
});

it('a node that was stopped is not behind, and says that it was', async () => {
  const { pass, second, off } = await node();
  await second();
  pass(30_000);
  expect(off()).toBe(0);
  expect(await second()).toBe(true);
  expect(await second()).toBe(false);
});

it.each([
  ['the machine slept, and its clock with it', 45_000],
  ['the clock of the database was set back', -3_600_000],
])('%s: it is followed at once, and told of', async (_, jump) => {
  const { time, second, off } = await node();
  await second();
  time.database += jump;
  await second();
  expect(off()).toBe(0);
  expect(await second()).toBe(true);
  expect(await second()).toBe(false);
});
