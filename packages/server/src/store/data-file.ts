import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, open, rm, stat } from 'node:fs/promises';
import { BadData } from './bad-data.js';

/**
 * Whether there is a file, or none yet. One that is empty is never taken for a new place: what was there has been lost, and
 * must not be covered up. The file is not opened to find out: to close it again would take away the locks that this process
 * may have on it.
 */
export async function isThere(file: string): Promise<boolean> {
  if (!existsSync(file)) {
    if (!existsSync(`${file}-wal`)) return false;
    throw new BadData(`${file} is gone, but ${file}-wal is still there: put both back, or a backup in their place.`);
  }
  if ((await stat(file)).size > 0) return true;
  throw new BadData(`${file} is empty: put a backup in its place, or take it away to begin anew.`);
}

/**
 * Makes the file, whole or not at all, under its name: a process that ends while it makes a place leaves none behind. Of
 * two who do so at once, the first one's is there for both. `make` must not have it open any more when it is done: a
 * database that is open under two names is lost.
 */
export async function makeWhole(file: string, make: (fresh: string) => Promise<void>): Promise<void> {
  const fresh = `${file}.${randomBytes(6).toString('hex')}.new`;
  try {
    await make(fresh);
    await onDisk(fresh);
    await link(fresh, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(fresh, { force: true });
  }
}

/** Waits until a file that nobody else has open is on disk. */
export async function onDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}
