import { sql } from 'kysely';
import { timeOf } from './postgres.js';
import { roll } from './roll.js';
import type { Db, Tx } from './schema.js';
import type { WorkStore } from './store.js';
import type { Writer } from './writer.js';

/** Times are those of the database, as nodes know them: nearly the same at all. Work that is begun twice is written once all the same. */
export function postgresWork(db: Db, writer: Writer): WorkStore {
  return {
    time: () => timeOf(db),

    claim(work, node, now, until, unheardMs) {
      return writer.writeConditional(async (tx) => {
        const before = await tx
          .selectFrom('leases')
          .select('until')
          .where('work', '=', work)
          .forUpdate()
          .executeTakeFirst();
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto('leases')
          .values({ work, node, until })
          .onConflict((c) =>
            c
              .column('work')
              .doUpdateSet({ node, until })
              .where(({ or, eb }) =>
                or([
                  eb('leases.until', '<=', now),
                  eb('leases.until', '>', tooLate(now, until)),
                  eb('leases.node', '=', node),
                ]),
              ),
          )
          .executeTakeFirst();
        const isOurs = numInsertedOrUpdatedRows === 1n;
        const nobodysMs = Math.max(0, now - (before?.until ?? now));
        // It was last said to be done as long before its end as it is said now.
        if (isOurs && nobodysMs > unheardMs) await giveTimeBack(tx, before!.until - (until - now), now);
        return { isOurs, nobodysMs };
      });
    },

    async claimBots(node, now, until, limit, among) {
      const those = among === undefined ? sql`` : sql`and id = any(${among}::text[])`;
      const waits = sql`awaits_bot = 1 and status = 'playing' ${those}`;
      // Those that this node has begun not long ago need no writing.
      const halfTime = now + Math.floor((until - now) / 2);
      const own = await sql<{ id: string }>`select id from tables
        where ${waits} and bots_by = ${node} and bots_until >= ${halfTime} limit ${limit}`.execute(db);
      const ids = own.rows.map(({ id }) => id);
      if (ids.length >= limit) return ids;
      const claimed = await writer.writeConditional((tx) =>
        sql<{ id: string }>`with free as (select id from tables
            where ${waits} and (bots_until is null or bots_until < ${now} or bots_until > ${tooLate(now, until)} or (bots_by = ${node} and bots_until < ${halfTime}))
            order by turn_at limit ${limit - ids.length} for update skip locked)
          update tables set bots_by = ${node}, bots_until = ${until} from free where tables.id = free.id
          returning tables.id`.execute(tx),
      );
      return [...claimed.rows.map(({ id }) => id), ...ids];
    },

    async release(node, now) {
      await writer.writeConditional(async (tx) => {
        await tx.updateTable('leases').set({ until: now }).where('node', '=', node).where('until', '>', now).execute();
        await sql`update tables set bots_until = null where awaits_bot = 1 and bots_by = ${node}`.execute(tx);
      });
    },

    ...roll(db, writer),
  };
}

/** Nobody claims anything until then: the clock of the database was set back since. */
function tooLate(now: number, until: number): number {
  return until + (until - now);
}

/** Whoever was asked before `since` has as much time left as they had then; whoever was asked after it begins to think now. */
async function giveTimeBack(tx: Tx, since: number, now: number): Promise<void> {
  const gone = sql`least(${now - since}, ${now} - turn_at)`;
  await sql`update tables set turn_at = turn_at + ${gone}, due_at = due_at + ${gone}, version = version + 1
    where status = 'playing' and due_at is not null and turn_at < ${now}`.execute(tx);
}

/** What can be seen at a table besides its logbook: its room, what was said, and how those who sit there are called. */
export async function marksOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; mark: string }>`select id, concat_ws(' ', version,
      (select max(n) from talk where table_id = tables.id),
      (select string_agg(people.name, ' ' order by seat) from seats join people on people.id = seats.person
        where table_id = tables.id)) as mark
    from tables where id = any(${ids}::text[])`.execute(db);
  return new Map(rows.map(({ id, mark }) => [id, mark]));
}
