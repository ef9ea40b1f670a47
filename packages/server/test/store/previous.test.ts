import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { newDatabase } from '../../../../test/cluster/databases.js';
import { MIGRATIONS } from '../../src/store/migrations.js';
import { openStore } from '../../src/store/open-store.js';
import { openSqlite } from '../../src/store/sqlite.js';
import { inFolder, ON_POSTGRES } from './fixtures.js';
import { Calls } from './previous/calls.js';
import { scenario } from './previous/scenario.js';
import { changesOf, Recorder, rowsOf, type Statement } from './previous/transcript.js';

/**
 * Nodes of the version before go on while the first new one has brought the database up to date: so every statement that they
 * send must still be understood, and mean the same. What each version sends is kept in `previous`, by how many steps its
 * schema has; with a new step, `UPDATE_PREVIOUS=1 npx vitest run previous` keeps what this one sends.
 */
const KIND = ON_POSTGRES ? 'postgres' : 'sqlite';
/** What is of the file or the server itself, and the time, which is never the same. */
const NEVER_ASKED = ['backup', 'bytes', 'close', 'faults', 'vacuum', ...(ON_POSTGRES ? ['work.time'] : [])];
const FOLDER = fileURLToPath(new URL('./previous/', import.meta.url));
const fileOf = (steps: number) => `${FOLDER}${KIND}-${steps}.jsonl`;
const kept = () =>
  readdirSync(FOLDER)
    .flatMap((name) => new RegExp(`^${KIND}-(\\d+)\\.jsonl$`).exec(name)?.[1] ?? [])
    .map(Number);

let files = 0;
const folder = inFolder();
afterAll(() => folder.clear());

it('what this version sends is kept, for the next one', async () => {
  const recorder = new Recorder();
  const stop = ON_POSTGRES ? recorder.watchPostgres() : () => {};
  const store = await openStore(ON_POSTGRES ? await newDatabase() : ':memory:', { through: recorder.through });
  recorder.isOn = true;
  const calls = new Calls();
  await scenario(calls.of(store));
  recorder.isOn = false;
  await store.close();
  stop();
  expect(calls.missing(store)).toEqual(NEVER_ASKED);
  const lines = recorder.statements.map((statement) => JSON.stringify(statement));
  const text = `${lines.join('\n')}\n`;
  const file = fileOf(MIGRATIONS.length);
  if (process.env.UPDATE_PREVIOUS !== undefined) writeFileSync(file, text);
  expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(text);
  expect(lines.length).toBeGreaterThan(100);
});

it.each(kept())('what a version with %i steps sends is understood, and means the same', async (steps) => {
  const lines = readFileSync(fileOf(steps), 'utf8').trimEnd().split('\n');
  const ask = ON_POSTGRES ? await askPostgres() : await askFile();
  for (const { sql, parameters, got } of lines.map((line): Statement => JSON.parse(line)))
    expect({ sql, got: await ask(sql, parameters) }).toMatchObject({ sql, got }); // columns may have been added
  await ask.close();
});

interface Ask {
  (sql: string, parameters: readonly unknown[]): Promise<Statement['got']>;
  close(): Promise<void>;
}

async function askFile(): Promise<Ask> {
  const file = folder.path(`newest-${files++}.db`);
  await (await openStore(file)).close();
  const db = openSqlite(file);
  const ask = async (sql: string, parameters: readonly unknown[]) => {
    const statement = db.prepare(sql);
    const given = parameters as (string | number | null)[];
    return statement.columns().length > 0
      ? rowsOf(statement.all(...given) as object[])
      : changesOf(sql, statement.run(...given).changes);
  };
  return Object.assign(ask, { close: async () => db.close() });
}

async function askPostgres(): Promise<Ask> {
  const url = await newDatabase();
  await (await openStore(url)).close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const ask = async (sql: string, parameters: readonly unknown[]) => {
    const { fields, rows, rowCount } = await client.query(sql, [...parameters]);
    return fields.length > 0 ? rowsOf(rows) : changesOf(sql, rowCount);
  };
  return Object.assign(ask, { close: () => client.end() });
}
