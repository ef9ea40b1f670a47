import { expect, it } from 'vitest';
import { FORGOTTEN_MS, housekeeping } from '../../src/ops/housekeeping.js';
import { Sessions } from '../../src/people/sessions.js';
import { openStore } from '../../src/store/open-store.js';
import { aPerson, aTable } from '../store/fixtures.js';

const DAY = 24 * 3_600_000;
const NOW = 1_700_000_000_000;

/** A place with so many guests who were here lately, and some who were not for too long. */
async function place(lately: number, longAgo: number) {
  const time = { wall: NOW, mono: 0 };
  const store = await openStore(':memory:');
  const sessions = new Sessions(store, () => time.wall);
  const warnings: string[] = [];
  const house = housekeeping({
    store,
    sessions,
    tables: { sessionsInUse: () => [], keepsHouse: async () => true },
    now: () => time.wall,
    mono: () => time.mono,
    warn: (_, line) => void warnings.push(line),
    failed: (error) => {
      throw error;
    },
  });
  const people = async (prefix: string, count: number, seenAt: number) => {
    for (let i = 0; i < count; i++) {
      const person = aPerson(`${prefix}${i}x`, { seenAt });
      await store.people.create(person);
      await store.people.openSession(`${prefix}${i}`, person.id, seenAt, 'firefox linux');
    }
  };
  await people('lately', lately, NOW - DAY);
  await people('longago', longAgo, NOW - FORGOTTEN_MS - DAY);
  const here = async () => (await store.people.list('', 1_000)).length;
  return { store, house, time, warnings, here };
}

it('a guest who was not here for 400 days is forgotten, and nobody else', async () => {
  const { store, house, here, warnings } = await place(30, 2);
  await house.forget();
  expect(await here()).toBe(30);
  expect(await store.people.session('longago0')).toBeNull();
  expect(await store.people.session('lately0')).not.toBeNull();
  expect(warnings).toEqual([]);
  await store.close();
});

it('in a large place some more are no wonder: a tenth of all', async () => {
  const { house, here, warnings } = await place(230, 25);
  await house.forget();
  expect(warnings).toEqual([]);
  expect(await here()).toBe(230);
});

it('many guests at once are noticed, though nobody has to be logged out', async () => {
  const { store, house, here, warnings } = await place(30, 0);
  for (let i = 0; i < 25; i++) await store.people.create(aPerson(`gone${i}x`, { seenAt: NOW - FORGOTTEN_MS - DAY }));
  await house.forget();
  expect(warnings).toHaveLength(1);
  expect(await here()).toBe(55);
});

it('many at once are noticed in a large place as well, where they are taken out some at a time', async () => {
  const { store, house, warnings } = await place(0, 1);
  const sessions = Array.from({ length: 5_200 }, (_, i) => `session${i}`);
  const longAgo = NOW - FORGOTTEN_MS - DAY;
  await Promise.all(sessions.map((hash) => store.people.openSession(hash, aPerson('longago0x').id, longAgo, 'x')));
  await house.forget();
  expect(await store.people.session('session0')).not.toBeNull();
  expect(warnings).toHaveLength(1);
  await store.close();
});

it('tables whose game never began are given up, those where nobody sits after a day', async () => {
  const { store, house } = await place(1, 0);
  const somebody = aPerson('lately0x');
  const day = (days: number) => ({ updatedAt: NOW - days * DAY });
  const made = [
    aTable('empty', [null], day(2)),
    aTable('emptynow', [null], day(0.5)),
    aTable('sleeping', [somebody], day(31)),
    aTable('waiting', [somebody], day(20)),
    aTable('over', [null], { ...day(50), status: 'over' }),
  ];
  for (const table of made) await store.tables.create(table);
  await house.forget();
  const left = (await store.tables.list({}, 9)).map(({ id }) => id.replace(/0+$/, ''));
  expect(left.toSorted()).toEqual(['emptynow', 'over', 'waiting']);
  await store.close();
});

it('at a wrong date nobody is logged out or deleted, and the log says so', async () => {
  const { store, house, time, here, warnings } = await place(30, 0);
  await store.tables.create(aTable('t', [aPerson('lately1x')]));
  time.wall += 450 * DAY;
  time.mono += 3_600_000;
  await house.forget();
  expect(await here()).toBe(30);
  expect(await store.people.session('lately0')).not.toBeNull();
  expect(warnings).toEqual([expect.stringContaining('the clock of this machine has jumped')]);
  // Back at the right date all goes on as ever.
  time.wall -= 450 * DAY;
  await house.forget();
  expect(warnings).toHaveLength(1);
  await store.close();
});

it('a machine that has started at a wrong date forgets nobody either: it would be many at once', async () => {
  const { store, house, here, warnings } = await place(5, 40);
  await house.forget();
  expect(await here()).toBe(45);
  expect(await store.people.session('longago0')).not.toBeNull();
  expect(warnings).toEqual([expect.stringContaining('it would be many at once')]);
  // Whoever runs the place can mean it.
  expect(await store.people.forget(NOW - FORGOTTEN_MS, 'none')).toMatchObject({ guests: 40, done: false });
  expect(await store.people.forget(NOW - FORGOTTEN_MS, 'all')).toMatchObject({ guests: 40, done: true });
  expect(await here()).toBe(5);
  await store.close();
});
