import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
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
import { BadData } from './bad-data.js';
import { onDisk } from './data-file.js';

/** All that only SQLite knows is in this file. */

/** How long a writer waits for another process. */
const BUSY_MS = 10_000;
const PAUSE_MS = 2;
const KEPT_STATEMENTS = 500;

/** What is written beside the database until it is moved into it is kept below this when there is time to. */
const WAL_BYTES = 16 * 1024 * 1024;

/** Hashes, seeds and keys are nobody else's business, whatever the folder allows. SQLite gives its other files the same mode. */
const OWNER_ONLY = 0o600;

export function openSqlite(file: string): DatabaseSyncInstance {
  if (file !== ':memory:') keepToOwner(file);
  const db = new DatabaseSync(file, { timeout: BUSY_MS, enableForeignKeyConstraints: true });
  refuseForeign(db, file); // before anything is changed about it
  // FULL: a commit is on disk before it is acknowledged, also if the power goes.
  for (const pragma of [
    'journal_mode = wal',
    `journal_size_limit = ${WAL_BYTES}`,
    'synchronous = full',
    'foreign_keys = on',
  ])
    db.exec(`pragma ${pragma}`);
  waitInPlace(db, false);
  return db;
}

/** Never opened for it: to close it again would take away the locks that this process may have on it. */
function keepToOwner(file: string): void {
  for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) chmodSync(each, OWNER_ONLY);
}

/** A second connection to the same file, for reading: what waits for the right to write does not hold it up. */
export function openReader(file: string): DatabaseSyncInstance {
  const db = new DatabaseSync(file, { timeout: BUSY_MS, enableForeignKeyConstraints: true });
  db.exec('pragma query_only = on');
  waitInPlace(db, false);
  return db;
}

/** `through` is put between us and the database: what tests let fail. */
export function sqliteDialect(
  db: DatabaseSyncInstance,
  through: (database: SqliteDatabase) => SqliteDatabase = (database) => database,
): SqliteDialect {
  return new PatientDialect(through(new StatementCache(db)));
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
    try {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    } catch (error) {
      await this.rollbackTransaction(connection); // it may have begun all the same
      throw error;
    }
  }

  /** After some failures SQLite has rolled back by itself: that there is nothing left to do must not hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => {});
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

/** Another process writes. */
export function isBusy(error: unknown): boolean {
  return codeOf(error) === 'SQLITE_BUSY';
}

/** What SQLite calls it; null for all other errors. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  return 'sqliteCodeName' in error ? String(error.sqliteCodeName) : (NAMED.get(error.message) ?? null);
}

/** Where several rows are read at once, the driver gives no name but SQLite's sentence alone. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['database is locked', 'SQLITE_BUSY'],
  ['database disk image is malformed', 'SQLITE_CORRUPT'],
  ['file is not a database', 'SQLITE_NOTADB'],
]);

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
    this.db.close();
  }
}

/** Writes a copy that is consistent, while others read and write; the file appears when it is complete and was found whole. */
export async function backupSqlite(db: DatabaseSyncInstance, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} is there already: a backup overwrites nothing.`);
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { force: true });
  copySqlite(db, unfinished);
  const [fault] = faultsOfCopy(db, unfinished);
  if (fault !== undefined) throw new BadData(`The copy in ${unfinished} is damaged (${fault}): do not rely on it.`);
  await onDisk(unfinished);
  await rename(unfinished, file);
}

/** Everything as it is at this moment, as a file of its own. */
export function copySqlite(db: DatabaseSyncInstance, file: string): void {
  closeSync(openSync(file, 'wx', OWNER_ONLY)); // an empty file may be written into, and keeps its mode
  db.prepare('vacuum into ?').run(file);
}

export function vacuumSqlite(db: DatabaseSyncInstance): void {
  waitInPlace(db, true);
  db.exec('vacuum');
  checkpoint(db);
  waitInPlace(db, false);
}

/** Moves all that was written since into the one file, as far as nobody is reading it. */
export function checkpoint(db: DatabaseSyncInstance): void {
  db.prepare('pragma wal_checkpoint(truncate)').all();
}

/** Changes when another connection has written. */
export function dataVersionOf(db: DatabaseSyncInstance): number {
  return (db.prepare('pragma data_version').get() as { data_version: number }).data_version;
}

const MOST_FAULTS = 100;

/** What is wrong with the file itself, as SQLite says it; `quick` leaves out whether indexes fit what they are of. */
export function faultsOf(db: DatabaseSyncInstance, quick: boolean): string[] {
  try {
    const found = firstColumn(db, `pragma ${quick ? 'quick_check' : 'integrity_check'}(${MOST_FAULTS})`);
    const lines = found.filter((line) => line !== 'ok');
    const loose = quick ? [] : (db.prepare('pragma foreign_key_check').all() as { table: string; parent: string }[]);
    return [
      ...lines,
      ...loose.map(({ table, parent }) => `a row of ${table} belongs to no row of ${parent}`),
      ...(quick ? [] : lostSeats(db)),
    ];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Where a table says that somebody sits there, and it cannot be found by that person, or the other way round. */
function lostSeats(db: DatabaseSyncInstance): string[] {
  const rows = db
    .prepare(
      `select tables.id as id from tables, json_each(tables.seats) as stored
       left join seats on seats.table_id = tables.id and seats.seat = stored.key
       where seats.person is not json_extract(stored.value, '$.person') limit ${MOST_FAULTS}`,
    )
    .all() as { id: string }[];
  return rows.map(({ id }) => `a seat of table ${id} cannot be found by its person`);
}

/** Of a copy that nobody else has open: it is looked at through this connection, and let go when that is done. */
function faultsOfCopy(db: DatabaseSyncInstance, file: string): string[] {
  db.prepare('attach ? as copy').run(file);
  try {
    return firstColumn(db, `pragma copy.integrity_check(${MOST_FAULTS})`).filter((line) => line !== 'ok');
  } finally {
    db.exec('detach copy');
  }
}

function firstColumn(db: DatabaseSyncInstance, query: string): string[] {
  return db
    .prepare(query)
    .all()
    .map((row) => String(Object.values(row as object)[0]));
}

/** A database with tables, but not ours, belongs to some other program. */
function refuseForeign(db: DatabaseSyncInstance, file: string): void {
  try {
    const tables = db.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[];
    if (tables.length === 0 || tables.some(({ name }) => name === 'schema_steps')) return;
  } catch (error) {
    db.close();
    throw isDamage(error) ? damaged(file, error as Error) : error;
  }
  db.close();
  throw new BadData(`${file} is a database of another program: nothing in it was touched.`);
}

/** Whether an error says that the file is not what it should be. */
export function isDamage(error: unknown): boolean {
  return /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error) ?? '');
}

export function damaged(file: string, { message }: Error): BadData {
  return new BadData(`${file} is damaged (${message}): put a backup in its place, and see "roadstead admin check".`);
}
