import type { Store, StoredTable } from '../store/store.js';
import { mayEnter } from './access.js';
import { followedBy } from './follows.js';

/**
 * The tables of a campaign, the first to the last: those before this one, as far as they are there, and those after it that
 * the person may know of. Whoever has come later, in the place of somebody else, may read what was played before.
 */
export async function campaignTables(store: Store, table: StoredTable, person: string): Promise<StoredTable[]> {
  const tables = [table];
  while (tables[0]!.follows?.kind === 'campaign') {
    const before = await followedBy(store, tables[0]!);
    if (before === null) break;
    tables.unshift(before);
  }
  for (;;) {
    const { campaign } = await store.tables.followersOf(tables.at(-1)!.id);
    const next = campaign === undefined ? null : await store.tables.byId(campaign);
    if (next === null || !(await mayEnter(store, next, person))) return tables;
    tables.push(next);
  }
}
