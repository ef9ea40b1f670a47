import { Refusal } from '@roadstead/kernel';
import type { Stories } from '../limits/stories.js';
import { Refused, unknownTable } from '../refused.js';
import { inSlices, pause } from '../slices.js';
import type { Store, StoredTable } from '../store/store.js';
import { mayEnter, mayWatch } from '../tables/access.js';
import type { Keeper } from '../tables/keeper.js';
import { type LoadedTable, remembers } from '../tables/loaded-table.js';
import { seatOf } from '../tables/seating.js';
import { openRequest } from '../tables/undo.js';
import type { RoomTeller } from '../telling/room-teller.js';
import type { TellingFacts } from '../telling/tell-room.js';
import type { ClientSocket } from './client-socket.js';
import type { Presence } from './presence.js';
import { roomKey, saidOf, TableNews } from './table-news.js';
import type { Watcher } from './watcher.js';

interface HubOptions {
  readonly store: Store;
  readonly keeper: Keeper;
  readonly teller: RoomTeller;
  readonly presence: Presence;
  readonly stories: Stories;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
  /** From how many characters on a standing is told by what has changed in it. */
  readonly large?: number;
}

/** What is smaller is told whole each time: to keep it for thousands of people takes more than it spares them. */
const LARGE = 6_000;

const MARKED_AT_ONCE = 300;

/** How much of what was said is told to somebody who comes to a table. */
const MOST_SAID = 200;

/**
 * Brings everybody who has a table open up to date with it. All telling goes through one place, one table at a time, and
 * each connection remembers the last entry it was told of: there is no gap and no double, whoever made the entries and
 * however many have come in between.
 */
export class Hub {
  private readonly o: HubOptions;
  private readonly large: number;
  private readonly woken = new Set<string>();
  private readonly talked = new Set<string>();
  /** Tables that another process may have written to. */
  private readonly foreign = new Set<string>();
  /** Tables at which somebody may be called otherwise than before. */
  private readonly renamedAt = new Set<string>();
  /** When requests to go back run out. */
  private readonly expiries = new Map<string, number>();
  private dataVersion: number | string = -1;
  /** Tables that could not be told, since the store failed. */
  private readonly untold = new Set<string>();
  /** How the watched tables were when the store was last asked. */
  private marks: ReadonlyMap<string, string> = new Map();
  private stopped = false;

  constructor(options: HubOptions) {
    this.o = options;
    this.large = options.large ?? LARGE;
  }

