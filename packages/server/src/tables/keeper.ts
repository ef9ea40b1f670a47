import { setTimeout } from 'node:timers/promises';
import { type AnyTable, Refusal, type Seat, type Told, type Typed } from '@roadstead/kernel';
import { Refused, unknownTable } from '../refused.js';
import type { Store, StoredTable, TableChange } from '../store/store.js';
import { afterEntry } from './after-entry.js';
import { KeyedQueue } from './keyed-queue.js';
import { catchUp, type LoadedTable, loadTable, remember } from './loaded-table.js';
import { MOST_ENTRIES, tooLong } from './most.js';
import { RememberedTables } from './remembered.js';

/** Told after every commit of this process, with the table as it was and as it is. */
export type Changed = (before: StoredTable, after: StoredTable) => void;

interface KeeperOptions {
  readonly store: Store;
  readonly now: () => number;
  readonly changed: Changed;
  /** Where several nodes are at work: who plays for bots that are to act after what is written here, and until when. */
  readonly bots?: () => TableChange['bots'];
  /** Waited for before anything is written: until it is known that nobody thought while nobody could be heard. */
  readonly madeGood?: () => Promise<void>;
  readonly meter?: { committed(ms: number): void };
  /** How many tables are remembered; the others are read again when asked for. */
  readonly remembered?: number;
  readonly snapshotEvery?: number;
}

/** Something that adds an entry to a logbook. */
interface Move {
  /** Who asked for it, with the id of the request and when it came; null for bots, orders and clocks. */
  readonly by: { readonly person: string; readonly request: string; readonly at?: number } | null;
  /** How many entries the logbook must have; null: whatever it has. */
  readonly expect: number | null;
  /** The seat whose question this answers: then more entries do no harm, as long as that question is the same. */
  answers?(stored: StoredTable): Seat;
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
  private readonly bots: KeeperOptions['bots'];
  private readonly madeGood: KeeperOptions['madeGood'];
  private readonly meter: KeeperOptions['meter'];
  private readonly snapshotEvery: number;
  private readonly queue = new KeyedQueue();
  private readonly tables: RememberedTables;
  private readonly beingWritten = new Set<string>();

  constructor({
    store,
    now,
    changed,
    bots,
    madeGood,
    meter,
    remembered = REMEMBERED,
    snapshotEvery = SNAPSHOT_EVERY,
  }: KeeperOptions) {
    this.store = store;
    this.now = now;
    this.changed = changed;
    this.bots = bots;
    this.madeGood = madeGood;
    this.meter = meter;
    this.tables = new RememberedTables(remembered);
    this.snapshotEvery = snapshotEvery;
  }

  /** Whether a look at it reads no more than what is new. */
  knows(id: string): boolean {
    return this.tables.get(id) !== undefined || this.beingWritten.has(id);
  }

  /** Looks at a table as it stands in the store now. What is seen must not be kept: it goes on. */
  look<T>(id: string, see: (loaded: LoadedTable) => T | Promise<T>): Promise<T> {
    return this.queue.run(id, async () => see(await this.fresh(id)));
  }

  /**
   * Looks at a table as it was when this process last had to do with it, which may be a moment ago: for telling what we
   * have just written ourselves.
   */
  glance<T>(id: string, see: (loaded: LoadedTable) => T | Promise<T>): Promise<T> {
    return this.queue.run(id, async () => see(this.tables.get(id) ?? (await this.fresh(id))));
  }

