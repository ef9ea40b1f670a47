import type { StorageTrouble } from './messages.js';

let trouble: StorageTrouble | null = $state(null);

/** Why games are kept in memory only; null as long as the browser stores them. */
export const storage = {
  get trouble(): StorageTrouble | null {
    return trouble;
  },
};

export function noteStorage(now: StorageTrouble | null): void {
  trouble = now;
}
