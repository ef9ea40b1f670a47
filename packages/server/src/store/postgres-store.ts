import { Kysely, sql } from 'kysely';
import { BadData } from './bad-data.js';
import { migrate } from './migrations.js';
import {
  bytesOf,
  inBetween,
  isCollision,
  isConnection,
  isForbidden,
  lostSeats,
  oneAtATime,
  postgresDialect,
  refuseForeign,
  snapshotOf,
} from './postgres.js';
import { marksOf, postgresWork } from './postgres-work.js';
import { PostgresWriter } from './postgres-writer.js';
import type { Db, Schema } from './schema.js';
import type { Store } from './store.js';
import { storeParts } from './store-parts.js';

/** Connections of one node: reading never waits for those who write. */
const READING = 8;
const WRITING = 12;

/** Opens the store in a PostgreSQL database that is there, and brings it up to date. */
export async function openPostgres(url: string): Promise<Store> {
  await patiently(url, async (db) => {
    // Whatever keeps us from asking for nothing is between us and the server: its address, its certificate, who we are.
    await sql`select`.execute(db).catch((error) => Promise.reject(unreached(error)));
    const newest = oneAtATime(db, async (one) => {
      await refuseForeign(one);
      await inBetween(one, () => migrate(one));
    });
    await newest.catch((error) => {
      if (isForbidden(error))
        throw new BadData(`PostgreSQL says: ${error.message}. The database must belong to the user who comes for it.`);
      throw isConnection(error) ? unreached(error) : error;
    });
  });
  const writing = new Kysely<Schema>({ dialect: postgresDialect(url, { connections: WRITING }) });
  const db = new Kysely<Schema>({ dialect: postgresDialect(url, { connections: READING, readOnly: true }) });
  const writer = new PostgresWriter(writing);
  return {
    ...storeParts(db, writer),
    work: postgresWork(db, writer),
    marks: (tables) => marksOf(db, tables),
    async backup() {
      throw new BadData('A PostgreSQL database is backed up by its own tools: pg_dump, or pg_basebackup.');
    },
    async vacuum() {
      await patiently(url, (one) => sql`vacuum analyze`.execute(one));
    },
    // What is damaged in its files, the server says itself; what belongs to what, it never lets go wrong.
    faults: async (quick) => (quick ? [] : lostSeats(db)),
    bytes: () => bytesOf(db),
    dataVersion: () => snapshotOf(db),
    writing: {
      get quietMs() {
        return writer.quietMs;
      },
      // Whoever comes second all the time fails for no fault of the database.
      get failure() {
        return isCollision(writer.failure) ? null : writer.failure;
      },
    },
    async close() {
      await writer.idle();
      await db.destroy();
      await writing.destroy();
    },
  };
}

function unreached(error: unknown): BadData {
  // Of a name with several addresses each failed, and only the code says how.
  const { message, code } = error as NodeJS.ErrnoException;
  return new BadData(`PostgreSQL cannot be reached: ${message || code}.`);
}

/** Over a connection of its own, that may take as long as it needs. */
async function patiently(url: string, work: (db: Db) => Promise<unknown>): Promise<void> {
  const db = new Kysely<Schema>({ dialect: postgresDialect(url, { connections: 1, patient: true }) });
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}
