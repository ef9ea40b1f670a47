import { afterAll, describe, expect, it } from 'vitest';
import { FULL } from '../../../../test/full.js';
import { anEntry, aPerson, aTable, inFolder } from './fixtures.js';

const folder = inFolder();
afterAll(() => folder.clear());

const ENTRIES = FULL ? 100 : 12;
const anna = aPerson('anna');
const by = (request: string, person = anna.id) => ({ person, request });
const at = (seq: number, version = seq) => ({ seq, version });

async function withTable(name: string) {
  const store = await folder.open(name);
  await store.people.create(anna);
  const table = aTable('log', [anna, null]);
  await store.tables.create(table);
  return { store, id: table.id };
}

describe('the logbook', () => {
  it('grows by one entry at a time, and the room with it', async () => {
    const { store, id } = await withTable('grows.db');
    expect(await store.tables.append(id, at(0), anEntry(1), by('a'), { toAct: [1], turnAt: 9 })).toEqual({
      done: true,
      version: 1,
    });
    expect(await store.tables.append(id, at(1), anEntry(2), null, { toAct: [0] })).toEqual({ done: true, version: 2 });
    expect(await store.tables.byId(id)).toMatchObject({ seq: 2, version: 2, toAct: [0], turnAt: 9 });
    expect(await store.tables.entries(id, 0)).toEqual([anEntry(1), anEntry(2)]);
    expect(await store.tables.entries(id, 1)).toEqual([anEntry(2)]);
    await expect(store.tables.append(id, at(2), anEntry(5), null, {})).rejects.toThrow();
  });

  it('refuses who expects something else, and changes nothing', async () => {
    const { store, id } = await withTable('stale.db');
    await store.tables.append(id, at(0), anEntry(1), by('a'), {});
    const stale = { done: false, stale: true };
    expect(await store.tables.append(id, at(0), anEntry(1), by('b'), { toAct: [7] })).toEqual(stale);
    expect(await store.tables.append(id, at(2), anEntry(3), by('c'), { toAct: [7] })).toEqual(stale);
    // The room has changed since, though the logbook has not.
    expect(await store.tables.change(id, 1, { host: null })).toBe(true);
    expect(await store.tables.append(id, at(1, 1), anEntry(2), by('d'), { toAct: [7] })).toEqual(stale);
    expect(await store.tables.append('nowhere00000', at(0), anEntry(1), null, {})).toEqual(stale);
    expect(await store.tables.byId(id)).toMatchObject({ seq: 1, version: 2, toAct: [], host: null });
  });

  it('counts a request once, whenever it comes again', async () => {
    const { store, id } = await withTable('twice.db');
    await store.people.create(aPerson('bert'));
    await store.tables.append(id, at(0), anEntry(1), by('a'), {});
    await store.tables.append(id, at(1), anEntry(2), by('b'), {});
    const first = { done: false, duplicateOf: 1 };
    expect(await store.tables.append(id, at(0), anEntry(1), by('a'), {})).toEqual(first);
    expect(await store.tables.append(id, at(2), anEntry(3), by('a'), {})).toEqual(first);
    expect(await store.tables.entryOf(id, anna.id, 'b')).toBe(2);
    expect(await store.tables.entryOf(id, anna.id, 'c')).toBeNull();
    // The ids are each person's own.
    expect(await store.tables.append(id, at(2), anEntry(3), by('a', aPerson('bert').id), {})).toMatchObject({
      done: true,
    });
    expect(await store.tables.entries(id, 0)).toHaveLength(3);
  });

  it('lets one of two connections win each entry, entry by entry', async () => {
    const { store, id } = await withTable('race.db');
    const other = await folder.open('race.db');
    for (let seq = 0; seq < ENTRIES; seq++) {
      const tries = [store, other, store, other].map((node, i) =>
        node.tables.append(id, at(seq), anEntry(seq + 1, { seat: i }), by(`${seq}-${i}`), { toAct: [i] }),
      );
      const outcomes = await Promise.all(tries);
      expect(outcomes.filter(({ done }) => done)).toHaveLength(1);
      const winner = outcomes.findIndex(({ done }) => done);
      const [last] = await other.tables.entries(id, seq);
      expect(last?.entry.seat).toBe(winner);
      expect((await store.tables.byId(id))?.toAct).toEqual([winner]);
    }
    expect(await store.tables.entries(id, 0)).toHaveLength(ENTRIES);
  });

  it('carries the same request out once, though two connections are asked at once', async () => {
    const { store, id } = await withTable('both.db');
    const other = await folder.open('both.db');
    const outcomes = await Promise.all(
      [store, other].map((node) => node.tables.append(id, at(0), anEntry(1), by('same'), {})),
    );
    expect(outcomes).toContainEqual({ done: true, version: 1 });
    expect(outcomes).toContainEqual({ done: false, duplicateOf: 1 });
  });

  it('keeps the newest snapshot', async () => {
    const { store, id } = await withTable('snapshot.db');
    const snapshot = (seq: number) => ({ game: 'port-royal', rules: 1, commitment: 'c', seq, state: { seq } });
    expect(await store.tables.latestSnapshot(id)).toBeNull();
    await store.tables.saveSnapshot(id, snapshot(5));
    await store.tables.saveSnapshot(id, snapshot(9));
    await store.tables.saveSnapshot(id, snapshot(7));
    expect(await store.tables.latestSnapshot(id)).toEqual(snapshot(9));
  });

  it('can be replaced as a whole, if nobody has played on', async () => {
    const { store, id } = await withTable('replace.db');
    await store.tables.append(id, at(0), anEntry(1), by('a'), {});
    await store.tables.append(id, at(1), anEntry(2), by('b'), {});
    await store.tables.saveSnapshot(id, { game: 'g', rules: 1, commitment: 'c', seq: 2, state: 0 });
    const replayed = [anEntry(1, { chance: [7] }), anEntry(2)];
    expect(await store.tables.replaceLog(id, 1, replayed, { rules: 2 })).toBe(false);
    expect(await store.tables.byId(id)).toMatchObject({ rules: 1 });
    expect(await store.tables.replaceLog(id, 2, replayed, { rules: 2 })).toBe(true);
    expect(await store.tables.byId(id)).toMatchObject({ rules: 2, seq: 2, version: 3 });
    expect(await store.tables.entries(id, 0)).toEqual(replayed);
    expect(await store.tables.latestSnapshot(id)).toBeNull();
    // A request from before still counts once.
    expect(await store.tables.append(id, at(2, 3), anEntry(3), by('b'), {})).toEqual({ done: false, duplicateOf: 2 });
  });
});
