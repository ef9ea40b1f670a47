import { sql } from 'kysely';
import type { Db } from './schema.js';
import type { KeyStore, NoticeStore } from './store.js';
import type { Writer } from './writer.js';

/** More browsers than one person uses; the one that asked longest ago makes room for a new one. */
const MOST_SUBSCRIPTIONS = 10;

export function noticeStore(db: Db, writer: Writer): NoticeStore {
  return {
    claim(person, table, seq) {
      return writer.writeConditional(async (tx) => {
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto('notices')
          .values({ person, table_id: table, seq })
          .onConflict((c) => c.columns(['person', 'table_id']).doUpdateSet({ seq }).where('notices.seq', '<', seq))
          .executeTakeFirst();
        return numInsertedOrUpdatedRows === 1n;
      });
    },

    async untold(since, limit) {
      const { rows } = await sql<{ person: string; table: string }>`
        select seats.person as person, tables.id as "table" from tables join seats on seats.table_id = tables.id
        where status = 'playing' and updated_at >= ${since} and seats.person is not null
          and coalesce((select seq from notices where notices.person = seats.person and table_id = tables.id), 0)
            <= coalesce((select max(seq) from entries where entries.table_id = tables.id
              and entries.person = seats.person), 0)
        order by updated_at limit ${limit}`.execute(db);
      return rows;
    },

    async subscribe(person, session, endpoint, keys) {
      await writer.write(async (tx) => {
        const last = await tx
          .selectFrom('subscriptions')
          .select(({ fn }) => fn.max('nth').as('nth'))
          .where('person', '=', person)
          .executeTakeFirst();
        await tx
          .insertInto('subscriptions')
          .values({ person, session, endpoint, keys, nth: (last?.nth ?? 0) + 1 })
          .onConflict((c) => c.columns(['person', 'endpoint']).doUpdateSet({ session, keys }))
          .execute();
        await sql`delete from subscriptions where person = ${person} and endpoint not in (select endpoint
          from subscriptions where person = ${person} order by nth desc, endpoint limit ${MOST_SUBSCRIPTIONS})`.execute(
          tx,
        );
      });
    },

    subscriptions: (person) =>
      db
        .selectFrom('subscriptions')
        .select(['endpoint', 'keys'])
        .where('person', '=', person)
        .orderBy('endpoint')
        .execute(),

    async unsubscribe(gone) {
      await writer.writeConditional((tx) => {
        const rows = tx.deleteFrom('subscriptions');
        return 'session' in gone
          ? rows.where('session', '=', gone.session).execute()
          : rows.where('person', '=', gone.person).where('endpoint', '=', gone.endpoint).execute();
      });
    },

    carryOver(from, { person, session }) {
      return writer.write(async (tx) => {
        const own = await tx
          .selectFrom('subscriptions')
          .select(['endpoint', 'keys', 'nth'])
          .where('session', '=', from)
          .execute();
        await tx.deleteFrom('subscriptions').where('session', '=', from).execute();
        for (const { endpoint, keys, nth } of own) {
          await tx
            .insertInto('subscriptions')
            .values({ person, session, endpoint, keys, nth })
            .onConflict((c) => c.columns(['person', 'endpoint']).doUpdateSet({ session, keys }))
            .execute();
        }
      });
    },
  };
}

export function keyStore(db: Db, writer: Writer): KeyStore {
  const valueIn = async (from: Db, name: string) =>
    (await from.selectFrom('facts').select('value').where('name', '=', name).executeTakeFirst())?.value ?? null;

  return {
    get: (name) => valueIn(db, name),

    putOnce(name, value) {
      return writer.writeConditional(async (tx) => {
        await tx
          .insertInto('facts')
          .values({ name, value })
          .onConflict((c) => c.doNothing())
          .execute();
        return (await valueIn(tx, name))!;
      });
    },

    async put(name, value) {
      await writer.writeConditional((tx) =>
        tx
          .insertInto('facts')
          .values({ name, value })
          .onConflict((c) => c.column('name').doUpdateSet({ value }))
          .execute(),
      );
    },
  };
}
