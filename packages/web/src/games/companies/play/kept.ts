/** So many tables are remembered, the last ones that were played at. */
const MOST = 20;

type Kept<T> = readonly (readonly [table: string, what: T])[];

/** What this device keeps beside tables: one thing for each, under one name. */
export class KeptBeside<T> {
  constructor(
    private readonly name: string,
    private readonly nothing: T,
  ) {}

  of(table: string): T {
    return this.all().find(([id]) => id === table)?.[1] ?? this.nothing;
  }

  /** Undefined forgets it. */
  keep(table: string, what: T | undefined): void {
    const others = this.all().filter(([id]) => id !== table);
    const kept: Kept<T> = what === undefined ? others : [...others, [table, what]];
    try {
      localStorage.setItem(this.name, JSON.stringify(kept.slice(-MOST)));
    } catch {
      // A device that keeps nothing forgets what was planned.
    }
  }

  private all(): Kept<T> {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.name) ?? '[]');
      return Array.isArray(kept) ? (kept as Kept<T>) : [];
    } catch {
      return [];
    }
  }
}
