import { Kysely } from 'kysely';
import { migrate } from './migrations.js';
import { keyStore, noticeStore } from './notice-store.js';
import { peopleStore } from './people-store.js';
import { ratingStore } from './rating-store.js';
import type { Schema } from './schema.js';
import { backupSqlite, dataVersionOf, openSqlite, sqliteDialect, vacuumSqlite } from './sqlite.js';
import type { Store } from './store.js';
import { tableStore } from './table-store.js';
import { talkStore } from './talk-store.js';
import { tallyStore } from './tally-store.js';
import { Writer } from './writer.js';

/** Opens the store in a file, or one that is gone when it is closed (`:memory:`), and brings it up to date. */
export async function openStore(file: string): Promise<Store> {
  const sqlite = openSqlite(file);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(sqlite) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const writer = new Writer(db);
  return {
    people: peopleStore(db, writer),
    tables: tableStore(db, writer),
    talk: talkStore(db, writer),
    ratings: ratingStore(db, writer),
    tallies: tallyStore(db, writer),
    notices: noticeStore(db),
    keys: keyStore(db),
    backup: (copy) => backupSqlite(sqlite, copy),
    vacuum: async () => vacuumSqlite(sqlite),
    dataVersion: async () => dataVersionOf(sqlite),
    async close() {
      await writer.write(async () => {}); // what was asked for before
      await db.destroy();
    },
  };
}
