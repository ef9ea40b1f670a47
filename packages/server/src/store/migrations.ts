import { sql } from 'kysely';
import { likenessOf } from './likeness.js';
import type { Db, Tx } from './schema.js';

/** Each step is carried out once, in this order. One that is out is never changed: add another. */
export const MIGRATIONS: readonly ((tx: Tx) => Promise<void>)[] = [
  people,
  tables,
  talkAndRatings,
  noticesAndFacts,
  tallies,
  follows,
  access,
  seen,
  inOrder,
  nodes,
  roll,
];

/** Brings the database up to date, in one transaction: it is all done or nothing is. */
export async function migrate(db: Db, steps: readonly ((tx: Tx) => Promise<void>)[] = MIGRATIONS): Promise<void> {
  await sql`create table if not exists schema_steps (step integer primary key)`.execute(db);
  if ((await stepsDone(db)) === steps.length) return;
  await db.transaction().execute(async (tx) => {
    // Asked again: another process may have been at it meanwhile.
    const done = await stepsDone(tx);
    if (done > steps.length) throw new Error('The data were written by a newer version of Roadstead than this one.');
    for (let step = done; step < steps.length; step++) {
      await steps[step]!(tx);
      await sql`insert into schema_steps (step) values (${step + 1})`.execute(tx);
    }
  });
}

async function stepsDone(db: Db): Promise<number> {
  const { rows } = await sql<{ done: number }>`select count(*) as done from schema_steps`.execute(db);
  return Number(rows[0]!.done);
}

