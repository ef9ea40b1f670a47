import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { findServices } from '../../../../scripts/services.mjs';
import { newDatabase } from '../../../../test/cluster/databases.js';
import { newPostgres } from '../../../../test/cluster/services.js';
import { MIGRATIONS, migrate } from '../../src/store/migrations.js';
import { openStore } from '../../src/store/open-store.js';
import { inBetween, oneAtATime, postgresDialect } from '../../src/store/postgres.js';
import { PostgresWriter } from '../../src/store/postgres-writer.js';
import type { Schema, Tx } from '../../src/store/schema.js';
import { anEntry, aPerson, aTable, inFolder } from '../store/fixtures.js';
import { CutLine } from './cut-line.js';

/** With this step there could be two nodes: before it none went on beside a newer one. */
const FIRST_WITH_NODES = 10;

const folder = inFolder();
afterAll(() => folder.clear());

async function asked<T extends pg.QueryResultRow>(url: string, query: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<T>(query);
  await client.end();
  return rows;
}

/** Ends every connection to a database but the one that asks for it, as an operator would. */
const HANG_UP =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid != pg_backend_pid()';

/** What somebody waits for there; other tests have databases of their own. */
const WAITING = `select 1 from pg_locks where not granted
  and database = (select oid from pg_database where datname = current_database())`;

