import type { Notices } from '../notices/notices.js';
import type { Presence } from '../socket/presence.js';
import type { Store } from '../store/store.js';
import { isAsked } from '../tables/seating.js';
import { MISSED_MS } from './roll-call.js';

/** A node may have ended this long before it would have said again that it is there. */
const BEFORE_MS = 4_000;
const AT_ONCE = 2_000;

interface MissedParts {
  readonly store: Store;
  readonly presence: Pick<Presence, 'isLooking'>;
  readonly notices: Pick<Notices, 'turn'>;
  readonly now: () => number;
}

/**
 * Whoever became to act at a node that has ended, and was not told so by then, is told by this one. What the other had begun
 * to send is not sent again: one notice too few is better than two. True if a node has ended.
 */
export async function noticeForMissed({ store, presence, notices, now }: MissedParts): Promise<boolean> {
  const at = now();
  const missed = (await store.work?.miss(at - MISSED_MS, at)) ?? [];
  for (const seenAt of missed) {
    for (const { table, person } of await store.notices.untold(seenAt - BEFORE_MS, AT_ONCE)) {
      const stored = await store.tables.byId(table);
      const seat = stored?.seats.findIndex((one) => one.person === person) ?? -1;
      if (stored === null || seat < 0 || !isAsked(stored, seat)) continue;
      const { game, seq } = stored;
      notices.turn({ person, table, game, seq, looking: presence.isLooking(table, person) });
    }
  }
  return missed.length > 0;
}
