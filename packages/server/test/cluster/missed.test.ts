import { afterEach, beforeEach, expect, it } from 'vitest';
import { MISSED_MS } from '../../src/nodes/roll-call.js';
import { inFolder } from '../store/fixtures.js';
import { type Person, Place, startedTable } from '../tables/place.js';
import { actAnyhow, finishedTable } from '../tables/playing.js';

const time = { now: 1_000_000_000 };
let folder: ReturnType<typeof inFolder>;
let place: Place;
let people: Person[];

beforeEach(async () => {
  folder = inFolder();
  place = await Place.open({ store: await folder.open(), time });
  people = [await place.person('Ada'), await place.person('Ben')];
});
afterEach(async () => {
  await place.close();
  await folder.clear();
  expect(place.failures).toEqual([]);
});

/** A table at which Ben was asked last, in the last moments of a node that then fell silent. */
async function leftBehind(): Promise<string> {
  const { id } = await startedTable(people);
  const wires = await Promise.all(people.map((person) => person.wire()));
  for (const wire of wires) await wire.watch(id);
  const isBens = () => wires[0]!.standing.toAct[0] === 1;
  while (isBens()) await actAnyhow(id, wires);
  while (!isBens()) await actAnyhow(id, wires);
  for (const wire of wires) wire.cut();
  const about = { id: `dead ${id}`, name: 'dead', version: '', startedAt: 0, sockets: 0, nats: 'down' as const };
  await place.store.work!.here({ ...about, seenAt: time.now });
  place.turns.length = 0;
  return id;
}

it('whom a node that ended had not told that it is their turn, another one tells, once', async () => {
  const table = await leftBehind();
  await place.tables.tick();
  expect(place.turns).toEqual([]);
  time.now += MISSED_MS + 1;
  await place.tables.tick();
  const { seq, game } = (await place.store.tables.byId(table))!;
  expect(place.turns).toEqual([{ person: people[1]!.id, table, game, seq, looking: false }]);
  await place.tables.tick();
  expect(place.turns).toHaveLength(1);
});

it('whom it had told, or begun to tell, is not told again; nor who has acted long before', async () => {
  const table = await leftBehind();
  const { seq } = (await place.store.tables.byId(table))!;
  expect(await place.store.notices.claim(people[1]!.id, table, seq)).toBe(true);
  time.now += MISSED_MS + 1;
  await place.tables.tick();
  expect(place.turns).toEqual([]);

  const old = await leftBehind();
  time.now += 60_000;
  await place.store.work!.here({
    id: 'late',
    name: 'late',
    version: '',
    startedAt: 0,
    sockets: 0,
    nats: 'down',
    seenAt: time.now,
  });
  await place.store.work!.gone(`dead ${old}`);
  time.now += MISSED_MS + 1;
  await place.tables.tick();
  expect(place.turns).toEqual([]);
});

it('a game that ended in the last moments of a node is counted by another, which looked after the house before', async () => {
  place.tables.start();
  await place.tables.tick();
  expect(await place.tables.keepsHouse()).toBe(true);
  const store = await folder.open();
  const dying = await Place.open({ store: { ...store, tallies: { ...store.tallies, count: async () => true } }, time });
  const people = [await dying.person('Cid'), await dying.person('Dan')];
  await finishedTable(people);
  await dying.tables.tick();
  const counted = async () => (await place.store.tallies.ofPlace('port-royal')).length;
  expect(await counted()).toBe(0);
  time.now += MISSED_MS + 1;
  await place.tables.tick();
  await expect.poll(counted).toBeGreaterThan(0);
  await dying.close();
});
