import type { Line } from './line.js';
import { newWatch, type Watch } from './watch.js';

/** Who is connected, and who has which table open. Known to this process alone, and nothing depends on it but telling. */
export class Audience {
  private readonly lines = new Map<string, Set<Line>>();
  private readonly tables = new Map<string, Map<Line, Watch>>();

  add(line: Line): void {
    const own = this.lines.get(line.person) ?? new Set();
    this.lines.set(line.person, own.add(line));
  }

  /** Returns the tables that the connection had open. */
  remove(line: Line): string[] {
    const own = this.lines.get(line.person);
    own?.delete(line);
    if (own?.size === 0) this.lines.delete(line.person);
    const tables = [...this.tables.keys()].filter((table) => this.watchOf(line, table) !== undefined);
    for (const table of tables) this.unwatch(line, table);
    return tables;
  }

  watch(line: Line, table: string, seq: number | undefined): Watch {
    const watches = this.tables.get(table) ?? new Map<Line, Watch>();
    const watch = newWatch(line, table, seq);
    this.tables.set(table, watches.set(line, watch));
    return watch;
  }

  unwatch(line: Line, table: string): void {
    const watches = this.tables.get(table);
    watches?.delete(line);
    line.looking.delete(table);
    if (watches?.size === 0) this.tables.delete(table);
  }

  watchOf(line: Line, table: string): Watch | undefined {
    return this.tables.get(table)?.get(line);
  }

  watchesOf(table: string): Watch[] {
    return [...(this.tables.get(table)?.values() ?? [])];
  }

  linesOf(person: string): Line[] {
    return [...(this.lines.get(person) ?? [])];
  }

  get allLines(): Line[] {
    return [...this.lines.values()].flatMap((own) => [...own]);
  }

  get watchedTables(): string[] {
    return [...this.tables.keys()];
  }

  isWatched(table: string): boolean {
    return this.tables.has(table);
  }

  isPresent(table: string, person: string): boolean {
    return this.watchesOf(table).some(({ line }) => line.person === person);
  }

  isLooking(table: string, person: string): boolean {
    return this.watchesOf(table).some(({ line }) => line.person === person && line.looking.has(table));
  }
}
