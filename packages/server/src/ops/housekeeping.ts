import type { OnlineTables } from '../app/open-tables.js';
import type { Sessions } from '../people/sessions.js';
import type { Store } from '../store/store.js';
import { ClockWatch } from '../time/clock-watch.js';

const HOUR_MS = 3_600_000;
/** As long as a browser keeps a cookie. */
export const FORGOTTEN_MS = 400 * 24 * HOUR_MS;
/** Of a table whose game never began. */
const EMPTY_MS = 24 * HOUR_MS;
const SLEEPING_MS = 30 * 24 * HOUR_MS;
const TABLES_AT_ONCE = 500;
const AUDIT_MS = 2_000;

interface HouseParts {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly tables: Pick<OnlineTables, 'sessionsInUse' | 'keepsHouse'>;
  readonly now: () => number;
  /** Milliseconds that nobody can set. */
  readonly mono?: () => number;
  readonly warn: (facts: object, line: string) => void;
  readonly failed: (error: unknown) => void;
}

/** What has to be done now and then: so that nothing grows for ever, and that what other processes do holds here too. */
export function housekeeping({ store, sessions, tables, now, mono, warn, failed }: HouseParts) {
  const clock = new ClockWatch(now, mono);
  const timers: NodeJS.Timeout[] = [];
  let seen: number | string = -1;

  async function audit(): Promise<void> {
    const version = await store.dataVersion();
    if (version === seen) return;
    seen = version;
    await sessions.audit(tables.sessionsInUse());
  }

  /** What is forgotten does not come back: nothing is while there is doubt about what day it is. */
  async function forget(): Promise<void> {
    if (!(await tables.keepsHouse())) return;
    if (clock.hasJumped) {
      warn({}, 'the clock of this machine has jumped: nobody is forgotten until the next start');
      return;
    }
    const { done, ...found } = await store.people.forget(now() - FORGOTTEN_MS);
    if (!done) {
      warn(found, 'nobody is forgotten: it would be many at once (if the date is right: roadstead admin forget)');
      return;
    }
    const [empty, sleeping] = [now() - EMPTY_MS, now() - SLEEPING_MS];
    for (const id of await store.tables.abandoned(empty, sleeping, TABLES_AT_ONCE)) await store.tables.delete(id);
  }

  const every = (ms: number, work: () => Promise<unknown>) => {
    timers.push(setInterval(() => void work().catch(failed), ms));
  };

  return {
    forget,
    start(): void {
      every(HOUR_MS, forget);
      every(AUDIT_MS, audit);
    },
    stop(): void {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
