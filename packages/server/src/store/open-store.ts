import { stat } from 'node:fs/promises';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { Kysely, type SqliteDatabase } from 'kysely';
import { isThere, makeWhole } from './data-file.js';
import { migrate } from './migrations.js';
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
import { storeParts } from './store-parts.js';
import { SqliteWriter } from './writer.js';

export interface StoreOptions {
  /** Put between us and the connection that writes: what tests let fail. */
  readonly through?: (database: SqliteDatabase) => SqliteDatabase;
}

const IN_MEMORY = ':memory:';

/**
 * Opens the store in a file, in a PostgreSQL database (its address), or one that is gone when it is closed (`:memory:`), and
 * brings it up to date.
 */
export async function openStore(place: string, options: StoreOptions = {}): Promise<Store> {
  if (!isPostgres(place)) return openFile(place, options);
  // Whoever has a file needs no driver for anything else.
  const { openPostgres } = await import('./postgres-store.js');
  return openPostgres(place);
}

export function isPostgres(place: string): boolean {
  return /^postgres(ql)?:\/\//.test(place);
}

async function openFile(file: string, { through }: StoreOptions): Promise<Store> {
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
  const writer = new SqliteWriter(writing);
  return {
    ...storeParts(db, writer),
    work: null,
    marks: null,
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
