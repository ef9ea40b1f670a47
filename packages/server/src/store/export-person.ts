import { sql } from 'kysely';
import { personOf } from './rows.js';
import type { Db } from './schema.js';

/** Rows that are read at a time, so that however much there is, others are served in between. */
const PAGE = 300;

/**
 * Everything that is stored about a person, but no secret: not their own pass-phrase's hash, and nothing of a table's deck.
 * A text of JSON, piece by piece; null if there is no such person.
 */
export async function exportPerson(db: Db, id: string): Promise<AsyncIterable<string> | null> {
  const row = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const { passphraseHash, ...person } = personOf(row);
  return pieces(db, id, { ...person, account: passphraseHash !== null });
}

async function* pieces(db: Db, id: string, person: object): AsyncGenerator<string> {
  const small = JSON.stringify({ person, ...(await smallThings(db, id)) });
  yield `${small.slice(0, -1)},\n"said":[`;
  yield* list(said(db, id));
  yield '],\n"tables":[';
  let isFirst = true;
  for await (const { created_at, over_at, ...table } of tables(db, id)) {
    const head = JSON.stringify({ ...table, createdAt: created_at, overAt: over_at });
    yield `${isFirst ? '' : ','}\n${head.slice(0, -1)},"acts":[`;
    yield* list(acts(db, table.id, id));
    yield ']}';
    isFirst = false;
  }
  yield ']}\n';
}

/** What nobody has many of. */
async function smallThings(db: Db, id: string) {
  const sessions = await db
    .selectFrom('sessions')
    .select(['created_at as openedAt', 'seen_at as seenAt', 'device'])
    .where('person', '=', id)
    .execute();
  const mutes = await db.selectFrom('mutes').select('other').where('person', '=', id).execute();
  const subscriptions = await db.selectFrom('subscriptions').select('endpoint').where('person', '=', id).execute();
  const ratings = await db
    .selectFrom('ratings')
    .select(['game', 'mean', 'doubt', 'games'])
    .where('person', '=', id)
    .execute();
  const statistics = await db
    .selectFrom('person_tallies')
    .select(['game', 'players', 'variant', 'sums'])
    .where('person', '=', id)
    .execute();
  return {
    sessions,
    muted: mutes.map(({ other }) => other),
    pushEndpoints: subscriptions.map(({ endpoint }) => endpoint),
    ratings,
    statistics: statistics.map(({ sums, ...kind }) => ({ ...kind, ...JSON.parse(sums) })),
  };
}

/** An index gives them in this order, from wherever one goes on. */
async function* said(db: Db, id: string): AsyncGenerator<object> {
  for (let last = { table: '', n: 0 }; ; ) {
    const rows = await db
      .selectFrom('talk')
      .select(['n', 'table_id as table', 'at', 'text', 'phrase'])
      .where('person', '=', id)
      .where(sql<boolean>`(table_id, n) > (${last.table}, ${last.n})`)
      .orderBy('table_id')
      .orderBy('n')
      .limit(PAGE)
      .execute();
    for (const { n, ...line } of rows) {
      yield line;
      last = { table: line.table, n };
    }
    if (rows.length < PAGE) return;
  }
}

async function* tables(db: Db, id: string) {
  for (let last = { table: '', seat: 0 }; ; ) {
    const rows = await db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select(['tables.id', 'tables.game', 'tables.status', 'seats.seat', 'tables.created_at', 'tables.over_at'])
      .where('seats.person', '=', id)
      .where(sql<boolean>`(seats.table_id, seats.seat) > (${last.table}, ${last.seat})`)
      .orderBy('seats.table_id')
      .orderBy('seats.seat')
      .limit(PAGE)
      .execute();
    for (const table of rows) {
      yield table;
      last = { table: table.id, seat: table.seat };
    }
    if (rows.length < PAGE) return;
  }
}

async function* acts(db: Db, table: string, person: string): AsyncGenerator<object> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('entries')
      .select(['seq', 'at', 'entry'])
      .where('table_id', '=', table)
      .where('person', '=', person)
      .where('seq', '>', last)
      .orderBy('seq')
      .limit(PAGE)
      .execute();
    for (const { seq, at, entry } of rows) {
      yield { seq, at, entry: act(entry) };
      last = seq;
    }
    if (rows.length < PAGE) return;
  }
}

/** Several at a time: a piece for each would be many. */
async function* list(items: AsyncIterable<object>): AsyncGenerator<string> {
  let some: string[] = [];
  let isFirst = true;
  const written = () => {
    const text = `${isFirst ? '' : ','}\n${some.join(',\n')}`;
    isFirst = false;
    some = [];
    return text;
  };
  for await (const item of items) {
    some.push(JSON.stringify(item));
    if (some.length === PAGE) yield written();
  }
  if (some.length > 0) yield written();
}

/** What the person did. What chance brought is the table's secret while the game runs. */
function act(entry: string): unknown {
  const { chance: _, ...rest } = JSON.parse(entry) as { chance?: unknown };
  return rest;
}
