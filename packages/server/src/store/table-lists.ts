import { type ExpressionBuilder, sql } from 'kysely';
import { tableOf } from './rows.js';
import type { Db, Schema } from './schema.js';
import type { StoredFollows, TableStore } from './store.js';

type Lists = Pick<
  TableStore,
  | 'lobby'
  | 'ofPerson'
  | 'finishedOf'
  | 'changedSince'
  | 'underWayOf'
  | 'statisticsOf'
  | 'awaitingBots'
  | 'overdue'
  | 'sameDeal'
  | 'dailyOf'
  | 'dailyOver'
  | 'followersOf'
  | 'list'
  | 'counts'
  | 'abandoned'
>;

/** Flags are written into these queries as they stand: a partial index is not used for a value that is filled in later. */
const YES = sql.lit(1);

/** However many games somebody has finished since, those under way come first. */
const underWayFirst = sql`tables.status = 'over'`;

const LOOKED_UP_AT_ONCE = 300;

/** So many tables of one host are shown to everybody: there is room for others. */
const OF_ONE_HOST = 5;
/** However many there are, no more are looked at for that. */
const LOOKED_THROUGH = 2_000;

function somebodySits({ exists, selectFrom }: ExpressionBuilder<Schema, 'tables'>) {
  return exists(
    selectFrom('seats')
      .select('seats.seat')
      .whereRef('seats.table_id', '=', 'tables.id')
      .where('seats.person', 'is not', null),
  );
}

