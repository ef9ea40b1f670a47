import type { Words } from '../words/index.svelte.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was, roughly. */
export function ago(at: number, now: number, { ago }: Words): string {
  const ms = Math.max(0, now - at);
  if (ms < MINUTE) return ago.now;
  if (ms < HOUR) return ago.minutes(Math.floor(ms / MINUTE));
  if (ms < DAY) return ago.hours(Math.floor(ms / HOUR));
  return ago.days(Math.floor(ms / DAY));
}
