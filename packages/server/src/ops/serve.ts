import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type App, createApp } from '../app/app.js';
import type { Config } from '../config/config.js';
import { NatsBus } from '../nodes/nats-bus.js';
import { ALONE, type NodeBus } from '../nodes/node-bus.js';
import { BadData } from '../store/bad-data.js';
import { refuseUnfinished } from '../store/move/move.js';
import { openStore } from '../store/open-store.js';
import type { Store } from '../store/store.js';

interface ServeOptions {
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

/** The place is known by a name of its own among those that share a NATS server. */
export async function openBus(nats: string | null, store: Store): Promise<NodeBus> {
  if (nats === null) return ALONE;
  const bus = new NatsBus(nats, await store.keys.putOnce('place', randomBytes(9).toString('base64url')));
  await bus.settled(FIRST_NATS_MS);
  return bus;
}

/** A start waits for NATS no longer than this; it is tried on beside everything else. */
const FIRST_NATS_MS = 2_000;

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
  const store = await (config.database === null ? openData(config.data) : openStore(config.database));
  let app: App | null = null;
  try {
    await refuseUnfinished(store.keys);
    await lookOver(store, config.data);
    const bus = await openBus(config.nats, store);
    app = await createApp(config, store, { bus, ...(options.logs && { logs: options.logs }) });
    options.ready(await app.listen());
    await options.until;
  } finally {
    await (app ?? store).close();
  }
}
