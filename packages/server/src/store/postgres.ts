import { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type DataTypeNode,
  PostgresDialect,
  PostgresDriver,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import pg from 'pg';
import { BadData } from './bad-data.js';
import type { Db } from './schema.js';

/** All that only PostgreSQL knows is in this file. */

/** The oldest that knows `pg_current_snapshot`. */
const OLDEST = 130_000;
/** Long enough for a server with far too much to do. */
const CONNECT_MS = 15_000;
/** The lock under which one node brings the database up to date while others wait; any number of our own. */
const MIGRATION_LOCK = 7_171_015;
/** How long all may have to wait for a step of the database, and how often it is tried to get in between. */
const LOCK_MS = 500;
const LOCK_ATTEMPTS = 200;
/** How long a single statement may take. */
const STATEMENT_MS = 60_000;
/** Longer than that nothing is heard only where the other end is gone without a word, as when its power fails. */
const SILENT_MS = 5_000 + STATEMENT_MS;
const INT8: number = pg.types.builtins.INT8;

/**
 * What holds for every connection. On disk before it is acknowledged, whatever the server's own default is; and a node that
 * stops in the middle of something, or can no longer be heard, lets go of what it holds before others give up waiting.
 */
const SETTINGS = [
  "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'",
  "set idle_in_transaction_session_timeout = '6s'",
];
const LIMITS = ["set lock_timeout = '10s'", `set statement_timeout = ${STATEMENT_MS}`];

export interface PostgresOptions {
  readonly connections: number;
  readonly readOnly?: boolean;
  /** For what is done while nobody plays, and takes as long as it takes. */
  readonly patient?: boolean;
  readonly silentMs?: number;
}

export function postgresDialect(url: string, options: PostgresOptions): PostgresDialect {
  const { connections, readOnly = false, patient = false, silentMs = SILENT_MS } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    application_name: 'roadstead',
    // Times in milliseconds and counts: all of them are well below what a number can hold.
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) },
  });
  // A connection that breaks is replaced; whoever uses it is told by its query, and nobody else needs to be.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    if (!patient) endWhereSilent(client, silentMs);
  });
  const settings = [
    ...SETTINGS,
    ...(patient ? [] : LIMITS),
    ...(readOnly ? ['set default_transaction_read_only = on'] : []),
  ];
  return new OurDialect({
    pool,
    onCreateConnection: async (connection) => {
      for (const setting of settings) await connection.executeQuery(CompiledQuery.raw(setting));
    },
  });
}

/** Otherwise whoever asks over it waits until the network gives up, which takes a quarter of an hour. */
function endWhereSilent({ connection: { stream } }: pg.Client, silentMs: number): void {
  if (stream instanceof Socket)
    stream.setTimeout(silentMs, () => stream.destroy(new Error('PostgreSQL does not answer')));
}

type DialectConfig = ConstructorParameters<typeof PostgresDialect>[0];

class OurDialect extends PostgresDialect {
  private readonly config: DialectConfig;

  constructor(config: DialectConfig) {
    super(config);
    this.config = config;
  }

  override createDriver(): PostgresDriver {
    return new OurDriver(this.config);
  }

  override createQueryCompiler(): PostgresQueryCompiler {
    return new PlainTextCompiler();
  }
}

class OurDriver extends PostgresDriver {
  /** Where the connection broke there is nothing left to roll back, and that must not hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {});
  }
}

/** Texts are compared by their letters' numbers, as in SQLite, whatever the database was made with: no order depends on a language, or on a version of one. */
class PlainTextCompiler extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    super.visitDataType(node);
    if (node.dataType === 'text') this.append(' collate "C"');
  }
}

/** Nodes that start together do this one after the other; it ends with the connection, should one of them die. */
export async function oneAtATime(db: Db, work: (one: Db) => Promise<void>): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`select pg_advisory_lock(${sql.lit(MIGRATION_LOCK)})`.execute(one);
    try {
      await work(one);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(MIGRATION_LOCK)})`.execute(one);
    }
  });
}

/**
 * Changes tables that others are at work with. Whoever waits for one of them makes all wait who come after: so it is given up
 * soon, and tried again. What the work does, it must do all or nothing of.
 */
export async function inBetween(one: Db, work: () => Promise<void>): Promise<void> {
  await sql`set lock_timeout = ${sql.lit(LOCK_MS)}`.execute(one);
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (stateOf(error) !== LOCK_NOT_AVAILABLE || attempt === LOCK_ATTEMPTS) throw error;
      await setTimeout(LOCK_MS * (1 + Math.random()));
    }
  }
}

/** A database with tables, but not ours, belongs to some other program. */
export async function refuseForeign(db: Db): Promise<void> {
  const { rows } = await sql<{ version: number; tables: number; ours: number }>`
    select current_setting('server_version_num')::integer as version, count(*) as tables,
      count(*) filter (where tablename = 'schema_steps') as ours
    from pg_tables where schemaname = current_schema()`.execute(db);
  const { version, tables, ours } = rows[0]!;
  if (version < OLDEST) throw new BadData('PostgreSQL must be version 13 or newer.');
  if (tables > 0 && ours === 0)
    throw new BadData('The PostgreSQL database belongs to another program: nothing in it was touched.');
}

/** What others have finished, and what of it is still under way: it is another whenever anybody has written. */
export async function snapshotOf(db: Db): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(db);
  return rows[0]!.snapshot;
}

/** Not when the transaction began: now. */
export async function timeOf(db: Db): Promise<number> {
  const { rows } = await sql<{ time: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::bigint as time`.execute(db);
  return rows[0]!.time;
}

export async function bytesOf(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db);
  return rows[0]!.bytes;
}

const MOST_FAULTS = 100;

/** Where a table says that somebody sits there, and it cannot be found by that person, or the other way round. */
export async function lostSeats(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select tables.id from tables
      cross join lateral json_array_elements(tables.seats::json) with ordinality as stored (value, nth)
      left join seats on seats.table_id = tables.id and seats.seat = stored.nth - 1
    where seats.person is distinct from stored.value ->> 'person' limit ${MOST_FAULTS}`.execute(db);
  return rows.map(({ id }) => `a seat of table ${id} cannot be found by its person`);
}

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const UNIQUE_VIOLATION = '23505';
const LOCK_NOT_AVAILABLE = '55P03';
const INSUFFICIENT_PRIVILEGE = '42501';

/** Somebody else was faster, and nothing was written: another attempt sees what they have done. */
export function isCollision(error: unknown): boolean {
  return [SERIALIZATION_FAILURE, DEADLOCK, UNIQUE_VIOLATION].includes(stateOf(error) ?? '');
}

/** There is no such server, or it lets nobody in, or not us: its own codes for that begin with these. */
export function isConnection(error: unknown): boolean {
  return /^(ECONN|ENOTFOUND|ETIMEDOUT|EAI_|08|28|3D|57P)/.test(stateOf(error) ?? '');
}

/** We are let in, and may not do what we need to. */
export function isForbidden(error: unknown): boolean {
  return stateOf(error) === INSUFFICIENT_PRIVILEGE;
}

/** What PostgreSQL calls it; null for all other errors. */
function stateOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error ? String(error.code) : null;
}