  /**
   * The number of the entry: of a new one, or of the one that the same request became before. Clocks run until it is
   * written, so it comes before whatever only looks.
   */
  write(id: string, move: Move): Promise<number> {
    return this.queue.runFirst(id, async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const seq = await this.tryWrite(id, move);
        if (seq !== null) return seq;
        await stepAside(attempt);
      }
      throw busy();
    });
  }

  /** Changes the room; null from `make` leaves it as it is. The table as it is then. */
  change(
    id: string,
    make: (loaded: LoadedTable) => TableChange | null | Promise<TableChange | null>,
  ): Promise<StoredTable> {
    return this.queue.run(id, async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        await this.madeGood?.();
        const loaded = await this.fresh(id);
        const before = loaded.stored;
        const asked = await make(loaded);
        if (asked === null) return before;
        const change = { ...asked, updatedAt: this.now() };
        const changing = this.store.tables.change(id, before.version, this.claimed(change));
        if (!(await changing.catch((error) => this.inDoubt(before, error)))) {
          await stepAside(attempt);
          continue;
        }
        const after = { ...before, ...change, version: before.version + 1 };
        if (change.record === undefined) loaded.stored = after;
        else this.tables.delete(id);
        this.changed(before, after);
        return after;
      }
      throw busy();
    });
  }

  /** Changes the room of a game that cannot be read here. */
  changeUnread(id: string, make: (stored: StoredTable) => TableChange | null): Promise<StoredTable> {
    return this.queue.run(id, async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const before = await this.store.tables.byId(id);
        if (before === null) throw unknownTable();
        const asked = make(before);
        if (asked === null) return before;
        const change = { ...asked, updatedAt: this.now() };
        if (await this.store.tables.change(id, before.version, change)) {
          this.tables.delete(id);
          return { ...before, ...change, version: before.version + 1 };
        }
        await stepAside(attempt);
      }
      throw busy();
    });
  }

  /** Until everything under way is done. */
  idle(): Promise<void> {
    return this.queue.idle();
  }

  /** Null if somebody else was faster, and it is to be tried again. */
  private async tryWrite(id: string, { by, expect, answers, check, make }: Move): Promise<number | null> {
    await this.madeGood?.();
    const loaded = await this.fresh(id);
    const { table, stored: before } = loaded;
    check?.(before);
    if (table === null) throw new Refused('NOT_ALLOWED', 'The game has not started yet.');
    const known = table.seq;
    const isExpected = expect === null || expect === known || (answers && table.stillAsks(answers(before), expect));
    if (!isExpected) return this.answerStale(id, by);
    if (known >= MOST_ENTRIES) throw tooLong();
    const now = timeOf(by, before, this.now());
    const told = make(table, before);
    this.tables.delete(id); // until it is written, the table here is ahead of the truth
    this.beingWritten.add(id);
    const entry = table.entries[known]!;
    const change = afterEntry(before, table, entry, now);
    const expected = { seq: known, version: before.version };
    const began = performance.now();
    const appended = await this.store.tables
      .append(id, expected, { seq: known + 1, entry, at: now }, by, this.claimed(change))
      .catch((error) => this.inDoubt(before, error))
      .finally(() => this.beingWritten.delete(id));
    if (!appended.done) return 'duplicateOf' in appended ? appended.duplicateOf : null;
    this.meter?.committed(performance.now() - began);
    loaded.stored = { ...before, ...change, seq: known + 1, version: appended.version };
    remember(loaded, told, now);
    this.tables.set(id, loaded);
    this.changed(before, loaded.stored);
    if (table.seq % this.snapshotEvery === 0 || table.over) await this.store.tables.saveSnapshot(id, table.snapshot());
    return table.seq;
  }

  /** What failed may have been written all the same: then everybody is told, though whoever asked for it has to ask again. */
  private inDoubt(before: StoredTable, error: unknown): never {
    const look = async () => {
      const stored = await this.store.tables.byId(before.id);
      if (stored !== null && stored.version > before.version) this.changed(before, stored);
    };
    // Where nothing can be read either, nobody is told anything, and pages come back by themselves.
    this.queue.run(before.id, look).catch(() => {});
    throw error;
  }

  /** Whoever makes it a bot's turn plays for the bot, as long as it lives: no other node begins to think as well. */
  private claimed(change: TableChange): TableChange {
    const bots = change.awaitsBot ? this.bots?.() : undefined;
    return bots === undefined ? change : { ...change, bots };
  }

  private async answerStale(id: string, by: Move['by']): Promise<number> {
    const seq = by && (await this.store.tables.entryOf(id, by.person, by.request));
    if (seq === null) throw new Stale();
    return seq;
  }

  private async fresh(id: string): Promise<LoadedTable> {
    const stored = await this.store.tables.byId(id);
    if (stored === null) {
      this.tables.delete(id);
      throw unknownTable();
    }
    const known = this.tables.get(id);
    if (known !== undefined) {
      this.tables.delete(id);
      if (await this.isCaughtUp(known, stored)) {
        this.tables.set(id, known);
        return known;
      }
    }
    const loaded = await loadTable(this.store, stored);
    // Entries may have come between the two readings; the next look reads on.
    if (loaded.table === null || loaded.table.seq === stored.seq) this.tables.set(id, loaded);
    else return this.fresh(id);
    return loaded;
  }

  private async isCaughtUp(known: LoadedTable, stored: StoredTable): Promise<boolean> {
    try {
      return await catchUp(this.store, known, stored);
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }
}

/** What somebody asked for counts from when it came, however long it had to wait here; but not from before they were asked. */
function timeOf(by: Move['by'], { turnAt }: StoredTable, now: number): number {
  return by?.at === undefined ? now : Math.min(now, Math.max(by.at, turnAt));
}

/** Two nodes in step with each other would collide again and again. */
function stepAside(attempt: number): Promise<void> {
  return setTimeout(Math.random() * 2 ** attempt);
}

function busy(): Refused {
  return new Refused('UNAVAILABLE', 'Too many want to change this table at once. Please try again.');
}