async function people(tx: Tx): Promise<void> {
  const { schema } = tx;
  await schema
    .createTable('people')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('account_key', 'text', (c) => c.unique())
    .addColumn('passphrase_hash', 'text')
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('notice_url', 'text')
    .addColumn('banned', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('sessions')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('sessions_person').on('sessions').column('person').execute();
  await schema
    .createTable('mutes')
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('other', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('mutes_key', ['person', 'other'])
    .execute();
  await schema.createIndex('mutes_other').on('mutes').column('other').execute();
}

async function tables(tx: Tx): Promise<void> {
  const { schema } = tx;
  await schema
    .createTable('tables')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('invite', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('rules', 'integer', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('house', 'text', (c) => c.notNull())
    .addColumn('open', 'integer', (c) => c.notNull())
    .addColumn('watchable', 'integer', (c) => c.notNull())
    .addColumn('host', 'text', (c) => c.references('people.id').onDelete('set null'))
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('seats', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('record', 'text')
    .addColumn('planned_seed', 'text')
    .addColumn('to_act', 'text', (c) => c.notNull())
    .addColumn('turn_at', 'bigint', (c) => c.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('awaits_bot', 'integer', (c) => c.notNull())
    .addColumn('undo_asked', 'text')
    .addColumn('orders', 'text', (c) => c.notNull())
    .addColumn('result', 'text')
    .addColumn('rematch', 'text')
    .addColumn('challenge_of', 'text')
    .addColumn('daily', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('over_at', 'bigint')
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('tables_host').on('tables').column('host').execute();
  await schema.createIndex('tables_status').on('tables').columns(['status', 'updated_at']).execute();
  await schema
    .createIndex('tables_lobby')
    .on('tables')
    .columns(['status', 'updated_at'])
    .where(sql.ref('open'), '=', sql.lit(1))
    .execute();
  await schema
    .createIndex('tables_awaiting')
    .on('tables')
    .column('turn_at')
    .where(sql.ref('awaits_bot'), '=', sql.lit(1))
    .execute();
  await schema
    .createIndex('tables_due')
    .on('tables')
    .column('due_at')
    .where(sql.ref('due_at'), 'is not', null)
    .execute();
  await schema.createIndex('tables_challenge').on('tables').column('challenge_of').execute();
  // Everybody gets a day's deal once. Tables that are of no day do not collide: a null is like no other.
  await schema.createIndex('tables_daily').unique().on('tables').columns(['daily', 'game', 'host']).execute();
  await schema
    .createTable('seats')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.references('people.id').onDelete('set null'))
    .addColumn('won', 'integer')
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute();
  await schema.createIndex('seats_person').on('seats').column('person').execute();
  await schema
    .createTable('entries')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('entry', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('person', 'text')
    .addColumn('request', 'text')
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'seq'])
    .addUniqueConstraint('entries_request', ['table_id', 'person', 'request'])
    .execute();
  await schema
    .createTable('snapshots')
    .addColumn('table_id', 'text', (c) => c.primaryKey().references('tables.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('snapshot', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('admissions')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('admissions_key', ['table_id', 'person'])
    .execute();
  await schema.createIndex('admissions_person').on('admissions').column('person').execute();
}

async function talkAndRatings(tx: Tx): Promise<void> {
  const { schema } = tx;
  await schema
    .createTable('talk')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.references('people.id').onDelete('set null'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('text', 'text')
    .addColumn('phrase', 'text')
    .addColumn('request', 'text')
    .addPrimaryKeyConstraint('talk_key', ['table_id', 'n'])
    .addUniqueConstraint('talk_request', ['table_id', 'person', 'request'])
    .execute();
  await schema.createIndex('talk_person').on('talk').column('person').execute();
  await schema
    .createTable('ratings')
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('mean', 'double precision', (c) => c.notNull())
    .addColumn('doubt', 'double precision', (c) => c.notNull())
    .addColumn('games', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['person', 'game'])
    .execute();
  await schema.createIndex('ratings_game').on('ratings').column('game').execute();
  await schema
    .createTable('rated_tables')
    .addColumn('table_id', 'text', (c) => c.primaryKey().references('tables.id').onDelete('cascade'))
    .execute();
  await schema
    .createTable('rating_changes')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.references('people.id').onDelete('set null'))
    .addColumn('mean_before', 'double precision', (c) => c.notNull())
    .addColumn('doubt_before', 'double precision', (c) => c.notNull())
    .addColumn('mean_after', 'double precision', (c) => c.notNull())
    .addColumn('doubt_after', 'double precision', (c) => c.notNull())
    .addPrimaryKeyConstraint('rating_changes_key', ['table_id', 'seat'])
    .execute();
  await schema.createIndex('rating_changes_person').on('rating_changes').column('person').execute();
}

async function noticesAndFacts(tx: Tx): Promise<void> {
  const { schema } = tx;
  await schema
    .createTable('notices')
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('notices_key', ['person', 'table_id'])
    .execute();
  await schema.createIndex('notices_table').on('notices').column('table_id').execute();
  await schema
    .createTable('subscriptions')
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('endpoint', 'text', (c) => c.notNull())
    .addColumn('keys', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('subscriptions_key', ['person', 'endpoint'])
    .execute();
  await schema
    .createTable('facts')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
}

/** What was counted in finished games: for the whole place, and for each person, who takes it along on leaving. */
async function tallies(tx: Tx): Promise<void> {
  const { schema } = tx;
  await schema
    .createTable('tallied_tables')
    .addColumn('table_id', 'text', (c) => c.primaryKey().references('tables.id').onDelete('cascade'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute();
  await schema
    .createTable('tallies')
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('players', 'integer', (c) => c.notNull())
    .addColumn('variant', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('sums', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('tallies_key', ['game', 'players', 'variant'])
    .execute();
  await schema
    .createTable('person_tallies')
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('players', 'integer', (c) => c.notNull())
    .addColumn('variant', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('sums', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('person_tallies_key', ['person', 'game', 'players', 'variant'])
    .execute();
}

/**
 * What a table follows is one link. The columns that said it before stay as they are: a node of an older version may still
 * be at work with them.
 */
async function follows(tx: Tx): Promise<void> {
  const { schema } = tx;
  await schema.alterTable('tables').addColumn('follows_kind', 'text').execute();
  await schema.alterTable('tables').addColumn('follows_of', 'text').execute();
  await schema.alterTable('tables').addColumn('follows_n', 'integer').execute();
  await sql`update tables set follows_kind = 'challenge', follows_of = challenge_of, follows_n = 2
    where challenge_of is not null`.execute(tx);
  await sql`update tables set follows_kind = 'daily', follows_of = daily, follows_n = 1
    where daily is not null`.execute(tx);
  const { rows } = await sql<{ id: string; rematch: string }>`select id, rematch from tables
    where rematch is not null`.execute(tx);
  const before = new Map(rows.map(({ id, rematch }) => [rematch, id]));
  for (const [rematch, of] of before) {
    let n = 2;
    for (let table = before.get(of); table !== undefined; table = before.get(table)) n++;
    await sql`update tables set follows_kind = 'rematch', follows_of = ${of}, follows_n = ${n}
      where id = ${rematch}`.execute(tx);
  }
  await schema.createIndex('tables_follows').on('tables').columns(['follows_of', 'follows_kind']).execute();
  // Whoever asks at the same time gets the same table; and everybody gets a day's deal once.
  await sql`create unique index tables_next on tables (follows_of, follows_kind)
    where follows_kind in ('rematch', 'campaign')`.execute(tx);
  await sql`create unique index tables_day on tables (follows_of, game, host)
    where follows_kind = 'daily'`.execute(tx);
}

/** Devices with what hangs on them, names by their looks, whom a host keeps out, and when a game was counted. */
async function access(tx: Tx): Promise<void> {
  const { schema } = tx;
  await schema.alterTable('sessions').addColumn('device', 'text').execute();
  await schema.alterTable('sessions').addColumn('seen_at', 'bigint').execute();
  await schema
    .alterTable('subscriptions')
    .addColumn('session', 'text', (c) => c.references('sessions.hash').onDelete('cascade'))
    .execute();
  await schema.createIndex('subscriptions_session').on('subscriptions').column('session').execute();
  // Whose it is can be told where somebody has one device; others subscribe again.
  await sql`update subscriptions set session = (select max(hash) from sessions
    where sessions.person = subscriptions.person having count(*) = 1)`.execute(tx);
  await sql`delete from subscriptions where session is null`.execute(tx);
  await schema.alterTable('people').addColumn('likeness', 'text').execute();
  const { rows } = await sql<{ id: string; name: string }>`select id, name from people`.execute(tx);
  for (const { id, name } of rows) {
    await sql`update people set likeness = ${likenessOf(name)} where id = ${id}`.execute(tx);
  }
  await schema.createIndex('people_likeness').on('people').column('likeness').execute();
  await schema
    .alterTable('tables')
    .addColumn('kept_out', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute();
  await schema.alterTable('rated_tables').addColumn('counted_at', 'bigint').execute();
  await sql`update rated_tables set counted_at = (select over_at from tables where tables.id = table_id)`.execute(tx);
}

/** Who was not seen for long is looked for every hour. */
async function seen(tx: Tx): Promise<void> {
  await tx.schema.createIndex('people_seen').on('people').column('seen_at').execute();
}

/** What is gone through piece by piece is so in an order that every database knows; and who asked for notices first. */
async function inOrder(tx: Tx): Promise<void> {
  const { schema } = tx;
  await schema.createIndex('talk_person_lines').on('talk').columns(['person', 'table_id', 'n']).execute();
  await schema.createIndex('seats_person_tables').on('seats').columns(['person', 'table_id', 'seat']).execute();
  await schema.dropIndex('talk_person').execute();
  await schema.dropIndex('seats_person').execute();
  await schema
    .alterTable('subscriptions')
    .addColumn('nth', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  const { rows } = await sql<{ person: string; endpoint: string }>`select subscriptions.person, endpoint
    from subscriptions join sessions on hash = session order by sessions.created_at`.execute(tx);
  for (const [i, { person, endpoint }] of rows.entries()) {
    await sql`update subscriptions set nth = ${i + 1} where person = ${person} and endpoint = ${endpoint}`.execute(tx);
  }
}

/** Which node does what only one of them should do. */
async function nodes(tx: Tx): Promise<void> {
  const { schema } = tx;
  await schema.alterTable('tables').addColumn('bots_by', 'text').execute();
  await schema.alterTable('tables').addColumn('bots_until', 'bigint').execute();
  await schema
    .createTable('leases')
    .addColumn('work', 'text', (c) => c.primaryKey())
    .addColumn('node', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
}

/** The nodes that have said of themselves that they are there. */
async function roll(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('nodes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addColumn('missed_at', 'bigint')
    .addColumn('sockets', 'integer', (c) => c.notNull())
    .addColumn('nats', 'text', (c) => c.notNull())
    .execute();
}
