import { readFileSync } from 'node:fs';

/** What the process needs besides connections: the database, the page's files, notices under way, threads. */
const OTHER_FILES = 150;
const FEWEST = 100;
const MOST = 20_000;

/** How many connections the system lets this process have at once, with room for everything else. */
export function connectionsAllowed(): number {
  const limit = openFilesLimit();
  return limit === null ? MOST : Math.max(FEWEST, Math.min(MOST, limit - OTHER_FILES));
}

/** As Linux tells it; null where it cannot be known, or there is none. */
function openFilesLimit(): number | null {
  try {
    const soft = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return soft === undefined ? null : Number(soft);
  } catch {
    return null;
  }
}
