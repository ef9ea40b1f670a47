import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open-store.js';
import { FailingDatabase } from '../../src/test-kit/index.js';
import { aPerson, inFolder } from './fixtures.js';

const folder = inFolder();
afterAll(() => folder.clear());

describe('a disk that fails', () => {
  it('says why: the first error, not that there was nothing left to roll back', async () => {
    const disk = new FailingDatabase();
    const store = await openStore(folder.path('full.db'), disk);
    disk.fault = () => ({ message: 'database or disk is full', after: false });
    await expect(store.keys.put('k', 'v')).rejects.toThrow('database or disk is full');
    expect(store.writing.failure).toMatchObject({ message: 'database or disk is full' });
    disk.fault = () => null;
    await store.keys.put('k', 'v');
    expect(store.writing.failure).toBeNull();
    await store.close();
  });

  it('leaves nothing half done, whichever of its writes fails, and the next one is done', async () => {
    const disk = new FailingDatabase();
    const store = await openStore(folder.path('halves.db'), disk);
    const before = disk.writes;
    await store.people.create(aPerson('first'));
    const each = disk.writes - before;
    for (let n = 1; n <= each; n++) {
      const from = disk.writes;
      disk.fault = (write) => (write === from + n ? { message: 'disk I/O error', after: false } : null);
      await expect(store.people.create(aPerson(`p${n}`))).rejects.toThrow('disk I/O error');
      expect(await store.people.byId(aPerson(`p${n}`).id)).toBeNull();
      await store.people.create(aPerson(`p${n}`));
      expect(await store.people.byId(aPerson(`p${n}`).id)).not.toBeNull();
    }
    await store.close();
  });
});

describe('another process that writes for long', () => {
  it('keeps nobody from reading', async () => {
    const store = await folder.open('lock.db');
    await store.keys.put('k', 'v');
    const other = new DatabaseSync(folder.path('lock.db'));
    other.exec('begin immediate');
    let isWritten = false;
    const written = store.keys.put('k', 'w').then(() => {
      isWritten = true;
    });
    // The write has begun to wait for its turn by then, and holds what it holds.
    for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
    expect(await store.keys.get('k')).toBe('v');
    expect(isWritten).toBe(false);
    other.exec('commit');
    other.close();
    await written;
    expect(await store.keys.get('k')).toBe('w');
  });
});

describe('a file that is not what it should be', () => {
  it.each([
    ['is empty', Buffer.alloc(0), 'is empty'],
    ['holds something else', Buffer.from('{"what":"is this"}'.repeat(300)), 'file is not a database'],
  ])('is refused with a sentence where it %s, and stays as it is', async (_, bytes, sentence) => {
    const file = folder.path(`odd-${bytes.length}.db`);
    writeFileSync(file, bytes);
    await expect(openStore(file)).rejects.toThrow(sentence);
    expect(readFileSync(file).equals(bytes)).toBe(true);
    expect(existsSync(`${file}-wal`)).toBe(false);
  });

  it('is refused where it is of another program, and nothing in it is touched', async () => {
    const file = folder.path('foreign.db');
    const foreign = new DatabaseSync(file);
    foreign.exec('create table recipes (name text)');
    foreign.close();
    const before = readFileSync(file);
    await expect(openStore(file)).rejects.toThrow('another program');
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('is refused where its first part is gone and only the newest is there', async () => {
    const file = folder.path('lost.db');
    writeFileSync(`${file}-wal`, 'x');
    await expect(openStore(file)).rejects.toThrow('is gone');
    expect(existsSync(file)).toBe(false);
  });

  it('is told of where pages were overwritten: faults name it, and a copy of it is not kept as a backup', async () => {
    const store = await openStore(folder.path('whole.db'));
    for (let i = 0; i < 200; i++) await store.keys.put(`key ${i}`, 'value '.repeat(40));
    expect(await store.faults(true)).toEqual([]);
    expect(await store.faults(false)).toEqual([]);
    await store.close();
    const file = folder.path('torn.db');
    copyFileSync(folder.path('whole.db'), file);
    const bytes = readFileSync(file);
    bytes.fill(0xa5, bytes.length - 4 * 4096);
    writeFileSync(file, bytes);
    const torn = await openStore(file);
    expect(await torn.faults(true)).not.toEqual([]);
    await expect(torn.backup(folder.path('copy-of-torn.db'))).rejects.toThrow();
    expect(existsSync(folder.path('copy-of-torn.db'))).toBe(false);
    await torn.close();
  });

  it('is told of where a row has lost what it belongs to', async () => {
    const file = folder.path('loose.db');
    const store = await folder.open('loose.db');
    await store.people.create(aPerson('a'));
    await store.people.openSession('h', aPerson('a').id, 1, 'x');
    const raw = new DatabaseSync(file, { enableForeignKeyConstraints: false });
    raw.exec('delete from people');
    raw.close();
    expect(await store.faults(true)).toEqual([]);
    expect(await store.faults(false)).toEqual(['a row of sessions belongs to no row of people']);
  });

  it('gives no backup that is damaged, also where it could be copied', async () => {
    const file = folder.path('null.db');
    const store = await openStore(file);
    await store.people.create(aPerson('a'));
    await store.close();
    // A column that may not be empty, and is: as long as before, so that nothing else moves.
    const [said, meant] = [
      '"notice_url" text, "banned" integer not null',
      '"notice_url" text not null, "banned" integer',
    ];
    writeFileSync(file, readFileSync(file, 'latin1').replaceAll(said, meant), 'latin1');
    const strange = await folder.open('null.db');
    await expect(strange.backup(folder.path('null-copy.db'))).rejects.toThrow(/is damaged .*do not rely on it/);
    expect(existsSync(folder.path('null-copy.db'))).toBe(false);
  });

  it('is refused with a sentence where what says how old it is cannot be read', async () => {
    const file = folder.path('steps.db');
    await (await openStore(file)).close();
    const raw = new DatabaseSync(file);
    const row = raw.prepare("select rootpage from sqlite_master where name = 'schema_steps'").get();
    raw.close();
    const bytes = readFileSync(file);
    const from = ((row as { rootpage: number }).rootpage - 1) * 4096;
    writeFileSync(file, bytes.fill(0xa5, from, from + 4096));
    await expect(openStore(file)).rejects.toThrow(/is damaged .*put a backup in its place/);
  });

  it('is refused with a sentence where its beginning is broken', async () => {
    const file = folder.path('cut.db');
    copyFileSync(folder.path('whole.db'), file);
    truncateSync(file, 1000);
    await expect(openStore(file)).rejects.toThrow(/is damaged .*put a backup in its place/);
    rmSync(file);
  });

  it('is there as a whole or not at all when a place is made', async () => {
    const store = await folder.open('made.db');
    await store.keys.get('x');
    expect(readdirSync(folder.path('.')).filter((name) => name.includes('.new'))).toEqual([]);
  });
});
