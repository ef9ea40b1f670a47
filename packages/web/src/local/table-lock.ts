/** How long a window that is just being closed or loaded anew may keep its tables. */
const PATIENCE_MS = 1500;

/**
 * Keeps a table for this window alone, so that two of them never write the same game; resolves with what lets it go, or
 * with null where another window has it. `seize` takes it from that one, which is then told by its own `lost`.
 */
export type LockTable = (table: string, seize: boolean, lost: () => void) => Promise<(() => void) | null>;

export const lockTable: LockTable = (table, seize, lost) => {
  // Some browsers have no locks on pages without https; then people must take care themselves.
  if (!('locks' in navigator)) return Promise.resolve(() => {});
  return new Promise((resolve) => {
    let isHeld = false;
    const options = seize ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE_MS) };
    navigator.locks
      .request(`roadstead-${table}`, options, () => {
        isHeld = true;
        return new Promise<void>((release) => resolve(release));
      })
      .catch(() => (isHeld ? lost() : resolve(null)));
  });
};
