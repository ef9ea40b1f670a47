import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadTable, recallStory, type StartedTable } from '../../src/tables/loaded-table.js';
import { MOST_AGREED, MOST_ENTRIES, MOST_SAID, MOST_WITH_UNDO } from '../../src/tables/most.js';
import { type Person, Place, startedTable } from '../tables/place.js';
import { lengthen } from './long-logbook.js';

let place: Place;
let people: Person[];
beforeEach(async () => {
  place = await Place.open();
  people = [await place.person('Ada'), await place.person('Ben')];
});
afterEach(async () => {
  await place.close();
  expect(place.failures).toEqual([]);
});

it('no honest game meets the end of a logbook: the longest have some 3,000 entries', () => {
  expect(MOST_ENTRIES).toBeGreaterThanOrEqual(6 * 3_000);
  expect(MOST_WITH_UNDO).toBeGreaterThanOrEqual(3 * 3_000);
});

it('a logbook comes to an end, and is told as a whole, in order, while others are answered', async () => {
  const { id } = await startedTable(people);
  const other = await startedTable([people[1]!], { seats: 2, bots: ['deckhand'] });
  await lengthen(place.store, id, MOST_ENTRIES);
  const wire = await people[0]!.wire();
  const beside = await people[1]!.wire();
  // Asked for at the same time: what is short does not wait for what is long.
  const watching = wire.watch(id);
  await beside.watch(other.id);
  expect(wire.heard.some((message) => 'push' in message && message.push === 'standing')).toBe(false);
  await watching;
  expect(wire.log).toHaveLength(MOST_ENTRIES);
  expect(wire.log.every(({ seq }, i) => seq === i + 1)).toBe(true);
  expect(wire.standing.seq).toBe(MOST_ENTRIES);

  const seat = wire.standing.toAct[0]!;
  const acting = await people[seat]!.wire();
  await acting.watch(id);
  const action = acting.standing.legal[0];
  const act = { do: 'act', table: id, expect: MOST_ENTRIES, action };
  expect(await acting.refused(act)).toMatchObject({ error: { message: expect.stringContaining('logbook is full') } });
  const back = { do: 'askUndo', table: id, expect: MOST_ENTRIES, to: 0 };
  expect(await acting.code(back)).toBe('NOT_ALLOWED');
  expect((await place.store.tables.byId(id))!.seq).toBe(MOST_ENTRIES);
});

it('it is read and gone through in many small steps, and others are heard between them', async () => {
  const { id } = await startedTable(people);
  await lengthen(place.store, id, 10_000);
  const stored = (await place.store.tables.byId(id))!;
  // A millisecond goes by whenever somebody looks at the time, however fast this machine is.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now++);
  const turnsDuring = async <T>(work: Promise<T>): Promise<[number, T]> => {
    let turns = 0;
    let next = setImmediate(function count() {
      turns++;
      next = setImmediate(count);
    });
    const done = await work;
    clearImmediate(next);
    return [turns, done];
  };
  const [reading, loaded] = await turnsDuring(loadTable(place.store, stored));
  const [telling] = await turnsDuring(recallStory(loaded as StartedTable));
  expect(loaded.told).toHaveLength(10_000);
  expect(Math.min(reading, telling)).toBeGreaterThanOrEqual(5);
});

it('a long story counts as several of those that a person may ask for in a minute', async () => {
  const { id } = await startedTable(people);
  await lengthen(place.store, id, 10_000);
  const wire = await people[0]!.wire();
  const codes: string[] = [];
  for (let i = 0; i < 11; i++) codes.push(await wire.code({ do: 'watch', table: id }));
  expect(codes.filter((code) => code === 'ok')).toHaveLength(10);
  expect(codes.at(-1)).toBe('TOO_MANY');
});

it('to have it read is charged before it is read, whatever is asked about it', async () => {
  const short = await startedTable(people);
  const { id } = await startedTable(people);
  await lengthen(place.store, id, 10_000);
  const wire = await people[0]!.wire();
  for (let i = 0; i < 59; i++) expect(await wire.code({ do: 'watch', table: short.id })).toBe('ok');
  const { tables } = place.store;
  const { entries } = tables;
  let read = 0;
  tables.entries = (...asked) => {
    read++;
    return entries.apply(tables, asked);
  };
  const asked = { do: 'watch', table: id, seq: 10_000 };
  const act = { do: 'act', table: id, expect: 3, action: { type: 'discover' } };
  for (const request of [asked, act, { do: 'hint', table: id }]) expect(await wire.code(request)).toBe('TOO_MANY');
  expect(read).toBe(0);
  place.time.now += 60_000;
  expect(await wire.code(asked)).toBe('ok');
  // Now it is at hand, and costs nothing more.
  for (let i = 0; i < 70; i++) expect(await wire.code(act)).toBe('STALE');
});

it('all may agree to go back often, but not without end', async () => {
  const { id } = await startedTable([people[0]!], { bots: ['deckhand'], seats: 2, house: { start: 0 } });
  await lengthen(place.store, id, 2 * MOST_AGREED - 1, 2);
  const wire = await people[0]!.wire();
  await wire.watch(id);
  const ask = (expected: number) => wire.code({ do: 'askUndo', table: id, expect: expected, to: 0 });
  expect(await ask(2 * MOST_AGREED - 1)).toBe('ok');
  await wire.untilSeq(2 * MOST_AGREED);
  const act = { do: 'act', table: id, expect: 2 * MOST_AGREED, action: wire.standing.legal[0] };
  expect(await wire.code(act)).toBe('ok');
  await wire.until(() => wire.standing.seq > 2 * MOST_AGREED && wire.standing.toAct[0] === 0);
  expect(await ask(wire.standing.seq)).toBe('NOT_ALLOWED');
});

it('a full logbook waits for no bot and no clock', async () => {
  const { id } = await startedTable([people[0]!], { bots: ['deckhand'], seats: 2 });
  await lengthen(place.store, id, MOST_ENTRIES);
  const { version } = (await place.store.tables.byId(id))!;
  await place.store.tables.change(id, version, { awaitsBot: true, dueAt: place.time.now + 1 });
  const waiting = async () => {
    await place.tables.tick();
    return place.store.tables.awaitingBots(9);
  };
  await expect.poll(waiting).toEqual([]);
  expect((await place.store.tables.byId(id))!.dueAt).toBeNull();
});

it('what is said at a table comes to an end', async () => {
  const { id } = await startedTable(people);
  const said = { person: people[0]!.id, name: 'Ada', at: 1, text: 'x', phrase: null };
  expect(await place.store.talk.say(id, said, 'first', 1)).not.toBeNull();
  expect(await place.store.talk.say(id, said, 'second', 1)).toBeNull();
  expect(await place.store.talk.say(id, said, 'first', 1)).toMatchObject({ n: 1 });
  expect(MOST_SAID).toBeGreaterThanOrEqual(5_000);
});
