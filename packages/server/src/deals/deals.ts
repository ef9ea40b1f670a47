import { createHmac, randomBytes } from 'node:crypto';
import type { BotLevel, DealResults, Room } from '@roadstead/protocol';
import { Refused } from '../refused.js';
import type { Store, StoredTable } from '../store/store.js';
import { challengedBy, dayAt, dayOf } from '../tables/follows.js';
import { knownGame } from '../tables/rooms/new-table.js';
import type { Rooms } from '../tables/rooms/rooms.js';
import { seatOf } from '../tables/seating.js';
import type { RoomTeller } from '../telling/room-teller.js';
import { namesFor, refOf } from '../telling/tell-room.js';
import { challengeOf, dailyTable } from './deal.js';

const DAILY_KEY = 'daily deals';
const KEY_BYTES = 32;
/** How many attempts at one deal are told. */
const MOST_TOLD = 300;

interface DealsOptions {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly teller: RoomTeller;
  readonly now: () => number;
  /** By which days begin. */
  readonly wall: () => number;
  /** A table that waits for a bot has come into being. */
  readonly started: (table: StoredTable) => void;
}

/** Deals that several people play, each at a table of their own. */
export class Deals {
  private readonly o: DealsOptions;

  constructor(options: DealsOptions) {
    this.o = options;
  }

  async challenge(id: string, person: string, level: BotLevel): Promise<Room> {
    const over = await this.o.rooms.visible(id, person);
    if (dayOf(over) === this.today()) {
      throw new Refused('NOT_ALLOWED', "Everybody gets the day's deal once: it can be played again from tomorrow on.");
    }
    const table = challengeOf(over, person, level, this.o.now());
    const room = await this.o.rooms.add(table, person);
    this.o.started(table);
    return room;
  }

  /** How everybody did who played the same deal. */
  async results(id: string, person: string): Promise<DealResults> {
    const asked = await this.o.rooms.visible(id, person);
    const day = dayOf(asked);
    if (day !== null) return this.daily(asked.game, day, person);
    const first = challengedBy(asked) ?? asked.id;
    const root = first === asked.id ? asked : await this.o.store.tables.byId(first);
    const others = await this.o.store.tables.sameDeal(first, MOST_TOLD);
    return this.told([...(root === null ? [] : [root]), ...others], asked.seats.length, person, true);
  }

  /** Today's deal; the same table again for somebody who has begun it. */
  async playDaily(game: string, person: string): Promise<Room> {
    const date = this.today();
    const table = dailyTable(game, date, await this.dailySeed(game, date), person, this.o.now());
    const own = await this.ownDaily(game, date, person);
    if (own !== null) return this.o.teller.room(own, person);
    await this.o.rooms.checkNumber(person);
    if (await this.o.store.tables.create(table)) {
      this.o.started(table);
      return this.o.teller.room(table, person);
    }
    return this.o.teller.room((await this.ownDaily(game, date, person))!, person);
  }

  /** Today's is told only to those who have played it to the end. */
  async daily(game: string, date: string, person: string): Promise<DealResults> {
    knownGame(game);
    const { tables } = this.o.store;
    const own = await tables.dailyOf(game, date, person);
    const mayKnow = date < this.today() || own?.status === 'over';
    const over = mayKnow ? await tables.dailyOver(game, date, MOST_TOLD) : [];
    // An attempt that nobody answers for is compared with nothing: its person had another, or is gone.
    const others = over.filter(({ id, seats }) => id !== own?.id && seats.some(({ person }) => person !== null));
    const told = own === null ? others : [...others, own];
    return this.told(told, told[0]?.seats.length ?? 0, person, mayKnow);
  }

  private async told(
    tables: readonly StoredTable[],
    seats: number,
    person: string,
    mayKnow: boolean,
  ): Promise<DealResults> {
    const names = await namesFor(this.o.store, tables);
    const over = tables.filter(({ status, result }) => mayKnow && status === 'over' && result !== null);
    const yours = tables.findLast((table) => seatOf(table, person) !== null);
    return {
      seats,
      attempts: over.map(({ id, seats, result, overAt }) => ({
        table: id,
        by: seats.map((seat) => refOf(names, seat.person)),
        result,
        at: overAt ?? 0,
      })),
      ...(yours && { yours: yours.id }),
    };
  }

  private async ownDaily(game: string, date: string, person: string): Promise<StoredTable | null> {
    return this.o.store.tables.dailyOf(game, date, person);
  }

  /** Nobody can know a day's seed before, not even from those of other days. */
  private async dailySeed(game: string, date: string): Promise<string> {
    const key = await this.o.store.keys.putOnce(DAILY_KEY, randomBytes(KEY_BYTES).toString('hex'));
    return createHmac('sha256', key).update(`${game} ${date}`).digest('hex');
  }

  private today(): string {
    return dayAt(this.o.wall());
  }
}
