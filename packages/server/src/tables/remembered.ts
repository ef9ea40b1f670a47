import { type LoadedTable, weightOf } from './loaded-table.js';

/** However long their logbooks are: what is remembered of all tables has so many entries at most. */
const MOST_ENTRIES = 600_000;

/** The tables that were asked for last, as many as there is room for; all others are read again. */
export class RememberedTables {
  private readonly most: number;
  private readonly mostEntries: number;
  /** The one asked for last is at the end. */
  private readonly tables = new Map<string, { readonly loaded: LoadedTable; readonly weight: number }>();
  private entries = 0;

  constructor(most: number, mostEntries = MOST_ENTRIES) {
    this.most = most;
    this.mostEntries = mostEntries;
  }

  get(id: string): LoadedTable | undefined {
    return this.tables.get(id)?.loaded;
  }

  set(id: string, loaded: LoadedTable): void {
    this.delete(id);
    const weight = weightOf(loaded);
    this.tables.set(id, { loaded, weight });
    this.entries += weight;
    for (const oldest of this.tables.keys()) {
      if (oldest === id || (this.tables.size <= this.most && this.entries <= this.mostEntries)) break;
      this.delete(oldest);
    }
  }

  delete(id: string): void {
    this.entries -= this.tables.get(id)?.weight ?? 0;
    this.tables.delete(id);
  }
}