export function tableLists(db: Db): Lists {
  const all = () => db.selectFrom('tables').selectAll('tables');
  /** The rows are read after they were chosen: somebody may have thousands of tables. */
  const chosen = (person: string, limit: number, onlyOver: boolean) => {
    let ids = db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select('tables.id')
      .where('seats.person', '=', person);
    if (onlyOver) ids = ids.where('tables.status', '=', 'over');
    return all().where('tables.id', 'in', ids.orderBy(underWayFirst).orderBy('tables.updated_at', 'desc').limit(limit));
  };
  /** A table that everybody has left waits for nobody. */
  async function openTables(status: 'gathering' | 'playing', game: string | null, limit: number) {
    let open = db
      .selectFrom('tables')
      .select(['id', 'host', 'updated_at'])
      .where('open', '=', YES)
      .where('status', '=', status)
      .where(somebodySits);
    if (status === 'playing') open = open.where('watchable', '=', YES);
    if (game !== null) open = open.where('game', '=', game);
    const newest = open.orderBy('updated_at', 'desc').limit(LOOKED_THROUGH);
    const nth = sql<number>`row_number() over (partition by coalesce(host, id) order by updated_at desc)`;
    const counted = db.selectFrom(newest.as('newest')).select(['id', 'updated_at', nth.as('nth')]);
    const few = db.selectFrom(counted.as('counted')).select('id').where('nth', '<=', OF_ONE_HOST);
    const ids = few.orderBy('updated_at', 'desc').limit(limit);
    return (await all().where('id', 'in', ids).orderBy('updated_at', 'desc').execute()).map(tableOf);
  }
  const following = (kind: StoredFollows['kind'], of: string) =>
    all().where('follows_of', '=', of).where('follows_kind', '=', kind);

  return {
    async lobby(game, limit) {
      const waiting = await openTables('gathering', game, limit);
      return [...waiting, ...(await openTables('playing', game, limit - waiting.length))];
    },

    async abandoned(empty, sleeping, limit) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('status', '=', 'gathering')
        .where((eb) =>
          eb.or([eb('updated_at', '<', sleeping), eb.and([eb('updated_at', '<', empty), eb.not(somebodySits(eb))])]),
        )
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    async ofPerson(person, limit) {
      const tables = chosen(person, limit, false).orderBy(underWayFirst).orderBy('tables.updated_at', 'desc');
      return (await tables.execute()).map(tableOf);
    },

    async finishedOf(person, limit) {
      const finished = chosen(person, limit, true).orderBy('tables.updated_at', 'desc');
      return (await finished.execute()).map(tableOf);
    },

    async changedSince(since, limit) {
      const changed = all().where('status', 'in', ['playing', 'over']).where('updated_at', '>=', since);
      return (await changed.orderBy('updated_at', 'desc').limit(limit).execute()).map(tableOf);
    },

    async underWayOf(person) {
      const rows = await db
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.table_id')
        .select('tables.id')
        .where('seats.person', '=', person)
        .where('tables.status', '!=', 'over')
        .execute();
      return rows.map(({ id }) => id);
    },

    async statisticsOf(person) {
      const rows = await db
        .selectFrom('seats as mine')
        .innerJoin('tables', 'tables.id', 'mine.table_id')
        .select(({ fn, selectFrom }) => [
          'tables.game',
          selectFrom('seats as every')
            .whereRef('every.table_id', '=', 'tables.id')
            .select(({ fn }) => fn.countAll<number>().as('n'))
            .as('size'),
          fn.countAll<number>().as('played'),
          fn.sum<number>('mine.won').as('won'),
        ])
        .where('mine.person', '=', person)
        .where('mine.won', 'is not', null)
        .where('tables.status', '=', 'over')
        .groupBy(['tables.game', 'size'])
        .orderBy('tables.game')
        .orderBy('size')
        .execute();
      return rows.map(({ game, size, played, won }) => ({
        game,
        seats: Number(size),
        played: Number(played),
        won: Number(won),
      }));
    },

    async awaitingBots(limit, among) {
      const waiting = db
        .selectFrom('tables')
        .select('id')
        .where('awaits_bot', '=', YES)
        .where('status', '=', 'playing')
        .limit(limit);
      if (among === undefined) return (await waiting.orderBy('turn_at').execute()).map(({ id }) => id);
      const found: string[] = [];
      for (let from = 0; from < among.length && found.length < limit; from += LOOKED_UP_AT_ONCE) {
        const some = among.slice(from, from + LOOKED_UP_AT_ONCE);
        found.push(...(await waiting.where('id', 'in', some).execute()).map(({ id }) => id));
      }
      return found;
    },

    async overdue(now, limit) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('due_at', '<=', now)
        .where('status', '=', 'playing')
        .orderBy('due_at')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    async sameDeal(table, limit) {
      return (await following('challenge', table).orderBy('created_at').limit(limit).execute()).map(tableOf);
    },

    async dailyOf(game, date, person) {
      const row = await following('daily', date)
        .where('game', '=', game)
        .where('tables.id', 'in', (eb) => eb.selectFrom('seats').select('table_id').where('seats.person', '=', person))
        .orderBy('created_at')
        .executeTakeFirst();
      return row === undefined ? null : tableOf(row);
    },

    async dailyOver(game, date, limit) {
      const tables = following('daily', date).where('game', '=', game).where('status', '=', 'over');
      return (await tables.orderBy('over_at').limit(limit).execute()).map(tableOf);
    },

    async followersOf(table) {
      const rows = await db
        .selectFrom('tables')
        .select(['id', 'follows_kind'])
        .where('follows_of', '=', table)
        .where('follows_kind', 'in', ['rematch', 'campaign'])
        .execute();
      return Object.fromEntries(rows.map(({ id, follows_kind }) => [follows_kind, id]));
    },

    async list({ status }, limit) {
      let tables = all().orderBy('updated_at', 'desc').limit(limit);
      if (status !== undefined) tables = tables.where('status', '=', status);
      return (await tables.execute()).map(tableOf);
    },

    async counts() {
      const rows = await db
        .selectFrom('tables')
        .select(({ fn }) => ['status', fn.countAll<number>().as('n')])
        .groupBy('status')
        .execute();
      const counts = { gathering: 0, playing: 0, over: 0 };
      for (const { status, n } of rows) counts[status] = Number(n);
      return counts;
    },
  };
}
