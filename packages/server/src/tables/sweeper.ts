import { Refused } from '../refused.js';
import type { Store } from '../store/store.js';
import type { Keeper } from './keeper.js';
import type { RetryLater } from './retry-later.js';
import { timesUp } from './rooms/absence.js';

const AT_ONCE = 200;

/** Looks after clocks that have run out, of tables that nobody may be looking at. */
export async function sweepClocks(
  store: Store,
  keeper: Keeper,
  retryLater: RetryLater,
  now: () => number,
): Promise<void> {
  for (const id of await store.tables.overdue(now(), AT_ONCE)) {
    if (retryLater.mustWait(id)) continue;
    try {
      await keeper.change(id, ({ stored, table }) => table && timesUp(stored, table, now()));
      retryLater.succeeded(id);
    } catch (error) {
      // Deleted meanwhile, or so busy that somebody else sees to it.
      if (!(error instanceof Refused)) retryLater.fails(id, error);
    }
  }
}
