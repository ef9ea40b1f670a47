import { gameById } from '@roadstead/games';
import { type GameRecord, Table, type Told, type Typed } from '@roadstead/kernel';
import { Refused } from '../refused.js';
import type { Store, StoredEntry, StoredTable } from '../store/store.js';
import type { AnyTable } from './after-entry.js';

/** So many of the last entries are remembered with what happened; more is told by going through the logbook again. */
const REMEMBERED = 64;

/** A table as this process last read it. The game is null until it starts. */
export interface Live {
  stored: StoredTable;
  readonly table: AnyTable | null;
  /** When each entry was made. */
  readonly times: number[];
  /** What the last entries told; the newest is entry number `table.seq`. */
  readonly told: (readonly Told<Typed>[])[];
}

export async function load(store: Store, stored: StoredTable): Promise<Live> {
  const live = (table: AnyTable | null, times: number[]): Live => ({ stored, table, times, told: [] });
  if (stored.record === null) return live(null, []);
  const entries = await store.tables.entries(stored.id, 0);
  const snapshot = await store.tables.latestSnapshot(stored.id);
  const table = Table.load(gameOf(stored), recordOf(stored, entries), snapshot ?? undefined);
  return live(
    table,
    entries.map(({ at }) => at),
  );
}

/** The whole logbook, every secret included. */
export function recordOf(stored: StoredTable, entries: readonly StoredEntry[]): GameRecord {
  const { result } = stored;
  return { ...stored.record!, entries: entries.map(({ entry }) => entry), ...(result && { result }) };
}

export function gameOf({ game }: Pick<StoredTable, 'game'>) {
  const entry = gameById(game);
  if (entry === undefined) throw new Refused('UNKNOWN_GAME', 'This server does not know the game of this table.');
  return entry.game;
}

/** False if what is known is of no use any more, for instance after the logbook was replaced. */
export async function catchUp(store: Store, live: Live, stored: StoredTable): Promise<boolean> {
  const { table } = live;
  if (table === null) {
    live.stored = stored;
    return stored.record === null;
  }
  const isSame = stored.rules === live.stored.rules && stored.record?.commitment === table.commitment;
  if (!isSame || stored.seq < table.seq) return false;
  if (stored.seq > table.seq) {
    for (const { entry, at } of await store.tables.entries(stored.id, table.seq))
      remember(live, table.follow(entry), at);
    // Entries may have come after the row was read.
    if (table.seq !== stored.seq) return false;
  }
  live.stored = stored;
  return true;
}

/** What the newest entry told. */
export function remember(live: Live, told: readonly Told<Typed>[], at: number): void {
  live.times.push(at);
  live.told.push(told);
  if (live.told.length > REMEMBERED) live.told.shift();
}
