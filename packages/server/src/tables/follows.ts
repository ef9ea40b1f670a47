import type { Follows } from '@roadstead/kernel';
import type { Store, StoredFollows, StoredTable } from '../store/store.js';

/** The day whose deal is played here, or null. */
export function dayOf({ follows }: Pick<StoredTable, 'follows'>): string | null {
  return follows?.kind === 'daily' ? follows.of : null;
}

/** Days begin at midnight in Greenwich, for everybody at once. */
export function dayAt(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** A deal that others may be playing still: what it holds is told when the day is over. */
export function isOfToday(table: Pick<StoredTable, 'follows'>, now: number): boolean {
  const day = dayOf(table);
  return day !== null && day >= dayAt(now);
}

/** The table whose deal is played here once more, or null. */
export function challengedBy({ follows }: Pick<StoredTable, 'follows'>): string | null {
  return follows?.kind === 'challenge' ? follows.of : null;
}

/** The link to a table that this one is the next of. */
export function nextOf(over: StoredTable, kind: 'rematch' | 'campaign'): StoredFollows {
  const { id, follows } = over;
  return { kind, of: id, n: follows?.kind === kind ? follows.n + 1 : 2 };
}

/** The link as records have it; undefined where no record is followed. */
export function followsInRecord(
  { follows }: Pick<StoredTable, 'follows'>,
  before: Pick<StoredTable, 'record'> | null,
): Follows | undefined {
  const of = before?.record?.commitment;
  if (follows === null || follows.kind === 'daily' || of === undefined) return undefined;
  return { kind: follows.kind, of, n: follows.n };
}

/** The table that this one follows, as long as it is there. */
export async function followedBy(store: Store, { follows }: StoredTable): Promise<StoredTable | null> {
  return follows === null || follows.kind === 'daily' ? null : store.tables.byId(follows.of);
}
