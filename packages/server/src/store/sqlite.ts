import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';

/** All that only SQLite knows is in this file. */

/** How long a writer waits for another process. */
const BUSY_MS = 10_000;
const PAUSE_MS = 2;
const KEPT_STATEMENTS = 500;

export function openSqlite(file: string): DatabaseSyncInstance {
  const db = new DatabaseSync(file, { timeout: BUSY_MS, enableForeignKeyConstraints: true });
  // FULL: a commit is on disk before it is acknowledged, also if the power goes.
  for (const pragma of ['journal_mode = wal', 'synchronous = full', 'foreign_keys = on']) db.exec(`pragma ${pragma}`);
  waitInPlace(db, false);
  return db;
}

export function sqliteDialect(db: DatabaseSyncInstance): SqliteDialect {
  return new PatientDialect(new StatementCache(db));
}

/** Whether SQLite itself waits for other processes, which stops this one; otherwise it says so and we wait. */
function waitInPlace(db: DatabaseSyncInstance, inPlace: boolean): void {
  db.exec(`pragma busy_timeout = ${inPlace ? BUSY_MS : 0}`);
}

class PatientDialect extends SqliteDialect {
  private readonly database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    super({ database });
    this.database = database;
  }

  override createDriver(): SqliteDriver {
    return new PatientDriver({ database: this.database });
  }
}

/**
 * Transactions here are for writing, so they ask for the right to write when they begin: one that asks later can be
 * refused in its middle because another process was first.
 */
class PatientDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    return new PatientConnection(await super.acquireConnection());
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** Waits for other processes without stopping this one. Within a transaction there is nothing left to wait for. */
class PatientConnection implements DatabaseConnection {
  private readonly connection: DatabaseConnection;

  constructor(connection: DatabaseConnection) {
    this.connection = connection;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const until = Date.now() + BUSY_MS;
    for (;;) {
      try {
        return await this.connection.executeQuery<R>(query);
      } catch (error) {
        if (!isBusy(error) || Date.now() > until) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.connection.streamQuery<R>(query, chunkSize);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'sqliteCodeName' in error && error.sqliteCodeName === 'SQLITE_BUSY';
}

/** Gives Kysely the driver it expects, and prepares each statement once. */
class StatementCache implements SqliteDatabase {
  private readonly db: DatabaseSyncInstance;
  private readonly kept = new Map<string, SqliteStatement>();

  constructor(db: DatabaseSyncInstance) {
    this.db = db;
  }

  prepare(sql: string): SqliteStatement {
    const kept = this.kept.get(sql);
    if (kept !== undefined) return kept;
    const statement = this.db.prepare(sql);
    const prepared: SqliteStatement = {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...parameters),
      run: (parameters) => statement.run(...parameters),
      iterate: (parameters) => statement.iterate(...parameters),
    };
    if (this.kept.size >= KEPT_STATEMENTS) this.kept.clear();
    this.kept.set(sql, prepared);
    return prepared;
  }

  close(): void {
    this.kept.clear();
    checkpoint(this.db);
    this.db.close();
  }
}

/** Writes a copy that is consistent, while others read and write; the file appears when it is complete. */
export async function backupSqlite(db: DatabaseSyncInstance, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} is there already: a backup overwrites nothing.`);
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { force: true });
  db.prepare('vacuum into ?').run(unfinished);
  const copy = await open(unfinished, 'r+');
  await copy.sync();
  await copy.close();
  await rename(unfinished, file);
}

export function vacuumSqlite(db: DatabaseSyncInstance): void {
  waitInPlace(db, true);
  db.exec('vacuum');
  checkpoint(db);
  waitInPlace(db, false);
}

/** Moves all that was written since into the one file, as far as nobody is reading it. */
function checkpoint(db: DatabaseSyncInstance): void {
  db.prepare('pragma wal_checkpoint(truncate)').all();
}

/** Changes when another connection has written. */
export function dataVersionOf(db: DatabaseSyncInstance): number {
  return (db.prepare('pragma data_version').get() as { data_version: number }).data_version;
}
