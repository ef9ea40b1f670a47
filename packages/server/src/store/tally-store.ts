import { mergeGroups, type TallyGroup } from '@roadstead/kernel';
import { tableOf } from './rows.js';
import type { Db, TallyRow, Tx } from './schema.js';
import type { TallyStore } from './store.js';
import type { Writer } from './writer.js';

export function tallyStore(db: Db, writer: Writer): TallyStore {
  return {
    count({ table, game, version, people }) {
      return writer.write(async (tx) => {
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto('tallied_tables')
          .values({ table_id: table, version })
          .onConflict((c) => c.doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows !== 1n) return false;
        for (const { person, group } of people) {
          // Somebody may have left since.
          const isHere = await tx.selectFrom('people').select('id').where('id', '=', person).executeTakeFirst();
          if (isHere) await addToPerson(tx, person, game, version, group);
        }
        const all = mergeGroups(people.map(({ group }) => group));
        // Several people at one table: it is one game all the same.
        for (const group of all)
          await addToPlace(tx, game, version, { ...group, games: 1, days: people[0]!.group.days });
        return true;
      });
    },

    async ofPlace(game) {
      const rows = await db
        .selectFrom('tallies')
        .selectAll()
        .where('game', '=', game)
        .orderBy('players')
        .orderBy('variant')
        .execute();
      return rows.map(groupOf);
    },

    async ofPerson(person, game) {
      const rows = await db
        .selectFrom('person_tallies')
        .selectAll()
        .where('person', '=', person)
        .where('game', '=', game)
        .orderBy('players')
        .orderBy('variant')
        .execute();
      return rows.map(groupOf);
    },

    async uncounted(game, limit) {
      const rows = await db
        .selectFrom('tables')
        .selectAll('tables')
        .where('status', '=', 'over')
        .where('game', '=', game)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('tallied_tables')
                .select('tallied_tables.table_id')
                .whereRef('tallied_tables.table_id', '=', 'tables.id'),
            ),
          ),
        )
        .orderBy('over_at')
        .limit(limit)
        .execute();
      return rows.map(tableOf);
    },

    async startOver(game, version) {
      await writer.write(async (tx) => {
        const old = await tx
          .deleteFrom('tallied_tables')
          .where('version', '!=', version)
          .where('table_id', 'in', (eb) => eb.selectFrom('tables').select('id').where('game', '=', game))
          .executeTakeFirst();
        if (old.numDeletedRows === 0n) return;
        for (const name of ['tallies', 'person_tallies'] as const) {
          await tx.deleteFrom(name).where('game', '=', game).where('version', '!=', version).execute();
        }
      });
    },
  };
}

/** A guest's games become those of the account. */
export async function moveTallies(tx: Tx, guest: string, account: string): Promise<void> {
  const rows = await tx.selectFrom('person_tallies').selectAll().where('person', '=', guest).execute();
  for (const row of rows) await addToPerson(tx, account, row.game, row.version, groupOf(row));
  await tx.deleteFrom('person_tallies').where('person', '=', guest).execute();
}

async function addToPlace(tx: Tx, game: string, version: number, group: TallyGroup): Promise<void> {
  const { players, variant } = group;
  const known = await tx
    .selectFrom('tallies')
    .selectAll()
    .where('game', '=', game)
    .where('players', '=', players)
    .where('variant', '=', variant)
    .executeTakeFirst();
  const row = { game, players, variant, version, sums: sumsOf(known, group) };
  await tx
    .insertInto('tallies')
    .values(row)
    .onConflict((c) => c.columns(['game', 'players', 'variant']).doUpdateSet({ sums: row.sums, version }))
    .execute();
}

async function addToPerson(tx: Tx, person: string, game: string, version: number, group: TallyGroup): Promise<void> {
  const { players, variant } = group;
  const known = await tx
    .selectFrom('person_tallies')
    .selectAll()
    .where('person', '=', person)
    .where('game', '=', game)
    .where('players', '=', players)
    .where('variant', '=', variant)
    .executeTakeFirst();
  const row = { person, game, players, variant, version, sums: sumsOf(known, group) };
  await tx
    .insertInto('person_tallies')
    .values(row)
    .onConflict((c) => c.columns(['person', 'game', 'players', 'variant']).doUpdateSet({ sums: row.sums, version }))
    .execute();
}

function groupOf({ players, variant, sums }: TallyRow): TallyGroup {
  return { players, variant, ...(JSON.parse(sums) as Omit<TallyGroup, 'players' | 'variant'>) };
}

function sumsOf(known: TallyRow | undefined, group: TallyGroup): string {
  const [{ games, days, tally }] = mergeGroups(known === undefined ? [group] : [groupOf(known), group]) as [TallyGroup];
  return JSON.stringify({ games, days, tally });
}