  /** Something has changed at a table: whoever has it open is told, after what is being answered right now. */
  wake(id: string): void {
    if (this.stopped || this.woken.has(id) || !this.o.presence.isWatched(id)) return;
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

  /** Another process has changed something at a table: anything, or only the game and its room. */
  hear(id: string, only?: 'game'): void {
    if (!this.o.presence.isWatched(id)) return;
    this.foreign.add(id);
    this.wake(id);
    if (only === 'game') return;
    this.said(id);
    this.renamed(id);
  }

  /** Somebody at a table has another name. */
  renamed(id: string): void {
    if (!this.o.presence.isWatched(id)) return;
    this.renamedAt.add(id);
    this.wake(id);
  }

  /** Something was said at a table. */
  said(id: string): void {
    if (!this.o.presence.isWatched(id)) return;
    this.talked.add(id);
    this.wake(id);
  }

  /** Opens a table for a connection; how many entries its logbook has. */
  async watch(socket: ClientSocket, id: string, seq: number | undefined, told: (seq: number) => void): Promise<void> {
    const isRead = await this.chargeReading(socket.person, id);
    await this.o.keeper.look(id, async (loaded) => {
      const { stored } = loaded;
      const { presence, teller, stories, now } = this.o;
      await this.checkWatching(stored, socket.person);
      if (!isRead && isStory(loaded, seq)) stories.check(socket.person, stored.seq);
      if (!socket.isOpen) return; // gone while this waited: nobody would close the table for them
      told(stored.seq);
      const watcher = presence.watch(socket, id, seq);
      const news = new TableNews(loaded, now(), this.large);
      const facts = await teller.facts(stored);
      news.tellRoom(watcher, facts);
      watcher.toldRoom = this.keyOf(stored);
      watcher.toldNames = namesKey(facts);
      await news.tellGame(watcher);
      await this.tellSaid(watcher);
    });
    // Others see who has come; and what other nodes did between the reading and the opening was told to nobody here.
    this.hear(id, 'game');
  }

  /** What a person saw of a table after one of its acts. To find that, its logbook may have to be gone through. */
  async lookBack(socket: ClientSocket, id: string, after: number): Promise<unknown> {
    const isRead = await this.chargeReading(socket.person, id);
    return this.o.keeper.look(id, async (loaded) => {
      const { stored, table } = loaded;
      await this.checkWatching(stored, socket.person);
      if (!isRead) this.o.stories.check(socket.person, stored.seq);
      if (table === null) throw new Refused('BAD_REQUEST', 'The game has not begun.');
      return inSlices(table.lookingBack(after, seatOf(stored, socket.person)));
    });
  }

  /**
   * A table that nobody here had to do with lately is read as a whole, whatever is asked about it: that counts as telling
   * it. Whether it had to be counted.
   */
  async chargeReading(person: string, id: string): Promise<boolean> {
    if (this.o.keeper.knows(id)) return false;
    const stored = await this.o.store.tables.byId(id);
    if (stored === null || stored.record === null) return false;
    await this.checkWatching(stored, person);
    this.o.stories.check(person, stored.seq);
    return true;
  }

  private async checkWatching(table: StoredTable, person: string): Promise<void> {
    if (!(await mayEnter(this.o.store, table, person))) throw unknownTable();
    if (!mayWatch(table, seatOf(table, person))) {
      throw new Refused('NOT_ALLOWED', 'Only those who play may see this game while it runs.');
    }
  }

  /** Tells a person's other connections whether they are waited for at a table. */
  pushTurn(table: string, person: string, yourTurn: boolean): void {
    for (const socket of this.o.presence.socketsOf(person)) {
      if (this.o.presence.watcherOf(socket, table) !== undefined) continue;
      socket.push({ push: 'turn', table, yourTurn });
    }
  }

  /** Other nodes may have changed anything. */
  hearAll(): void {
    for (const id of this.o.presence.watchedTables) this.hear(id);
  }

  /** Asks the store whether another process has written, and catches slow connections up. */
  async poll(): Promise<void> {
    const version = await this.o.store.dataVersion();
    const news = version === this.dataVersion ? new Set() : await this.changedTables();
    this.dataVersion = version;
    const now = this.o.now();
    for (const id of this.o.presence.watchedTables) {
      const hasDrained = this.o.presence.watchersOf(id).some(({ socket, behind }) => behind && !socket.isFull);
      if (this.untold.delete(id) || news.has(id)) this.hear(id);
      else if (hasDrained) this.said(id);
      else if ((this.expiries.get(id) ?? now) < now) this.wake(id);
    }
    for (const id of this.expiries.keys()) if (!this.o.presence.isWatched(id)) this.expiries.delete(id);
    for (const id of this.untold) if (!this.o.presence.isWatched(id)) this.untold.delete(id);
  }

  /** Those of the watched tables that others may have changed. */
  private async changedTables(): Promise<ReadonlySet<string>> {
    const { watchedTables } = this.o.presence;
    const { marks } = this.o.store;
    if (marks === null) return new Set(watchedTables);
    const found = new Map<string, string>();
    for (let from = 0; from < watchedTables.length; from += MARKED_AT_ONCE) {
      for (const [id, mark] of await marks(watchedTables.slice(from, from + MARKED_AT_ONCE))) found.set(id, mark);
    }
    const changed = watchedTables.filter((id) => found.get(id) !== this.marks.get(id));
    this.marks = found;
    return new Set(changed);
  }

  private async tellAll(id: string): Promise<void> {
    const talked = this.talked.delete(id);
    try {
      const { keeper } = this.o;
      const isForeign = this.foreign.delete(id);
      // Names are not of the table: whoever changed them, here or elsewhere, has changed nothing of it.
      const renamed = this.renamedAt.delete(id);
      const tell = (loaded: LoadedTable) => this.tell(id, loaded, talked, renamed);
      await (isForeign ? keeper.look(id, tell) : keeper.glance(id, tell));
    } catch (error) {
      // The table is gone.
      if (error instanceof Refused)
        for (const { socket } of this.o.presence.watchersOf(id)) this.o.presence.unwatch(socket, id);
      else {
        // What cannot be read stays so; what the store did not answer, it will.
        if (!(error instanceof Refusal)) this.untold.add(id);
        this.o.failed(error);
      }
    }
  }

  private async tell(id: string, loaded: LoadedTable, talked: boolean, renamed: boolean): Promise<void> {
    const { stored } = loaded;
    const { presence, now, teller, store } = this.o;
    const news = new TableNews(loaded, now(), this.large);
    const key = this.keyOf(stored);
    const asked = openRequest(stored, now());
    if (asked === null) this.expiries.delete(id);
    else this.expiries.set(id, asked.expiresAt);
    const watchers = presence.watchersOf(id);
    const facts = renamed || watchers.some(({ toldRoom }) => toldRoom !== key) ? await teller.facts(stored) : null;
    const names = facts && namesKey(facts);
    for (const watcher of watchers) {
      const { socket } = watcher;
      watcher.behind = socket.isFull;
      if (!socket.isOpen || socket.isFull) continue; // told by the next poll when it has drained
      if (facts !== null && (watcher.toldRoom !== key || watcher.toldNames !== names)) {
        if (!(await mayEnter(store, stored, socket.person))) {
          presence.unwatch(socket, id);
          continue;
        }
        news.tellRoom(watcher, facts);
        watcher.toldRoom = key;
        watcher.toldNames = names!;
      }
      if (!mayWatch(stored, seatOf(stored, socket.person))) {
        presence.unwatch(socket, id);
        continue;
      }
      await news.tellGame(watcher);
      if (talked) await this.tellSaid(watcher);
      await pause();
    }
  }

  private async tellSaid(watcher: Watcher): Promise<void> {
    const stored = await this.o.store.talk.after(watcher.table, watcher.toldSaid, MOST_SAID);
    const last = stored.at(-1);
    if (last === undefined) return;
    watcher.toldSaid = last.n;
    const said = stored.flatMap((one) => {
      const shown = one.person !== null && watcher.socket.muted.has(one.person) ? null : saidOf(one);
      return shown ?? [];
    });
    if (said.length > 0) watcher.socket.push({ push: 'said', table: watcher.table, said });
  }

  private keyOf(stored: StoredTable): string {
    return roomKey(stored, this.o.now(), (person) => this.o.presence.isPresent(stored.id, person));
  }
}

function namesKey({ names }: TellingFacts): string {
  return JSON.stringify([...names]);
}

/** Whether somebody who knows so many entries is told from the beginning, or of more than is at hand. */
function isStory(loaded: LoadedTable, seq: number | undefined): boolean {
  if (loaded.table === null) return false;
  return seq === undefined || seq > loaded.table.seq || !remembers(loaded, seq);
}
