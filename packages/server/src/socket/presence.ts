import type { ClientSocket } from './client-socket.js';
import { newWatcher, type Watcher } from './watcher.js';

/** Who is connected, and who has which table open. Known to this process alone, and nothing depends on it but telling. */
export class Presence {
  private readonly sockets = new Map<string, Set<ClientSocket>>();
  private readonly tables = new Map<string, Map<ClientSocket, Watcher>>();

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
    return watcher;
  }

  unwatch(socket: ClientSocket, table: string): void {
    const watchers = this.tables.get(table);
    watchers?.delete(socket);
    socket.looking.delete(table);
    if (watchers?.size === 0) this.tables.delete(table);
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

  isPresent(table: string, person: string): boolean {
    return this.watchersOf(table).some(({ socket }) => socket.person === person);
  }

  isLooking(table: string, person: string): boolean {
    return this.watchersOf(table).some(({ socket }) => socket.person === person && socket.looking.has(table));
  }
}
