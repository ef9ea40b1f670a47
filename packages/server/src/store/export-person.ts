import { personOf } from './rows.js';
import type { Db } from './schema.js';

/** Everything that is stored about a person, but no secret: not their own pass-phrase's hash, and nothing of a table's deck. */
export async function exportPerson(db: Db, id: string): Promise<unknown> {
  const row = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const { passphraseHash, ...person } = personOf(row);
  const sessions = await db.selectFrom('sessions').select('created_at as openedAt').where('person', '=', id).execute();
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
  const said = await db
    .selectFrom('talk')
    .select(['table_id as table', 'at', 'text', 'phrase'])
    .where('person', '=', id)
    .orderBy('at')
    .execute();
  const tables = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['tables.id', 'tables.game', 'tables.status', 'seats.seat', 'tables.created_at', 'tables.over_at'])
    .where('seats.person', '=', id)
    .orderBy('tables.created_at')
    .execute();
  const acts = await db
    .selectFrom('seats')
    .innerJoin('entries', (join) =>
      join.onRef('entries.table_id', '=', 'seats.table_id').onRef('entries.person', '=', 'seats.person'),
    )
    .select(['entries.table_id', 'entries.seq', 'entries.at', 'entries.entry'])
    .where('seats.person', '=', id)
    .orderBy('entries.table_id')
    .orderBy('entries.seq')
    .execute();
  return {
    person: { ...person, account: passphraseHash !== null },
    sessions,
    muted: mutes.map(({ other }) => other),
    pushEndpoints: subscriptions.map(({ endpoint }) => endpoint),
    ratings,
    statistics: statistics.map(({ sums, ...kind }) => ({ ...kind, ...JSON.parse(sums) })),
    said,
    tables: tables.map(({ created_at, over_at, ...table }) => ({
      ...table,
      createdAt: created_at,
      overAt: over_at,
      acts: acts
        .filter(({ table_id }) => table_id === table.id)
        .map(({ seq, at, entry }) => ({ seq, at, entry: act(entry) })),
    })),
  };
}

/** What the person did. What chance brought is the table's secret while the game runs. */
function act(entry: string): unknown {
  const { chance: _, ...rest } = JSON.parse(entry) as { chance?: unknown };
  return rest;
}
