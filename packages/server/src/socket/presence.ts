import { Elsewhere } from '../nodes/elsewhere.js';
import type { ClientSocket } from './client-socket.js';
import { newWatcher, type Watcher } from './watcher.js';

/**
 * Who is connected here, and who has which table open. Nothing depends on it but telling; of other nodes it knows what they
 * say.
 */
export class Presence {
  private readonly sockets = new Map<string, Set<ClientSocket>>();
  private readonly tables = new Map<string, Map<ClientSocket, Watcher>>();
  private readonly elsewhere: Elsewhere;
  private readonly changed: (table: string) => void;

  constructor(elsewhere = new Elsewhere(), changed: (table: string) => void = () => {}) {
    this.elsewhere = elsewhere;
    this.changed = changed;
  }

  add(socket: ClientSocket): void {
    const own = this.sockets.get(socket.person) ?? new Set();
    this.sockets.set(socket.person, own.add(socket));
  }

  /** Returns the tables that the connection had open. */
  remove(socket: ClientSocket): string[] {
    const own = this.sockets.get(socket.person);
    own?.delete(socket);
    if (own?.size === 0) this.sockets.delete(socket.person);
    const tables = [...this.tables.keys()].filter((table) => this.watcherOf(socket, table) !== undefined);
    for (const table of tables) this.unwatch(socket, table);
    return tables;
  }

  watch(socket: ClientSocket, table: string, seq: number | undefined): Watcher {
    const watchers = this.tables.get(table) ?? new Map<ClientSocket, Watcher>();
    const watcher = newWatcher(socket, table, seq);
    this.tables.set(table, watchers.set(socket, watcher));
    this.changed(table);
    return watcher;
  }

  unwatch(socket: ClientSocket, table: string): void {
    const watchers = this.tables.get(table);
    watchers?.delete(socket);
    socket.looking.delete(table);
    if (watchers?.size === 0) this.tables.delete(table);
    if (watchers !== undefined) this.changed(table);
  }

  /** It may come before the table is open, which takes longer; without that it means nothing. */
  look(socket: ClientSocket, table: string, looking: boolean): void {
    if (looking) socket.looking.add(table);
    else socket.looking.delete(table);
    this.changed(table);
  }

  watcherOf(socket: ClientSocket, table: string): Watcher | undefined {
    return this.tables.get(table)?.get(socket);
  }

  watchersOf(table: string): Watcher[] {
    return [...(this.tables.get(table)?.values() ?? [])];
  }

  socketsOf(person: string): ClientSocket[] {
    return [...(this.sockets.get(person) ?? [])];
  }

  get allSockets(): ClientSocket[] {
    return [...this.sockets.values()].flatMap((own) => [...own]);
  }

  get watchedTables(): string[] {
    return [...this.tables.keys()];
  }

  isWatched(table: string): boolean {
    return this.tables.has(table);
  }

  /** Here, or at another node. */
  isWatchedAnywhere(table: string): boolean {
    return this.isWatched(table) || this.elsewhere.isWatched(table);
  }

  isPresent(table: string, person: string): boolean {
    if (this.elsewhere.isPresent(table, person)) return true;
    return this.watchersOf(table).some(({ socket }) => socket.person === person);
  }

  isLooking(table: string, person: string): boolean {
    if (this.elsewhere.isLooking(table, person)) return true;
    return this.watchersOf(table).some(({ socket }) => socket.person === person && socket.looking.has(table));
  }
}
