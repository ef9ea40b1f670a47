import { Refused, unknownTable } from '../refused.js';
import type { Store, StoredTable } from '../store/store.js';
import { mayEnter, mayWatch } from '../tables/access.js';
import type { Keeper } from '../tables/keeper.js';
import type { Live } from '../tables/live.js';
import type { RoomTeller } from '../tables/room-teller.js';
import { isAsked, openRequest } from '../tables/room-view.js';
import { seatOf } from '../tables/seating.js';
import { Allowances } from './allowance.js';
import type { Audience } from './audience.js';
import type { Line } from './line.js';
import { roomKey, saidOf, TableNews } from './table-news.js';
import type { Watch } from './watch.js';

export interface HubOptions {
  readonly store: Store;
  readonly keeper: Keeper;
  readonly teller: RoomTeller;
  readonly audience: Audience;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}

/** Telling a game from its beginning takes a while: a person may ask for it once a second, and for many tables at first. */
const STORIES = { max: 60, seconds: 60 };

/** How much of what was said is told to somebody who comes to a table. */
const MOST_SAID = 200;

/**
 * Brings everybody who has a table open up to date with it. All telling goes through one place, one table at a time, and
 * each connection remembers the last entry it was told of: there is no gap and no double, whoever made the entries and
 * however many have come in between.
 */
export class Hub {
  private readonly o: HubOptions;
  private readonly woken = new Set<string>();
  private readonly talked = new Set<string>();
  /** Tables that another process may have written to. */
  private readonly foreign = new Set<string>();
  /** When requests to go back run out. */
  private readonly expiries = new Map<string, number>();
  private dataVersion = -1;
  private stopped = false;
  private readonly stories: Allowances;

  constructor(options: HubOptions) {
    this.o = options;
    this.stories = new Allowances(STORIES, options.now);
  }

  /** Something has changed at a table: whoever has it open is told, after what is being answered right now. */
  wake(id: string): void {
    if (this.stopped || this.woken.has(id) || !this.o.audience.isWatched(id)) return;
    this.woken.add(id);
    setImmediate(() => {
      this.woken.delete(id);
      if (!this.stopped) void this.tellAll(id);
    });
  }

  /** Nobody is told anything any more. */
  stop(): void {
    this.stopped = true;
  }

  /** Another process has changed something at a table. */
  hear(id: string): void {
    if (!this.o.audience.isWatched(id)) return;
    this.foreign.add(id);
    this.said(id);
  }

  /** Something was said at a table. */
  said(id: string): void {
    if (!this.o.audience.isWatched(id)) return;
    this.talked.add(id);
    this.wake(id);
  }

  /** Opens a table for a connection; how many entries its logbook has. */
  async watch(line: Line, id: string, seq: number | undefined, told: (seq: number) => void): Promise<void> {
    await this.o.keeper.look(id, async (live) => {
      const { stored } = live;
      const { store, audience, teller, now } = this.o;
      if (!(await mayEnter(store, stored, line.person))) throw unknownTable();
      if (!mayWatch(stored, seatOf(stored, line.person))) {
        throw new Refused('NOT_ALLOWED', 'Only those who play may see this game while it runs.');
      }
      if (!isRemembered(live, seq) && !this.stories.take(line.person)) {
        throw new Refused('TOO_MANY', 'You open tables too fast: wait a moment.');
      }
      told(stored.seq);
      const watch = audience.watch(line, id, seq);
      const news = new TableNews(live, now());
      watch.toldRoom = this.keyOf(stored);
      news.tellRoom(watch, await teller.facts(stored));
      news.tellGame(watch);
      await this.tellSaid(watch);
    });
    this.wake(id); // others see who has come
  }

  /** Tells a person's other connections whether he is waited for at a table. */
  turn(before: StoredTable, after: StoredTable): void {
    after.seats.forEach(({ person }, seat) => {
      const yourTurn = isAsked(after, seat);
      if (person === null || isAsked(before, seat) === yourTurn) return;
      for (const line of this.o.audience.linesOf(person)) {
        if (this.o.audience.watchOf(line, after.id) !== undefined) continue;
        line.push({ push: 'turn', table: after.id, yourTurn });
      }
    });
  }

  /** Asks the store whether another process has written, and catches slow connections up. */
  async poll(): Promise<void> {
    this.stories.forgetFull();
    const version = await this.o.store.dataVersion();
    const isNew = version !== this.dataVersion;
    this.dataVersion = version;
    const now = this.o.now();
    for (const id of this.o.audience.watchedTables) {
      const hasDrained = this.o.audience.watchesOf(id).some(({ line, behind }) => behind && !line.isFull);
      if (isNew) this.hear(id);
      else if (hasDrained) this.said(id);
      else if ((this.expiries.get(id) ?? now) < now) this.wake(id);
    }
    for (const id of this.expiries.keys()) if (!this.o.audience.isWatched(id)) this.expiries.delete(id);
  }

  private async tellAll(id: string): Promise<void> {
    const talked = this.talked.delete(id);
    try {
      const { keeper } = this.o;
      const tell = (live: Live) => this.tell(id, live, talked);
      await (this.foreign.delete(id) ? keeper.look(id, tell) : keeper.glance(id, tell));
    } catch (error) {
      // The table is gone.
      if (error instanceof Refused)
        for (const { line } of this.o.audience.watchesOf(id)) this.o.audience.unwatch(line, id);
      else this.o.failed(error);
    }
  }

  private async tell(id: string, live: Live, talked: boolean): Promise<void> {
    const { stored } = live;
    const { audience, now, teller, store } = this.o;
    const news = new TableNews(live, now());
    const key = this.keyOf(stored);
    const asked = openRequest(stored, now());
    if (asked === null) this.expiries.delete(id);
    else this.expiries.set(id, asked.expiresAt);
    const watches = audience.watchesOf(id);
    const facts = watches.some(({ toldRoom }) => toldRoom !== key) ? await teller.facts(stored) : null;
    for (const watch of watches) {
      const { line } = watch;
      watch.behind = line.isFull;
      if (!line.isOpen || line.isFull) continue; // told by the next poll when it has drained
      if (facts !== null && watch.toldRoom !== key) {
        if (!(await mayEnter(store, stored, line.person))) {
          audience.unwatch(line, id);
          continue;
        }
        news.tellRoom(watch, facts);
        watch.toldRoom = key;
      }
      if (!mayWatch(stored, seatOf(stored, line.person))) {
        audience.unwatch(line, id);
        continue;
      }
      news.tellGame(watch);
      if (talked) await this.tellSaid(watch);
    }
  }

  private async tellSaid(watch: Watch): Promise<void> {
    const stored = await this.o.store.talk.after(watch.table, watch.toldSaid, MOST_SAID);
    const last = stored.at(-1);
    if (last === undefined) return;
    watch.toldSaid = last.n;
    const said = stored.flatMap((one) => {
      const shown = one.person !== null && watch.line.muted.has(one.person) ? null : saidOf(one);
      return shown ?? [];
    });
    if (said.length > 0) watch.line.push({ push: 'said', table: watch.table, said });
  }

  private keyOf(stored: StoredTable): string {
    return roomKey(stored, this.o.now(), (person) => this.o.audience.isPresent(stored.id, person));
  }
}

/** Whether what comes after entry number `seq` is at hand, without going through the whole logbook. */
function isRemembered({ table, told }: Live, seq: number | undefined): boolean {
  return table === null || (seq !== undefined && seq <= table.seq && seq >= table.seq - told.length);
}
