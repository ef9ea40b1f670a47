import type { Db } from './schema.js';
import type { StoredNode, WorkStore } from './store.js';
import type { Writer } from './writer.js';

/** Who is not heard of for so long is not even listed any more. */
const FORGOTTEN_MS = 86_400_000;

/** The roll of nodes, for whoever wants to know which are up. No node depends on what stands there of itself. */
export function roll(db: Db, writer: Writer): Pick<WorkStore, 'here' | 'gone' | 'miss' | 'nodes'> {
  return {
    async here({ id, name, version, startedAt, seenAt, sockets, nats }) {
      const changing = { seen_at: seenAt, missed_at: null, sockets, nats };
      await writer.writeConditional(async (tx) => {
        await tx
          .insertInto('nodes')
          .values({ id, name, version, started_at: startedAt, ...changing })
          .onConflict((c) => c.column('id').doUpdateSet(changing))
          .execute();
      });
    },

    async gone(id) {
      await writer.writeConditional((tx) => tx.deleteFrom('nodes').where('id', '=', id).execute());
    },

    miss(before, now) {
      return writer.writeConditional(async (tx) => {
        await tx
          .deleteFrom('nodes')
          .where('seen_at', '<=', now - FORGOTTEN_MS)
          .execute();
        const rows = await tx
          .updateTable('nodes')
          .set({ missed_at: now })
          .where('seen_at', '<', before)
          .where('missed_at', 'is', null)
          .returning('seen_at')
          .execute();
        return rows.map(({ seen_at }) => seen_at);
      });
    },

    async nodes(now) {
      const rows = await db
        .selectFrom('nodes')
        .selectAll()
        .where('seen_at', '>', now - FORGOTTEN_MS)
        .orderBy('name')
        .orderBy('started_at')
        .execute();
      const leases = await db.selectFrom('leases').select(['work', 'node']).where('until', '>', now).execute();
      const bots = await db
        .selectFrom('tables')
        .select(({ fn }) => ['bots_by', fn.countAll<number>().as('tables')])
        .where('awaits_bot', '=', 1)
        .where('bots_until', '>=', now)
        .groupBy('bots_by')
        .execute();
      return rows.map(
        (row): StoredNode => ({
          id: row.id,
          name: row.name,
          version: row.version,
          startedAt: row.started_at,
          seenAt: row.seen_at,
          sockets: row.sockets,
          nats: row.nats as StoredNode['nats'],
          work: leases.filter(({ node }) => node === row.id).map(({ work }) => work),
          botTables: bots.find(({ bots_by }) => bots_by === row.id)?.tables ?? 0,
        }),
      );
    },
  };
}
