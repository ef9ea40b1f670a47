import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type App, createApp } from '../app/app.js';
import type { Config } from '../config/config.js';
import { BadData } from '../store/bad-data.js';
import { openStore } from '../store/open-store.js';
import type { Store } from '../store/store.js';

export interface ServeOptions {
  readonly logs?: { write(line: string): void };
  /** Told when it listens, with its address. */
  readonly ready: (address: string) => void;
  readonly until: Promise<void>;
}

export const DATABASE = 'roadstead.db';

/** Opens the store in the folder for data, which it makes if need be. */
export async function openData(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return openStore(join(folder, DATABASE));
}

/** Larger files are looked through by `admin check` alone: a start must not take long. */
const QUICK_BYTES = 64 * 1024 * 1024;

/** A place that is damaged does not open: what is written into it would be lost as well. */
async function lookOver(store: Store, folder: string): Promise<void> {
  if ((await store.bytes()) > QUICK_BYTES) return;
  const [fault] = await store.faults(true);
  if (fault === undefined) return;
  throw new BadData(
    `${join(folder, DATABASE)} is damaged (${fault}): put a backup in its place, and see "roadstead admin check".`,
  );
}

/** Serves until it is told to stop, and then lets everything under way finish. */
export async function serve(config: Config, options: ServeOptions): Promise<void> {
  const store = await openData(config.data);
  let app: App | null = null;
  try {
    await lookOver(store, config.data);
    app = await createApp(config, store, { ...(options.logs && { logs: options.logs }) });
    options.ready(await app.listen());
    await options.until;
  } finally {
    await (app ?? store).close();
  }
}
