import type { Phrase } from '@roadstead/protocol';
import type { Db, TalkRow } from './schema.js';
import type { StoredSaid, TalkStore } from './store.js';
import type { Writer } from './writer.js';

export function talkStore(db: Db, writer: Writer): TalkStore {
  return {
    say(table, said, request, most = Number.POSITIVE_INFINITY) {
      return writer.write(async (tx) => {
        const before = await tx
          .selectFrom('talk')
          .selectAll()
          .where('table_id', '=', table)
          .where('person', '=', said.person)
          .where('request', '=', request)
          .executeTakeFirst();
        if (before !== undefined) return saidOf(before);
        const last = await tx
          .selectFrom('talk')
          .select(({ fn }) => fn.max('n').as('n'))
          .where('table_id', '=', table)
          .executeTakeFirst();
        if ((last?.n ?? 0) >= most) return null;
        const row: TalkRow = { table_id: table, n: (last?.n ?? 0) + 1, ...said, request };
        await tx.insertInto('talk').values(row).execute();
        return saidOf(row);
      });
    },

    async after(table, n, limit) {
      // The last ones, told in order.
      const rows = await db
        .selectFrom('talk')
        .selectAll()
        .where('table_id', '=', table)
        .where('n', '>', n)
        .orderBy('n', 'desc')
        .limit(limit)
        .execute();
      return rows.reverse().map(saidOf);
    },
  };
}

function saidOf({ n, person, name, at, text, phrase }: TalkRow): StoredSaid {
  return { n, person, name, at, text, phrase: phrase as Phrase | null };
}
