import type { BotLevel, HouseRules } from '@roadstead/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Store } from '../../src/store/store.js';
import { playClock } from '../../src/time/play-clock.js';
import type { MachineClocks } from '../../src/time/steady-clock.js';
import { inFolder } from '../store/fixtures.js';
import { type Person, Place, type PlaceOptions, startedTable } from '../tables/place.js';

const SECOND = 1_000;
const HOUSE: Partial<HouseRules> = { pace: { kind: 'live', reserveSeconds: 100, turnSeconds: 0 }, standIn: 'deckhand' };

/** The time of the database. */
let time: { now: number };
let folder: ReturnType<typeof inFolder>;
let nodes: Place[];

beforeEach(() => {
  [time, folder, nodes] = [{ now: 1_000_000_000 }, inFolder(), []];
});
afterEach(async () => {
  for (const node of nodes) await node.close();
  await folder.clear();
  for (const node of nodes) expect(node.failures).toEqual([]);
});

async function storeOfNode(): Promise<Store> {
  const store = await folder.open();
  return { ...store, work: { ...store.work!, time: async () => time.now } };
}

/** A node whose own clocks say what they say. */
async function node({
  wall = () => time.now,
  mono = () => time.now,
  think,
}: MachineClocks & Pick<PlaceOptions, 'think'> = {}): Promise<Place> {
  const store = await storeOfNode();
  const clock = await playClock(store.work, { wall, mono });
  const place = await Place.open({ store, clock, ...(think && { think }) });
  nodes.push(place);
  return place;
}

const stored = async (id: string) => (await nodes[0]!.store.tables.byId(id))!;
const standIns = async (id: string) => (await stored(id)).seats.filter(({ standIn }) => standIn !== null).length;

/** A table of two people, or of bots but for its host. */
async function tableAt(place: Place, bots: readonly BotLevel[] = []): Promise<{ id: string; people: Person[] }> {
  const names = bots.length === 0 ? ['Ada', 'Ben'] : ['Cid'];
  const people = await Promise.all(names.map((name) => place.person(name)));
  if (bots.length === 0) return { id: (await startedTable(people, { house: HOUSE })).id, people };
  const { id } = await people[0]!.newTable({ seats: 1 + bots.length });
  for (const [i, level] of bots.entries()) await people[0]!.do('bot', id, { seat: i + 1, level });
  await people[0]!.do('start', id);
  return { id, people };
}

/** Each of these seconds every one of the nodes looks around, as it does by itself. */
async function seconds(count: number, places: readonly Place[]): Promise<void> {
  for (let i = 0; i < count; i++) {
    time.now += SECOND;
    for (const place of places) await place.tables.tick();
  }
}

it('nodes whose machines are 30 s apart, one of them stopped for 30 s: everybody’s clock shows what they thought', async () => {
  const both = [await node(), await node({ wall: () => time.now - 30 * SECOND, mono: () => time.now - 999 })];
  const { id, people } = await tableAt(both[0]!);
  const wires = await Promise.all(people.map((person, i) => person.at(both[i]!).wire()));
  for (const wire of wires) await wire.watch(id);
  await seconds(1, both);
  await seconds(30, [both[0]!]);
  const thought = [0, 0];
  let passed = 31;
  for (let acts = 0; acts < 12 || Math.min(...thought) === 0; acts++) {
    const { toAct, seq } = wires[0]!.standing;
    const seat = toAct[0]!;
    const { legal } = wires[seat]!.standing;
    const action = legal.find(({ type }) => type === 'stop' || type === 'take') ?? legal[0];
    thought[seat]! += passed * SECOND;
    expect(await wires[seat]!.code({ do: 'act', table: id, expect: seq, action })).toBe('ok');
    expect((await stored(id)).seats.map(({ clockMs }) => clockMs)).toEqual(thought.map((ms) => 100 * SECOND - ms));
    passed = 2;
    await seconds(passed, both);
    await Promise.all(wires.map((wire) => wire.untilSeq(seq + 1)));
  }
});

it('the node that looks after clocks and bots is gone: within 10 s another does, though it has just started', async () => {
  const thinking: (() => void)[] = [];
  const east = await node({ think: () => new Promise((think) => thinking.push(think)) });
  await seconds(1, [east]);
  const clock = await tableAt(east);
  const bot = await tableAt(east, ['deckhand']);
  await seconds(95, [east]);
  const west = await node();
  await seconds(4, [east, west]);
  expect(await standIns(clock.id)).toBe(0);
  const { seq } = await stored(bot.id);
  expect((await stored(bot.id)).awaitsBot).toBe(true);
  await seconds(9, [west]); // from here on nothing is heard of the other one
  await expect.poll(() => standIns(clock.id)).toBe(1);
  await seconds(1, [west]);
  await expect.poll(async () => (await stored(bot.id)).seq).toBeGreaterThan(seq);
  for (const think of thinking) think();
});

