import { sql } from 'kysely';
import type { Db } from '../schema.js';

export interface Contents {
  readonly name: string;
  readonly key: readonly string[];
}

/** All that a place consists of, in an order in which nothing comes before what it belongs to. */
export const CONTENTS: readonly Contents[] = [
  { name: 'people', key: ['id'] },
  { name: 'sessions', key: ['hash'] },
  { name: 'mutes', key: ['person', 'other'] },
  { name: 'tables', key: ['id'] },
  { name: 'seats', key: ['table_id', 'seat'] },
  { name: 'entries', key: ['table_id', 'seq'] },
  { name: 'snapshots', key: ['table_id'] },
  { name: 'admissions', key: ['table_id', 'person'] },
  { name: 'talk', key: ['table_id', 'n'] },
  { name: 'ratings', key: ['person', 'game'] },
  { name: 'rated_tables', key: ['table_id'] },
  { name: 'rating_changes', key: ['table_id', 'seat'] },
  { name: 'tallied_tables', key: ['table_id'] },
  { name: 'tallies', key: ['game', 'players', 'variant'] },
  { name: 'person_tallies', key: ['person', 'game', 'players', 'variant'] },
  { name: 'notices', key: ['person', 'table_id'] },
  { name: 'subscriptions', key: ['person', 'endpoint'] },
  { name: 'facts', key: ['name'] },
];

/** What is about the database itself, and the nodes that are at work with it just now. */
export const NOT_MOVED: readonly string[] = ['schema_steps', 'leases', 'nodes'];
const NOT_MOVED_COLUMNS: readonly string[] = ['bots_by', 'bots_until'];

/** The fact that says that a database is not complete yet. */
export const MOVING = 'moving';

export type StoredRow = Readonly<Record<string, string | number | null>>;

/** What is copied of each of them. */
export async function columnsOf(db: Db): Promise<ReadonlyMap<string, readonly string[]>> {
  const tables = await db.introspection.getTables();
  return new Map(
    tables.map(({ name, columns }) => [
      name,
      columns.map((column) => column.name).filter((column) => !NOT_MOVED_COLUMNS.includes(column)),
    ]),
  );
}

/** Some rows in the order of their key, after the given one. */
export async function rowsAfter(
  db: Db,
  { name, key }: Contents,
  columns: readonly string[],
  last: StoredRow | null,
  limit: number,
): Promise<StoredRow[]> {
  const refs = (names: readonly string[]) => sql.join(names.map((column) => sql.ref(column)));
  const after =
    last === null ? sql`true` : sql`(${refs(key)}) > (${sql.join(key.map((column) => sql`${last[column]}`))})`;
  const kept = name === 'facts' ? sql`and name != ${MOVING}` : sql``;
  const { rows } = await sql<StoredRow>`select ${refs(columns)} from ${sql.table(name)}
    where ${after} ${kept} order by ${refs(key)} limit ${limit}`.execute(db);
  return rows;
}

/** The last row in that order; null where there is none. */
export async function lastRow(db: Db, { name, key }: Contents): Promise<StoredRow | null> {
  const kept = name === 'facts' ? sql`where name != ${MOVING}` : sql``;
  const { rows } =
    await sql<StoredRow>`select ${sql.join(key.map((column) => sql.ref(column)))} from ${sql.table(name)} ${kept}
    order by ${sql.join(key.map((column) => sql`${sql.ref(column)} desc`))} limit 1`.execute(db);
  return rows[0] ?? null;
}