describe('a PostgreSQL database', () => {
  it('writes to disk before it says so, though the server is set to say so earlier', async () => {
    const url = await newDatabase();
    await asked(
      url,
      "do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$",
    );
    const db = new Kysely<Schema>({ dialect: postgresDialect(url, { connections: 1 }) });
    const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(db);
    expect(rows).toEqual([{ synchronous_commit: 'on' }]);
    await db.destroy();
  });

  it('is made by one of the nodes that start together, and found by the others', async () => {
    const url = await newDatabase();
    const stores = await Promise.all(Array.from({ length: 5 }, () => openStore(url)));
    await stores[4]!.keys.put('k', 'v');
    for (const store of stores) expect(await store.keys.get('k')).toBe('v');
    for (const store of stores) await store.close();
    const [steps] = await asked<{ n: string }>(url, 'select count(*) as n from schema_steps');
    expect(Number(steps!.n)).toBe(MIGRATIONS.length);
  });

  it('is brought up to date by one node at a time: another that starts meanwhile waits for it, and begins with nothing', async () => {
    const url = await newDatabase();
    const db = new Kysely<Schema>({ dialect: postgresDialect(url, { connections: 1, patient: true }) });
    let begun = () => {};
    const begins = new Promise<void>((resolve) => {
      begun = resolve;
    });
    let finish = () => {};
    const working = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const first = oneAtATime(db, async (one) => {
      begun();
      await working;
      await migrate(one);
    });
    await begins; // else the other may be the first
    const opening = openStore(url);
    const waiting = async () => (await asked(url, `${WAITING} and locktype = 'advisory'`)).length;
    await expect.poll(waiting).toBe(1);
    expect(await asked(url, "select tablename from pg_tables where schemaname = 'public'")).toEqual([]);
    finish();
    await first;
    await (await opening).close();
    await db.destroy();
  });

  it('of another program is refused, and nothing in it is touched', async () => {
    const url = await newDatabase();
    await asked(url, 'create table recipes (name text)');
    await expect(openStore(url)).rejects.toThrow('another program');
    expect(await asked(url, "select tablename from pg_tables where schemaname = 'public'")).toEqual([
      { tablename: 'recipes' },
    ]);
  });

  it('that is not there, or not to be reached, is told of in a sentence without its address', async () => {
    const url = (await newDatabase()).replace('roadstead@', 'roadstead:hush@');
    await expect(openStore(`${url}x`)).rejects.toThrow(/^PostgreSQL cannot be reached: .*does not exist\.$/);
    const away = url.replace(/:\d+\//, ':1/');
    await expect(openStore(away)).rejects.toThrow(/^PostgreSQL cannot be reached/);
  });

  it('that belongs to somebody else is told of in a sentence that says what to do', async () => {
    const url = await newDatabase();
    const name = `user_${new URL(url).pathname.slice(1)}`;
    await asked(url, `create user ${name}`);
    await asked(url, 'revoke create on schema public from public'); // as PostgreSQL 15 and newer do by themselves
    await expect(openStore(url.replace('roadstead@', `${name}@`))).rejects.toThrow(
      /^PostgreSQL says: permission denied .*must belong to the user/,
    );
  });

  it('sorts texts by their letters’ numbers, whatever it was made with', async () => {
    const store = await folder.open('sorted.db');
    const ids = ['a', 'B', '_', '-', 'Z', 'z0'].map((id) => id.padEnd(12, '0'));
    for (const id of ids) await store.tables.create({ ...aTable('x', [null]), id });
    expect(await store.tables.ids('', 99)).toEqual(ids.toSorted());
  });

  it('that has gone without a word is not waited for, and another connection is made', async () => {
    const { line, url } = await CutLine.to(await newDatabase());
    const db = new Kysely<Schema>({ dialect: postgresDialect(url, { connections: 1, silentMs: 5_000 }) });
    onTestFinished(async () => {
      await db.destroy();
      line.close();
    });
    const ask = () => sql<{ one: number }>`select 1 as one`.execute(db);
    await ask();
    line.cut();
    await expect(ask()).rejects.toThrow('does not answer');
    line.mend();
    expect((await ask()).rows).toEqual([{ one: 1 }]);
  });

  it('is let go of by a node that stopped in the middle of writing, before others give up waiting', async () => {
    const url = await newDatabase();
    const store = await openStore(url);
    await store.keys.put('k', 'before');
    const db = new Kysely<Schema>({ dialect: postgresDialect(url, { connections: 1 }) });
    let goOn = () => {};
    const stopped = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const half = new PostgresWriter(db).writeConditional(async (tx) => {
      await tx.updateTable('facts').set({ value: 'half' }).where('name', '=', 'k').execute();
      await stopped;
      await tx.insertInto('facts').values({ name: 'whole', value: '' }).execute();
    });
    await expect
      .poll(
        async () =>
          (
            await asked(
              url,
              "select 1 from pg_stat_activity where state = 'idle in transaction' and datname = current_database()",
            )
          ).length,
      )
      .toBe(1);
    await store.keys.put('k', 'after');
    goOn();
    await expect(half).rejects.toThrow();
    expect(await store.keys.get('k')).toBe('after');
    expect(await store.keys.get('whole')).toBeNull();
    await db.destroy();
    await store.close();
  });

  it('whose connections break, in use or not, is gone on with over others', async () => {
    const url = await newDatabase();
    const store = await openStore(url);
    await store.people.create(aPerson('anna'));
    await asked(url, HANG_UP);
    await expect
      .poll(() =>
        store.keys.put('k', 'v').then(
          () => 'done',
          () => 'failed',
        ),
      )
      .toBe('done');
    await expect.poll(() => store.keys.get('k').catch(() => null)).toBe('v');
    expect(store.writing.failure).toBeNull();

    const db = new Kysely<Schema>({ dialect: postgresDialect(url, { connections: 1 }) });
    const writer = new PostgresWriter(db);
    const half = writer.write(async (tx) => {
      await tx.insertInto('facts').values({ name: 'half', value: '' }).execute();
      await asked(url, HANG_UP);
      await tx.insertInto('facts').values({ name: 'whole', value: '' }).execute();
    });
    await expect(half).rejects.toThrow();
    expect(writer.failure).not.toBeNull();
    await writer.write((tx) => tx.insertInto('facts').values({ name: 'next', value: '' }).execute());
    expect(writer.failure).toBeNull();
    await db.destroy();
    await expect.poll(() => store.keys.get('next').catch(() => null)).toBe('');
    expect(await store.keys.get('half')).toBeNull();
    await store.close();
  });

  it('that ends without a warning has all that was acknowledged when it is back', async () => {
    const server = await newPostgres(findServices()!, { durable: true });
    onTestFinished(() => server.remove());
    await server.start();
    const store = await openStore(server.url);
    const anna = aPerson('anna');
    await store.people.create(anna);
    const table = aTable('log', [anna]);
    await store.tables.create(table);
    let acknowledged = 0;
    let isEnding = false;
    const writing = (async () => {
      while (!isEnding) {
        const at = { seq: acknowledged, version: acknowledged };
        const by = { person: anna.id, request: String(acknowledged) };
        const done = await store.tables.append(table.id, at, anEntry(acknowledged + 1), by, {}).catch(() => null);
        if (done?.done || (done && 'duplicateOf' in done)) acknowledged++;
      }
    })();
    await expect.poll(() => acknowledged).toBeGreaterThan(5);
    await server.kill();
    await server.start();
    const before = acknowledged;
    await expect.poll(() => acknowledged).toBeGreaterThan(before);
    isEnding = true;
    await writing;
    const entries = await store.tables.entries(table.id, 0);
    expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: acknowledged }, (_, i) => i + 1));
    await store.close();
  });
});

