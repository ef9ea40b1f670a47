import { existsSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import { MISSED_MS } from '../../nodes/roll-call.js';
import { BadData } from '../bad-data.js';
import { MIGRATIONS } from '../migrations.js';
import { isPostgres } from '../open-store.js';
import type { Db, Schema } from '../schema.js';
import { dataVersionOf, openReader, openSqlite, sqliteDialect } from '../sqlite.js';

/** A database as it was at one moment, to be read only. */
interface Source {
  readonly db: Db;
  /** Whether somebody has written to it since then, as far as that can be known. */
  changed(): Promise<boolean>;
}

/** Nothing about the source is changed, not even brought up to date. */
export async function reading<T>(place: string, work: (source: Source) => Promise<T>): Promise<T> {
  return isPostgres(place) ? readingPostgres(place, work) : readingFile(place, work);
}

async function readingFile<T>(file: string, work: (source: Source) => Promise<T>): Promise<T> {
  if (!existsSync(file)) throw new BadData(`${file} is not there.`);
  const watching = openReader(file);
  const whole = new Kysely<Schema>({ dialect: sqliteDialect(openReader(file)) });
  try {
    const before = dataVersionOf(watching);
    return await whole.connection().execute(async (db) => {
      await refuseOtherVersion(db);
      await sql`begin`.execute(db);
      const done = await work({ db, changed: async () => dataVersionOf(watching) !== before });
      await sql`commit`.execute(db);
      return done;
    });
  } finally {
    await whole.destroy();
    watching.close();
  }
}

/** Those that are at work with a database, by name. A file keeps no such list. */
export async function nodesUp(db: Db): Promise<string[]> {
  const since = Date.now() - MISSED_MS;
  const rows = await db.selectFrom('nodes').select('name').where('seen_at', '>', since).execute();
  return rows.map(({ name }) => name);
}

async function readingPostgres<T>(url: string, work: (source: Source) => Promise<T>): Promise<T> {
  const { postgresDialect } = await import('../postgres.js');
  const whole = new Kysely<Schema>({
    dialect: postgresDialect(url, { connections: 2, readOnly: true, patient: true }),
  });
  try {
    return await whole.connection().execute(async (db) => {
      await refuseOtherVersion(db);
      // While it is written elsewhere nothing is asked here, for as long as that takes.
      await sql`set idle_in_transaction_session_timeout = 0`.execute(db);
      await sql`begin transaction isolation level repeatable read read only`.execute(db);
      const done = await work({ db, changed: async () => (await nodesUp(whole)).length > 0 });
      await sql`commit`.execute(db);
      return done;
    });
  } finally {
    await whole.destroy();
  }
}

/** Where everything can be written, page by page. */
export async function writing<T>(place: string, work: (db: Db) => Promise<T>): Promise<T> {
  const dialect = isPostgres(place)
    ? (await import('../postgres.js')).postgresDialect(place, { connections: 1, patient: true })
    : sqliteDialect(openSqlite(place));
  const db = new Kysely<Schema>({ dialect });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

async function refuseOtherVersion(db: Db): Promise<void> {
  const { rows } = await sql<{ done: number }>`select count(*) as done from schema_steps`.execute(db);
  if (Number(rows[0]!.done) !== MIGRATIONS.length)
    throw new BadData(
      'What is to be moved is of another version: bring it up to date first ("roadstead admin check" does), or move a copy.',
    );
}
