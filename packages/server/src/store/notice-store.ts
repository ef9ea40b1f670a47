import type { Db } from './schema.js';
import type { KeyStore, NoticeStore } from './store.js';

export function noticeStore(db: Db): NoticeStore {
  return {
    async claim(person, table, seq) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('notices')
        .values({ person, table_id: table, seq })
        .onConflict((c) => c.columns(['person', 'table_id']).doUpdateSet({ seq }).where('notices.seq', '<', seq))
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },

    async subscribe(person, endpoint, keys) {
      await db
        .insertInto('subscriptions')
        .values({ person, endpoint, keys })
        .onConflict((c) => c.columns(['person', 'endpoint']).doUpdateSet({ keys }))
        .execute();
    },

    subscriptions: (person) =>
      db
        .selectFrom('subscriptions')
        .select(['endpoint', 'keys'])
        .where('person', '=', person)
        .orderBy('endpoint')
        .execute(),

    async unsubscribe(person, endpoint) {
      let gone = db.deleteFrom('subscriptions').where('person', '=', person);
      if (endpoint !== undefined) gone = gone.where('endpoint', '=', endpoint);
      await gone.execute();
    },
  };
}

export function keyStore(db: Db): KeyStore {
  const get = async (name: string) =>
    (await db.selectFrom('facts').select('value').where('name', '=', name).executeTakeFirst())?.value ?? null;

  return {
    get,

    async putOnce(name, value) {
      await db
        .insertInto('facts')
        .values({ name, value })
        .onConflict((c) => c.doNothing())
        .execute();
      return (await get(name))!;
    },

    async put(name, value) {
      await db
        .insertInto('facts')
        .values({ name, value })
        .onConflict((c) => c.column('name').doUpdateSet({ value }))
        .execute();
    },
  };
}
