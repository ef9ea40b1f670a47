import { gameById } from '@roadstead/games/all';
import { type AnyTable, type GameRecord, Refusal, Table, type Told, type Typed } from '@roadstead/kernel';
import { Refused } from '../refused.js';
import { inSlices, pause } from '../slices.js';
import type { Store, StoredEntry, StoredTable } from '../store/store.js';

/** So many of the last entries are remembered with what happened, as long as nobody asks for more. */
const REMEMBERED = 64;
/** Entries that are read at a time. */
const PAGE = 500;

/** A table as this process last read it. The game is null until it starts. */
export interface LoadedTable {
  stored: StoredTable;
  readonly table: AnyTable | null;
  /** When each entry was made. */
  readonly times: number[];
  /** What happened at set-up; null as long as nobody has asked for the whole story. */
  opening: readonly Told<Typed>[] | null;
  /** What the last entries told, or all of them if `opening` is there too; the newest is entry number `table.seq`. */
  told: (readonly Told<Typed>[])[];
}

/** A table whose game has started. */
export type StartedTable = LoadedTable & { readonly table: AnyTable };

/** The game cannot be shown here: its rules are not known, or its logbook does not fit them. */
export function isUnreadable(error: unknown): boolean {
  return error instanceof Refusal || (error instanceof Refused && error.code === 'UNKNOWN_GAME');
}

export async function loadTable(store: Store, stored: StoredTable): Promise<LoadedTable> {
  const loaded = (table: AnyTable | null, times: number[]): LoadedTable => ({
    stored,
    table,
    times,
    opening: null,
    told: [],
  });
  if (stored.record === null) return loaded(null, []);
  const entries = await allEntries(store, stored.id);
  const snapshot = await store.tables.latestSnapshot(stored.id);
  const table = await inSlices(Table.resuming(gameOf(stored), recordOf(stored, entries), snapshot ?? undefined));
  return loaded(
    table,
    entries.map(({ at }) => at),
  );
}

/** How much is remembered of a table, in entries. */
export function weightOf({ table, told }: LoadedTable): number {
  return (table?.seq ?? 0) + told.length;
}

/** A logbook from its beginning, some entries at a time. However long it is, nobody else waits for it. */
export async function* entryPages(store: Store, id: string): AsyncGenerator<readonly StoredEntry[]> {
  for (let known = 0; ; ) {
    const page = await store.tables.entries(id, known, PAGE);
    yield page;
    if (page.length < PAGE) return;
    known += page.length;
    await pause();
  }
}

export async function allEntries(store: Store, id: string): Promise<readonly StoredEntry[]> {
  const all: StoredEntry[] = [];
  for await (const page of entryPages(store, id)) all.push(...page);
  return all;
}

/** The whole logbook, every secret included. */
export function recordOf(stored: StoredTable, entries: readonly StoredEntry[]): GameRecord {
  const { result } = stored;
  return { ...stored.record!, entries: entries.map(({ entry }) => entry), ...(result && { result }) };
}

/** Whether there is a record that everybody at the table may have. */
export function hasRecord({ status, record }: Pick<StoredTable, 'status' | 'record'>): boolean {
  return status === 'over' && record !== null;
}

export function gameOf({ game }: Pick<StoredTable, 'game'>) {
  const entry = gameById(game);
  if (entry === undefined) throw new Refused('UNKNOWN_GAME', 'This server does not know the game of this table.');
  return entry.game;
}

/** False if what is known is of no use any more, for instance after the logbook was replaced. */
export async function catchUp(store: Store, loaded: LoadedTable, stored: StoredTable): Promise<boolean> {
  const { table } = loaded;
  if (table === null) {
    loaded.stored = stored;
    return stored.record === null;
  }
  const isSame = stored.rules === loaded.stored.rules && stored.record?.commitment === table.commitment;
  if (!isSame || stored.seq < table.seq) return false;
  if (stored.seq > table.seq) {
    for (const { entry, at } of await store.tables.entries(stored.id, table.seq))
      remember(loaded, table.follow(entry), at);
    // Entries may have come after the row was read.
    if (table.seq !== stored.seq) return false;
  }
  loaded.stored = stored;
  return true;
}

/** What the newest entry told. */
export function remember(loaded: LoadedTable, told: readonly Told<Typed>[], at: number): void {
  loaded.times.push(at);
  loaded.told.push(told);
  if (loaded.opening === null && loaded.told.length > REMEMBERED) loaded.told.shift();
}

/** Whether what was told after entry number `since` is at hand; -1 is before set-up. */
export function remembers({ table, opening, told }: LoadedTable, since: number): boolean {
  return table === null || opening !== null || (since >= 0 && since >= table.seq - told.length);
}

/** Goes through the whole logbook, once for all who come to the table, and lets other tables go on meanwhile. */
export async function recallStory(loaded: StartedTable): Promise<void> {
  const told: (readonly Told<Typed>[])[] = [];
  for (const step of loaded.table.retell()) {
    told.push(step.told);
    await pause();
  }
  loaded.opening = told.shift()!;
  loaded.told = told;
}
