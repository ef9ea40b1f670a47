import type { OnlineTables } from '../app/open-tables.js';
import type { Sessions } from '../people/sessions.js';
import type { Store } from '../store/store.js';

const HOUR_MS = 3_600_000;
/** As long as a browser keeps a cookie. */
const FORGOTTEN_MS = 400 * 24 * HOUR_MS;
const AUDIT_MS = 2_000;

export interface HouseParts {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly tables: Pick<OnlineTables, 'sessionsInUse'>;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}

/** What has to be done now and then: so that nothing grows for ever, and that what other processes do holds here too. */
export function housekeeping({ store, sessions, tables, now, failed }: HouseParts) {
  const timers: NodeJS.Timeout[] = [];
  let seen = -1;

  async function audit(): Promise<void> {
    const version = await store.dataVersion();
    if (version === seen) return;
    seen = version;
    await sessions.audit(tables.sessionsInUse());
  }

  const every = (ms: number, work: () => Promise<unknown>) => {
    timers.push(setInterval(() => void work().catch(failed), ms));
  };

  return {
    start(): void {
      every(HOUR_MS, () => store.people.forget(now() - FORGOTTEN_MS));
      every(AUDIT_MS, audit);
    },
    stop(): void {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
