import { sql } from 'kysely';
import type { Db } from './schema.js';
import type { RatingStore } from './store.js';
import type { Writer } from './writer.js';

export function ratingStore(db: Db, writer: Writer): RatingStore {
  return {
    of: (person) => db.selectFrom('ratings').selectAll().where('person', '=', person).orderBy('game').execute(),

    async forGame(game, people) {
      if (people.length === 0) return [];
      return db
        .selectFrom('ratings')
        .selectAll()
        .where('game', '=', game)
        .where('person', 'in', [...people])
        .execute();
    },

    best: (game, limit) =>
      db
        .selectFrom('ratings')
        .selectAll()
        .where('game', '=', game)
        .orderBy(sql`mean - 2 * doubt`, 'desc')
        .limit(limit)
        .execute(),

    count(table, game, changes, at) {
      return writer.write(async (tx) => {
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto('rated_tables')
          .values({ table_id: table, counted_at: at })
          .onConflict((c) => c.doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows !== 1n) return false;
        for (const { seat, person, before, after } of changes) {
          await tx
            .insertInto('rating_changes')
            .values({
              table_id: table,
              seat,
              person,
              mean_before: before.mean,
              doubt_before: before.doubt,
              mean_after: after.mean,
              doubt_after: after.doubt,
            })
            .execute();
          // As a difference: another table of the same person may have been counted since `before` was read.
          await tx
            .insertInto('ratings')
            .values({ person, game, mean: after.mean, doubt: after.doubt, games: 1 })
            .onConflict((c) =>
              c.columns(['person', 'game']).doUpdateSet(({ eb }) => ({
                mean: eb('ratings.mean', '+', after.mean - before.mean),
                doubt: eb('ratings.doubt', '*', after.doubt / before.doubt),
                games: eb('ratings.games', '+', 1),
              })),
            )
            .execute();
        }
        return true;
      });
    },

    async together(game, person, others, since) {
      if (others.length === 0) return new Map();
      const rows = await db
        .selectFrom('rating_changes as own')
        .innerJoin('rated_tables', 'rated_tables.table_id', 'own.table_id')
        .innerJoin('tables', 'tables.id', 'own.table_id')
        .innerJoin('rating_changes as other', 'other.table_id', 'own.table_id')
        .select(({ fn }) => ['other.person', fn.countAll<number>().as('games')])
        .where('own.person', '=', person)
        .where('rated_tables.counted_at', '>', since)
        .where('tables.game', '=', game)
        .where('other.person', 'in', [...others])
        .groupBy('other.person')
        .execute();
      return new Map(rows.map((row) => [row.person!, Number(row.games)]));
    },

    async changesOf(table) {
      const rows = await db
        .selectFrom('rating_changes')
        .selectAll()
        .where('table_id', '=', table)
        .orderBy('seat')
        .execute();
      return rows.map((row) => ({
        seat: row.seat,
        person: row.person ?? '',
        before: { mean: row.mean_before, doubt: row.doubt_before },
        after: { mean: row.mean_after, doubt: row.doubt_after },
      }));
    },
  };
}
