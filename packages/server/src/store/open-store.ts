import { stat } from 'node:fs/promises';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { Kysely, type SqliteDatabase } from 'kysely';
import { isThere, makeWhole } from './data-file.js';
import { migrate } from './migrations.js';
import { keyStore, noticeStore } from './notice-store.js';
import { peopleStore } from './people-store.js';
import { ratingStore } from './rating-store.js';
import type { Schema } from './schema.js';
import {
  backupSqlite,
  checkpoint,
  copySqlite,
  damaged,
  dataVersionOf,
  faultsOf,
  isBusy,
  isDamage,
  openReader,
  openSqlite,
  sqliteDialect,
  vacuumSqlite,
} from './sqlite.js';
import type { Store } from './store.js';
import { tableStore } from './table-store.js';
import { talkStore } from './talk-store.js';
import { tallyStore } from './tally-store.js';
import { Writer } from './writer.js';

export interface StoreOptions {
  /** Put between us and the connection that writes: what tests let fail. */
  readonly through?: (database: SqliteDatabase) => SqliteDatabase;
}

const IN_MEMORY = ':memory:';

/** Opens the store in a file, or one that is gone when it is closed (`:memory:`), and brings it up to date. */
export async function openStore(file: string, { through }: StoreOptions = {}): Promise<Store> {
  if (file !== IN_MEMORY && !(await isThere(file))) {
    await makeWhole(file, async (fresh) => {
      const memory = openSqlite(IN_MEMORY);
      const db = new Kysely<Schema>({ dialect: sqliteDialect(memory) });
      await migrated(fresh, memory, db);
      copySqlite(memory, fresh);
      await db.destroy();
    });
  }
  const sqlite = openSqlite(file);
  const writing = new Kysely<Schema>({ dialect: sqliteDialect(sqlite, through) });
  await migrated(file, sqlite, writing);
  const db = file === IN_MEMORY ? writing : new Kysely<Schema>({ dialect: sqliteDialect(openReader(file)) });
  const writer = new Writer(writing);
  const keys = keyStore(db, writer);
  return {
    people: peopleStore(db, writer),
    tables: tableStore(db, writer),
    talk: talkStore(db, writer),
    ratings: ratingStore(db, writer),
    tallies: tallyStore(db, writer),
    notices: noticeStore(db, writer),
    keys,
    backup: (copy) => backupSqlite(sqlite, copy),
    vacuum: async () => vacuumSqlite(sqlite),
    faults: async (quick) => faultsOf(sqlite, quick),
    bytes: async () => (file === IN_MEMORY ? 0 : (await stat(file)).size),
    dataVersion: async () => dataVersionOf(sqlite),
    writing: {
      get quietMs() {
        return writer.quietMs;
      },
      // Whoever waits for another process fails for no fault of the disk.
      get failure() {
        return isBusy(writer.failure) ? null : writer.failure;
      },
    },
    async close() {
      await writer.write(async () => {}).catch(() => {}); // what was asked for before; who it failed for was told
      if (db !== writing) await db.destroy();
      checkpoint(sqlite);
      await writing.destroy();
    },
  };
}

async function migrated(file: string, sqlite: DatabaseSyncInstance, db: Kysely<Schema>): Promise<void> {
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    if (sqlite.isOpen) sqlite.close();
    throw isDamage(error) ? damaged(file, error as Error) : error;
  }
}
