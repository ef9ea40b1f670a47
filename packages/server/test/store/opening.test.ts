import { existsSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { MIGRATIONS, migrate } from '../../src/store/migrations.js';
import { openSqlite } from '../../src/store/sqlite.js';
import { anEntry, aPerson, aTable, inFolder, ON_POSTGRES } from './fixtures.js';

const folder = inFolder();
afterAll(() => folder.clear());

describe('opening a store', () => {
  it('makes what is missing, from nothing', async () => {
    const store = await folder.open('new.db');
    expect(await store.tables.counts()).toEqual({ gathering: 0, playing: 0, over: 0 });
    const memory = await (await import('../../src/store/open-store.js')).openStore(':memory:');
    expect(await memory.keys.get('x')).toBeNull();
    await memory.close();
  });

  it.skipIf(ON_POSTGRES)('writes to disk before it says so: WAL, with every commit synchronised', () => {
    const db = openSqlite(folder.path('pragmas.db'));
    expect(db.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
    expect(db.prepare('pragma synchronous').get()).toEqual({ synchronous: 2 });
    expect(db.prepare('pragma foreign_keys').get()).toEqual({ foreign_keys: 1 });
    db.close();
  });

  it('brings an older file up to date and keeps what is in it', async () => {
    const old = await folder.raw('old.db');
    await migrate(old, MIGRATIONS.slice(0, 2));
    await sql`insert into people (id, name, language, banned, created_at, seen_at) values ('p', 'Anna', 'nl', 0, 1, 2)`.execute(
      old,
    );
    await old.destroy();
    const store = await folder.open('old.db');
    expect(await store.people.byId('p')).toMatchObject({ name: 'Anna', language: 'nl', seenAt: 2 });
    await store.keys.put('k', 'v');
    expect(await (await folder.open('old.db')).keys.get('k')).toBe('v');
  });

  it('is all done or not at all', async () => {
    const db = await folder.raw('broken.db');
    const broken = [
      MIGRATIONS[0]!,
      async () => {
        throw new Error('half-way');
      },
    ];
    await expect(migrate(db, broken)).rejects.toThrow('half-way');
    await db.destroy();
    const store = await folder.open('broken.db');
    expect(await store.people.list('', 9)).toEqual([]);
  });

  it('refuses what a newer version has written', async () => {
    const newer = await folder.raw('newer.db');
    await migrate(newer, [...MIGRATIONS, async () => {}]);
    await newer.destroy();
    await expect(folder.open('newer.db')).rejects.toThrow('newer version');
  });

  it('works from several sides at once', async () => {
    const stores = await Promise.all(Array.from({ length: 4 }, () => folder.open('crowd.db')));
    await stores[3]!.keys.put('k', 'v');
    for (const store of stores) expect(await store.keys.get('k')).toBe('v');
  });
});

describe('a running store', () => {
  it('notices that another connection has written', async () => {
    const [one, two] = [await folder.open('version.db'), await folder.open('version.db')];
    const before = await one.dataVersion();
    // A PostgreSQL server also counts what is written to its other databases.
    if (!ON_POSTGRES) expect(await one.dataVersion()).toBe(before);
    await two.keys.put('k', 'v');
    expect(await one.dataVersion()).not.toBe(before);
  });

  it.skipIf(ON_POSTGRES)('is copied as a whole while others write', async () => {
    const store = await folder.open('busy.db');
    const anna = aPerson('a');
    await store.people.create(anna);
    const table = aTable('t', [anna]);
    await store.tables.create(table);
    const other = await folder.open('busy.db');
    let writing = true;
    let seq = 0;
    const writer = (async () => {
      while (writing) {
        await store.tables.append(table.id, { seq, version: seq }, anEntry(seq + 1), null, {});
        seq++;
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    while (seq < 5) await new Promise((resolve) => setImmediate(resolve));
    await other.backup(folder.path('copy.db'));
    writing = false;
    await writer;
    const copy = await folder.open('copy.db');
    const { seq: copied } = (await copy.tables.byId(table.id))!;
    expect(copied).toBeGreaterThanOrEqual(5);
    expect(await copy.tables.entries(table.id, 0)).toHaveLength(copied);
    await expect(store.backup(folder.path('copy.db'))).rejects.toThrow('there already');
    expect(existsSync(folder.path('copy.db.unfinished'))).toBe(false);
    const db = new DatabaseSync(folder.path('copy.db'));
    expect(db.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
    db.close();
  });

  it('is packed while others have it open', async () => {
    const [one, two] = [await folder.open('vacuum.db'), await folder.open('vacuum.db')];
    await one.keys.put('k', 'x'.repeat(100_000));
    await two.vacuum();
    expect(await one.keys.get('k')).toHaveLength(100_000);
  });
});
