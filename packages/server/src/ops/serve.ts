import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type App, createApp } from '../app/app.js';
import type { Config } from '../config/config.js';
import { openStore } from '../store/open-store.js';

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

/** Serves until it is told to stop, and then lets everything under way finish. */
export async function serve(config: Config, options: ServeOptions): Promise<void> {
  const store = await openData(config.data);
  let app: App | null = null;
  try {
    app = await createApp(config, store, { ...(options.logs && { logs: options.logs }) });
    options.ready(await app.listen());
    await options.until;
  } finally {
    await (app ?? store).close();
  }
}
