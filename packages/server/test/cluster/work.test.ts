import { afterAll, beforeEach, expect, it } from 'vitest';
import { LEASE_MS, Lease, UNHEARD_MS } from '../../src/nodes/leases.js';
import type { Store, StoredTable } from '../../src/store/store.js';
import { aPerson, aTable, inFolder } from '../store/fixtures.js';

const folder = inFolder();
afterAll(() => folder.clear());

const NOW = 1_000_000;
const anna = aPerson('anna');
let number = 0;
let nodes: Store[];

beforeEach(async () => {
  const name = `work-${number++}.db`;
  nodes = [await folder.open(name), await folder.open(name)];
  await nodes[0]!.people.create(anna);
});

async function waiting(count: number): Promise<string[]> {
  const tables = Array.from(
    { length: count },
    (_, i): StoredTable =>
      aTable(`w${String(i).padStart(3, '0')}`, [anna], { status: 'playing', awaitsBot: true, turnAt: i }),
  );
  for (const table of tables) await nodes[0]!.tables.create(table);
  return tables.map(({ id }) => id);
}

const claim = (node: number, now: number, limit = 99) =>
  nodes[node]!.work!.claimBots(`node ${node}`, now, now + LEASE_MS, limit);

it('of nodes that ask at the same time one gets the work, and another when its time is over', async () => {
  const isGiven = async (i: number, now = NOW) =>
    (await nodes[i]!.work!.claim('house', `node ${i}`, now, now + LEASE_MS, UNHEARD_MS)).isOurs;
  const work = () => nodes.map((_, i) => isGiven(i));
  const first = await Promise.all(work());
  expect(first.toSorted()).toEqual([false, true]);
  expect(await Promise.all(work())).toEqual(first);
  const other = first.indexOf(false);
  const late = NOW + LEASE_MS + 1;
  expect(await isGiven(other, late)).toBe(true);
  expect(await isGiven(1 - other, late)).toBe(false);
});

it('whoever does it keeps it as long as it says so, and gives it back when it stops', async () => {
  const time = { now: NOW };
  const leases = nodes.map(({ work }, i) => new Lease(work, 'house', `node ${i}`, () => time.now));
  expect(await leases[0]!.isOurs()).toBe(true);
  for (let i = 0; i < 5; i++) {
    time.now += LEASE_MS - 1;
    expect(await leases[0]!.isOurs()).toBe(true);
    expect(await leases[1]!.isOurs()).toBe(false);
  }
  await nodes[0]!.work!.release('node 0', time.now);
  expect(await leases[1]!.isOurs()).toBe(true);
});

it('every table that waits for a bot is begun by one node, however many ask at once', async () => {
  const ids = await waiting(60);
  const claims = await Promise.all(Array.from({ length: 6 }, (_, i) => claim(i % 2, NOW, 20)));
  const by = [0, 1].map((node) => new Set(claims.filter((_, i) => i % 2 === node).flat()));
  for (const id of by[0]!) expect(by[1]).not.toContain(id);
  await claim(0, NOW);
  const rest = await claim(1, NOW);
  for (const id of await claim(0, NOW)) expect(rest).not.toContain(id);
  expect(new Set([...(await claim(0, NOW)), ...rest])).toEqual(new Set(ids));
});

it('those of a node that died are taken over, the longest waiting first; those of a node that stops at once', async () => {
  const ids = await waiting(8);
  expect((await claim(0, NOW)).toSorted()).toEqual(ids);
  expect(await claim(1, NOW + LEASE_MS - 1)).toEqual([]);
  const late = NOW + LEASE_MS + 1;
  expect((await claim(1, late, 3)).toSorted()).toEqual(ids.slice(0, 3));
  await nodes[1]!.work!.release('node 1', late);
  expect((await claim(0, late)).toSorted()).toEqual(ids);
});

it('what was claimed before the clock of the database was set back is not kept from others until it has come round again', async () => {
  const ids = await waiting(3);
  const later = NOW + 3_600_000;
  expect((await nodes[0]!.work!.claim('house', 'node 0', later, later + LEASE_MS, UNHEARD_MS)).isOurs).toBe(true);
  expect((await claim(0, later)).toSorted()).toEqual(ids);
  expect((await nodes[1]!.work!.claim('house', 'node 1', NOW, NOW + LEASE_MS, UNHEARD_MS)).isOurs).toBe(true);
  expect((await claim(1, NOW)).toSorted()).toEqual(ids);
  // Machines that are a little apart claim nothing from each other.
  expect((await nodes[0]!.work!.claim('house', 'node 0', NOW - 3_000, NOW + 3_000, UNHEARD_MS)).isOurs).toBe(false);
  expect(await claim(0, NOW - 3_000)).toEqual([]);
});

it('whoever makes it a bot’s turn has begun with it in the same writing', async () => {
  const { id, version } = aTable('mine', [anna], { status: 'playing' });
  await nodes[0]!.tables.create(aTable('mine', [anna], { status: 'playing' }));
  const bots = { node: 'node 0', until: NOW + LEASE_MS };
  expect(await nodes[0]!.tables.change(id, version, { awaitsBot: true, bots })).toBe(true);
  expect(await claim(1, NOW)).toEqual([]);
  expect(await claim(0, NOW)).toEqual([id]);
});

it('a time that is odd by a millisecond claims as well: now and until are read one after the other', async () => {
  const ids = await waiting(2);
  const claimed = await nodes[0]!.work!.claimBots('node 0', NOW, NOW + LEASE_MS + 1, 99);
  expect(claimed.toSorted()).toEqual(ids);
});

it('among given tables only those are claimed', async () => {
  const ids = await waiting(6);
  const among = ids.slice(2, 4);
  const claimed = await nodes[0]!.work!.claimBots('node 0', NOW, NOW + LEASE_MS, 99, among);
  expect(claimed.toSorted()).toEqual(among);
  expect((await claim(1, NOW)).toSorted()).toEqual(ids.filter((id) => !among.includes(id)));
});
