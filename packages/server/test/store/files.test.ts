import { chmodSync, readdirSync, statSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { anEntry, aPerson, aTable, inFolder } from './fixtures.js';

const folder = inFolder();
afterAll(() => folder.clear());

const modeOf = (name: string) => (statSync(folder.path(name)).mode & 0o777).toString(8);

describe('the files of the store', () => {
  it('are for their owner alone, in whatever folder, and so is a backup', async () => {
    chmodSync(folder.path('.'), 0o755);
    const store = await folder.open('own.db');
    await store.people.create(aPerson('a'));
    await store.backup(folder.path('copy.db'));
    const names = readdirSync(folder.path('.')).filter((name) => /^(own|copy)/.test(name));
    expect(names.toSorted()).toEqual(['copy.db', 'own.db', 'own.db-shm', 'own.db-wal']);
    for (const name of names) expect([name, modeOf(name)]).toEqual([name, '600']);
    expect(await (await folder.open('copy.db')).people.byId(aPerson('a').id)).not.toBeNull();
  });

  it('that others could read are closed to them', async () => {
    await folder.open('old.db');
    chmodSync(folder.path('old.db'), 0o644);
    await folder.open('old.db');
    expect(modeOf('old.db')).toBe('600');
  });

  it('do not stay as large as they once had to be', async () => {
    const store = await folder.open('large.db');
    const anna = aPerson('a');
    await store.people.create(anna);
    const table = aTable('t', [anna]);
    await store.tables.create(table);
    const large = 'x'.repeat(24 * 1024 * 1024);
    await store.tables.replaceLog(table.id, 0, [anEntry(1, { action: { type: large } })], {});
    expect(statSync(folder.path('large.db-wal')).size).toBeGreaterThan(20e6);
    for (let i = 0; i < 3; i++) await store.keys.put('a', String(i));
    expect(statSync(folder.path('large.db-wal')).size).toBeLessThan(17e6);
  });
});
