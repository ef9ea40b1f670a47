import { join } from 'node:path';
import { gameById } from '@roadstead/games/all';
import {
  type AnyGame,
  eventsFor,
  type GameRecord,
  openRecord,
  retell,
  type Seat,
  type Typed,
  verify,
} from '@roadstead/kernel';
import type { Played } from '@roadstead/protocol';
import { openStore } from '../../src/store/open-store.js';
import type { Store, StoredEntry, StoredTable } from '../../src/store/store.js';

export function storeFile(data: string): string {
  return join(data, 'roadstead.db');
}

/** The store of a server, read from outside. */
export function storeOf(data: string): Promise<Store> {
  return openStore(storeFile(data));
}

/** A table as the store has it: the only truth that everybody else is compared with. */
export interface Truth {
  readonly game: AnyGame;
  readonly stored: StoredTable;
  readonly entries: readonly StoredEntry[];
  readonly record: GameRecord;
}

export async function truthOf(store: Store, id: string): Promise<Truth> {
  const stored = (await store.tables.byId(id))!;
  const entries = await store.tables.entries(id, 0);
  const { result } = stored;
  const record = { ...stored.record!, entries: entries.map(({ entry }) => entry), ...(result && { result }) };
  return { game: gameById(stored.game)!.game, stored, entries, record };
}

/** One line saying what is wrong with the logbook, or null. */
export function faultOf({ game, record }: Truth): string | null {
  return verify(game, record);
}

/** What may be known after each entry, number 0 being set-up. */
export interface KnownAt {
  readonly played: Played | null;
  readonly events: readonly Typed[];
  readonly view: unknown;
  readonly legal: readonly unknown[];
  readonly odds: unknown;
  readonly toAct: readonly Seat[];
  readonly result: unknown;
}

/** Everything that a seat, or a spectator (null), may ever be told, by the kernel's own account. */
export function knowledge(truth: Truth, seat: Seat | null): KnownAt[] {
  const { game, record } = openRecord(truth.game, truth.record);
  return [...retell(game, record)].map(({ seq, entry, told, state }) => {
    const events = eventsFor(told, seat) as Typed[];
    const to = entry?.type === 'undo' && { to: entry.to };
    const at = truth.entries[seq - 1]?.at;
    return {
      played: entry && { seq, seat: entry.seat, kind: entry.type, ...to, events, at: at! },
      events,
      view: game.view(state, seat),
      legal: seat === null ? [] : game.legal(state, seat),
      odds: game.odds?.(state, seat),
      toAct: game.toAct(state),
      result: game.result(state),
    };
  });
}