describe('nodes of the version before', () => {
  it('go on while a newer one waits for a table that somebody reads for long', async () => {
    const url = await newDatabase();
    await (await openStore(url)).close();
    const reader = new pg.Client({ connectionString: url });
    await reader.connect();
    await reader.query('begin');
    await reader.query('select count(*) from tables');
    const db = new Kysely<Schema>({ dialect: postgresDialect(url, { connections: 1, patient: true }) });
    const step = async (tx: Tx) => {
      await tx.schema.alterTable('tables').addColumn('one_more', 'text').execute();
    };
    const migrating = oneAtATime(db, (one) => inBetween(one, () => migrate(one, [...MIGRATIONS, step])));
    const waiting = async () => (await asked(url, `${WAITING} and relation is not null`)).length;
    await expect.poll(waiting, { interval: 10 }).toBe(1);
    expect(await asked(url, 'select id from tables')).toEqual([]);
    await reader.query('commit');
    await migrating;
    expect(await asked(url, 'select one_more from tables')).toEqual([]);
    await reader.end();
    await db.destroy();
  });

  it('go on over a database that a newer one has brought up to date: every step only adds', async () => {
    const db = await folder.raw('added.db');
    const columns = async () =>
      (
        await sql<{ name: string }>`select table_name || '.' || column_name || ' ' || data_type as name
          from information_schema.columns where table_schema = current_schema()`.execute(db)
      ).rows.map(({ name }) => name);
    const needed = async () =>
      (
        await sql<{ name: string }>`select table_name || '.' || column_name as name from information_schema.columns
          where table_schema = current_schema() and is_nullable = 'NO' and column_default is null`.execute(db)
      ).rows.map(({ name }) => name);
    const tables = async () =>
      (
        await sql<{ name: string }>`select tablename as name from pg_tables
          where schemaname = current_schema()`.execute(db)
      ).rows.map(({ name }) => name);
    /** What refuses some of what may be written. */
    const rules = async () =>
      (
        await sql<{ of: string; name: string }>`
          select conrelid::regclass::text as of, pg_get_constraintdef(oid) as name from pg_constraint
            where connamespace = current_schema()::regnamespace and contype in ('c', 'f', 'p', 'u', 'x')
          union all select tablename, indexdef from pg_indexes
            where schemaname = current_schema() and indexdef like 'CREATE UNIQUE%'`.execute(db)
      ).rows;
    for (let step = 1; step <= MIGRATIONS.length; step++) {
      const [had, wanted, known] = [await columns(), await needed(), await tables()];
      const ruled = (await rules()).map(({ name }) => name);
      await migrate(db, MIGRATIONS.slice(0, step));
      expect(await columns(), `step ${step} takes something away`).toEqual(expect.arrayContaining(had));
      const more = (await needed()).filter((name) => known.includes(name.split('.')[0]!) && !wanted.includes(name));
      expect(more, `step ${step} asks for more than the version before knows of`).toEqual([]);
      if (step < FIRST_WITH_NODES) continue;
      const refused = (await rules()).filter(({ of, name }) => known.includes(of) && !ruled.includes(name));
      expect(refused, `step ${step} refuses what the version before may write`).toEqual([]);
    }
    await db.destroy();
  });
});
