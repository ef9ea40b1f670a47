import { takeOut } from './leave-and-move.js';
import type { Tx } from './schema.js';

/** So many at a time: the others are found the next time. */
const AT_ONCE = 500;

/** Nobody's cookie lives that long: sessions end, and guests who sit nowhere are taken out. */
export async function forgetUnseen(tx: Tx, before: number): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('person', 'in', (eb) => eb.selectFrom('people').select('id').where('seen_at', '<', before))
    .execute();
  const guests = await tx
    .selectFrom('people')
    .select('id')
    .where('account_key', 'is', null)
    .where('banned', '=', 0)
    .where('seen_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('seats').select('seats.seat').whereRef('seats.person', '=', 'people.id'))),
    )
    .limit(AT_ONCE)
    .execute();
  for (const { id } of guests) await takeOut(tx, id);
}
