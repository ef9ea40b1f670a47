import { setTimeout } from 'node:timers/promises';
import { Refusal, type Told, type Typed } from '@roadstead/kernel';
import { Refused, unknownTable } from '../refused.js';
import type { Store, StoredTable, TableChange } from '../store/store.js';
import { type AnyTable, afterEntry } from './after-entry.js';
import { catchUp, type Live, load, remember } from './live.js';
import { Turns } from './turns.js';

/** Told after every commit of this process, with the table as it was and as it is. */
export type Changed = (before: StoredTable, after: StoredTable) => void;

export interface KeeperOptions {
  readonly store: Store;
  readonly now: () => number;
  readonly changed: Changed;
  readonly meter?: { committed(ms: number): void };
  /** How many tables are remembered; the others are read again when asked for. */
  readonly remembered?: number;
  readonly snapshotEvery?: number;
}

/** Something that adds an entry to a logbook. */
export interface Move {
  /** Who asked for it, with the id of the request; null for bots, orders and clocks. */
  readonly by: { readonly person: string; readonly request: string } | null;
  /** How many entries the logbook must have; null: whatever it has. */
  readonly expect: number | null;
  /** Throws if whoever asks may not even ask. */
  check?(stored: StoredTable): void;
  /** Carries it out; whatever it throws has changed nothing. */
  make(table: AnyTable, stored: StoredTable): readonly Told<Typed>[];
}

/** The logbook has gone on since the one who asked has seen it. */
export class Stale extends Refused {
  constructor() {
    super('STALE', 'The game has gone on meanwhile.');
  }
}

/** How often something is tried again when others were faster. */
const ATTEMPTS = 8;
const REMEMBERED = 1_500;
const SNAPSHOT_EVERY = 50;

/**
 * Keeps the tables: reads one when it is asked for, and adds to logbooks. Nothing exists here alone: before anything is done
 * the store is asked how the table stands, and nothing counts before the store has taken it.
 */
export class Keeper {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly changed: Changed;
  private readonly meter: KeeperOptions['meter'];
  private readonly most: number;
  private readonly snapshotEvery: number;
  private readonly turns = new Turns();
  /** The one asked for last is at the end. */
  private readonly tables = new Map<string, Live>();

  constructor({ store, now, changed, meter, remembered = REMEMBERED, snapshotEvery = SNAPSHOT_EVERY }: KeeperOptions) {
    this.store = store;
    this.now = now;
    this.changed = changed;
    this.meter = meter;
    this.most = remembered;
    this.snapshotEvery = snapshotEvery;
  }

  /** Looks at a table as it stands in the store now. What is seen must not be kept: it goes on. */
  look<T>(id: string, see: (live: Live) => T | Promise<T>): Promise<T> {
    return this.turns.run(id, async () => see(await this.fresh(id)));
  }

  /**
   * Looks at a table as it was when this process last had to do with it, which may be a moment ago: for telling what we
   * have just written ourselves.
   */
  glance<T>(id: string, see: (live: Live) => T | Promise<T>): Promise<T> {
    return this.turns.run(id, async () => see(this.tables.get(id) ?? (await this.fresh(id))));
  }

  /** The number of the entry: of a new one, or of the one that the same request became before. */
  write(id: string, move: Move): Promise<number> {
    return this.turns.run(id, async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const seq = await this.tryWrite(id, move);
        if (seq !== null) return seq;
        await stepAside(attempt);
      }
      throw busy();
    });
  }

  /** Changes the room; null from `make` leaves it as it is. The table as it is then. */
  change(id: string, make: (live: Live) => TableChange | null | Promise<TableChange | null>): Promise<StoredTable> {
    return this.turns.run(id, async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const live = await this.fresh(id);
        const before = live.stored;
        const asked = await make(live);
        if (asked === null) return before;
        const change = { ...asked, updatedAt: this.now() };
        if (!(await this.store.tables.change(id, before.version, change))) {
          await stepAside(attempt);
          continue;
        }
        const after = { ...before, ...change, version: before.version + 1 };
        if (change.record === undefined) live.stored = after;
        else this.tables.delete(id);
        this.changed(before, after);
        return after;
      }
      throw busy();
    });
  }

  /** Until everything under way is done. */
  idle(): Promise<void> {
    return this.turns.idle();
  }

  /** Null if somebody else was faster, and it is to be tried again. */
  private async tryWrite(id: string, { by, expect, check, make }: Move): Promise<number | null> {
    const live = await this.fresh(id);
    const { table, stored: before } = live;
    check?.(before);
    if (table === null) throw new Refused('NOT_ALLOWED', 'The game has not started yet.');
    const known = table.seq;
    if (expect !== null && expect !== known) return this.answerStale(id, by);
    const now = this.now();
    const told = make(table, before);
    this.tables.delete(id); // until it is written, the table here is ahead of the truth
    const entry = table.entries[known]!;
    const change = afterEntry(before, table, entry, now);
    const expected = { seq: known, version: before.version };
    const began = performance.now();
    const appended = await this.store.tables.append(id, expected, { seq: known + 1, entry, at: now }, by, change);
    if (!appended.done) return 'duplicateOf' in appended ? appended.duplicateOf : null;
    this.meter?.committed(performance.now() - began);
    live.stored = { ...before, ...change, seq: known + 1, version: appended.version };
    remember(live, told, now);
    this.remember(id, live);
    this.changed(before, live.stored);
    if (table.seq % this.snapshotEvery === 0 || table.over) await this.store.tables.saveSnapshot(id, table.snapshot());
    return table.seq;
  }

  private async answerStale(id: string, by: Move['by']): Promise<number> {
    const seq = by && (await this.store.tables.entryOf(id, by.person, by.request));
    if (seq === null) throw new Stale();
    return seq;
  }

  private async fresh(id: string): Promise<Live> {
    const stored = await this.store.tables.byId(id);
    if (stored === null) {
      this.tables.delete(id);
      throw unknownTable();
    }
    const known = this.tables.get(id);
    if (known !== undefined) {
      this.tables.delete(id);
      if (await this.isCaughtUp(known, stored)) {
        this.remember(id, known);
        return known;
      }
    }
    const live = await load(this.store, stored);
    // Entries may have come between the two readings; the next look reads on.
    if (live.table === null || live.table.seq === stored.seq) this.remember(id, live);
    else return this.fresh(id);
    return live;
  }

  private async isCaughtUp(known: Live, stored: StoredTable): Promise<boolean> {
    try {
      return await catchUp(this.store, known, stored);
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }

  private remember(id: string, live: Live): void {
    this.tables.set(id, live);
    for (const oldest of this.tables.keys()) {
      if (this.tables.size <= this.most) break;
      this.tables.delete(oldest);
    }
  }
}

/** Two nodes in step with each other would collide again and again. */
function stepAside(attempt: number): Promise<void> {
  return setTimeout(Math.random() * 2 ** attempt);
}

function busy(): Refused {
  return new Refused('UNAVAILABLE', 'Too many want to change this table at once. Please try again.');
}