it('a node that is told to stop gives back at once what it did for all, and takes nothing up again', async () => {
  const thinking: (() => void)[] = [];
  const east = await node({ think: () => new Promise((think) => thinking.push(think)) });
  await seconds(1, [east]);
  const west = await node();
  const { id, people } = await tableAt(east, ['deckhand']);
  await expect.poll(() => thinking.length).toBe(1);
  await seconds(2, [east, west]);
  expect(await west.tables.keepsHouse()).toBe(false);
  const { seq } = await stored(id);
  await east.tables.handOver();
  await seconds(1, [east, west]);
  expect(await west.tables.keepsHouse()).toBe(true);
  await expect.poll(async () => (await stored(id)).seq).toBeGreaterThan(seq);
  // It serves people as before, for as long as proxies send them.
  await west.tables.handOver();
  time.now += 60 * SECOND;
  await people[0]!.do('leave', id);
  expect((await west.store.work!.nodes(time.now)).flatMap(({ work }) => work)).toEqual([]);
  for (const think of thinking) think();
});

/** The database was away, or all nodes stood still. */
const away = () => {
  time.now += 200 * SECOND;
};

it('while no node was at work nobody thought: everybody has as much time as they had then, whichever node looks after clocks by then', async () => {
  const [east, west] = [await node(), await node()];
  await seconds(5, [east, west]);
  const { id, people } = await tableAt(east);
  const [early, late] = [await startedTable(people, { house: HOUSE }), await startedTable(people, { house: HOUSE })];
  const wires = await Promise.all(people.map((person) => person.at(west).wire()));
  for (const wire of wires) await wire.watch(id);
  await seconds(40, [east, west]);
  const asked = (await stored(early.id)).turnAt;
  away();
  await seconds(3, [west]);
  // It was said last that somebody is at work up to a few seconds before nobody was.
  const left = async (table: string) => {
    const { dueAt } = await stored(table);
    return (dueAt! - time.now) / SECOND;
  };
  for (const table of [id, early.id, late.id]) {
    expect(await left(table)).toBeGreaterThanOrEqual(57);
    expect(await left(table)).toBeLessThanOrEqual(64);
  }
  expect((await stored(early.id)).turnAt).toBeGreaterThan(asked);
  const thinking = wires[0]!.standing.toAct[0]!;
  await wires[0]!.until(() => wires[0]!.room.seats[thinking]!.clockMs! < 65 * SECOND); // everybody is shown it
  expect(wires[0]!.room.seats[thinking]!.clockMs).toBeGreaterThanOrEqual(57 * SECOND);
  expect(await standIns(id)).toBe(0);
  await seconds(65, [west]);
  expect(await Promise.all([id, early.id, late.id].map(standIns))).toEqual([1, 1, 1]);
});

it.each([
  ['the one that looked after clocks', 0],
  ['another', 1],
])('whoever acts first when nodes can be heard again, by way of %s, has not thought meanwhile', async (_, own) => {
  const both = [await node(), await node()];
  await seconds(5, both);
  const { id, people } = await tableAt(both[0]!);
  const wires = await Promise.all(people.map((person) => person.at(both[own]!).wire()));
  for (const wire of wires) await wire.watch(id);
  await seconds(40, both);
  away();
  const { toAct, seq } = wires[0]!.standing;
  const seat = toAct[0]!;
  expect(await wires[seat]!.code({ do: 'act', table: id, expect: seq, action: wires[seat]!.standing.legal[0] })).toBe(
    'ok',
  );
  const { clockMs } = (await stored(id)).seats[seat]!;
  expect(clockMs! / SECOND).toBeGreaterThanOrEqual(60);
  expect(clockMs! / SECOND).toBeLessThanOrEqual(66);
});

it('where one node goes on, whoever is asked goes on thinking', async () => {
  const both = [await node(), await node()];
  await seconds(5, both);
  const { id } = await tableAt(both[0]!);
  const { turnAt } = await stored(id);
  await seconds(60, [both[1]!]);
  expect((await stored(id)).turnAt).toBe(turnAt);
  await seconds(41, [both[1]!]);
  expect(await standIns(id)).toBe(1);
});

it('where no node was at work for a while, people have time to come back, however little they had left', async () => {
  const [east, west] = [await node(), await node()];
  await seconds(5, [east, west]);
  const { id } = await tableAt(east);
  await seconds(99, [east, west]);
  away();
  await seconds(3, [east, west]);
  await seconds(26, [west]);
  expect(await west.tables.keepsHouse()).toBe(true);
  expect(await standIns(id)).toBe(0);
  await seconds(3, [west]);
  expect(await standIns(id)).toBe(1);
});

it('a node that starts where no other is up gives people time to come back', async () => {
  const east = await node();
  const { id } = await tableAt(east);
  await seconds(99, [east]);
  await east.tables.stop();
  time.now += 2 * SECOND;
  const west = await node();
  await seconds(29, [west]);
  expect(await standIns(id)).toBe(0);
  await seconds(3, [west]);
  expect(await standIns(id)).toBe(1);
});

it('a thought that takes longer than a lease is thought by one node, and counts', async () => {
  const thoughts = [0, 0];
  let think = () => {};
  const thinks = (own: number) => () => {
    thoughts[own]!++;
    return new Promise<void>((resolve) => (think = resolve));
  };
  const both = [await node({ think: thinks(0) }), await node({ think: thinks(1) })];
  await seconds(1, both);
  const { id } = await tableAt(both[0]!, ['deckhand']);
  await expect.poll(() => thoughts).toEqual([1, 0]);
  const { seq } = await stored(id);
  await seconds(30, both);
  expect(thoughts).toEqual([1, 0]);
  expect((await stored(id)).seq).toBe(seq);
  think();
  await expect.poll(async () => (await stored(id)).seq).toBe(seq + 1);
  await expect.poll(() => thoughts).toEqual([2, 0]);
});
