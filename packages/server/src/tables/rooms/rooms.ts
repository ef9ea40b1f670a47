import type { AnyTable } from '@roadstead/kernel';
import type { BotLevel, NewTable, Room } from '@roadstead/protocol';
import { Refused, unknownTable } from '../../refused.js';
import type { Followers, Store, StoredTable, TableChange } from '../../store/store.js';
import type { RoomTeller } from '../../telling/room-teller.js';
import { checkEntry, checkNotKeptOut, isInvite } from '../access.js';
import { followedBy } from '../follows.js';
import type { Keeper } from '../keeper.js';
import { isUnreadable, type LoadedTable } from '../loaded-table.js';
import { seatOf } from '../seating.js';
import { comeBack, leave, leaveUnread, putStandIn } from './absence.js';
import {
  changeRules,
  letIn,
  type OtherRules,
  putBot,
  removePerson,
  renewInvite,
  setReady,
  sit,
  standUp,
} from './gathering.js';
import { newTable } from './new-table.js';
import { rematchOf, sequelOf } from './sequel.js';
import { start } from './start.js';

interface RoomsOptions {
  readonly store: Store;
  readonly keeper: Keeper;
  readonly teller: RoomTeller;
  readonly now: () => number;
  readonly newSeed: () => string;
  /** How many tables that are not over a person may have. */
  readonly mostTables: number;
}

/** What people do at tables, apart from playing. Each answers with the room as the one who asked may know it. */
export class Rooms {
  private readonly store: Store;
  private readonly keeper: Keeper;
  private readonly teller: RoomTeller;
  private readonly now: () => number;
  private readonly newSeed: () => string;
  private readonly mostTables: number;

  constructor({ store, keeper, teller, now, newSeed, mostTables }: RoomsOptions) {
    this.store = store;
    this.keeper = keeper;
    this.teller = teller;
    this.now = now;
    this.newSeed = newSeed;
    this.mostTables = mostTables;
  }

  async create(person: string, asked: NewTable): Promise<Room> {
    return this.add(newTable(asked, person, this.now()), person);
  }

  /** Keeps a new table, unless its host has too many already. */
  async add(table: StoredTable, person: string): Promise<Room> {
    await this.checkNumber(person);
    await this.store.tables.create(table);
    return this.teller.room(table, person);
  }

  async checkNumber(person: string): Promise<void> {
    if ((await this.store.tables.underWayOf(person)).length >= this.mostTables) {
      throw new Refused('TOO_MANY', 'You have too many tables already: finish or leave some first.');
    }
  }

  async room(id: string, person: string): Promise<Room> {
    const stored = await this.visible(id, person);
    return this.teller.room(stored, person);
  }

  /** The table, if the person may know of it. */
  async visible(id: string, person: string): Promise<StoredTable> {
    const stored = await this.store.tables.byId(id);
    if (stored === null) throw unknownTable();
    await checkEntry(this.store, stored, person);
    return stored;
  }

  async admit(id: string, person: string, invite: string): Promise<Room> {
    const stored = await this.store.tables.byId(id);
    if (stored === null || !isInvite(stored, invite)) throw unknownTable();
    checkNotKeptOut(stored, person);
    await this.store.tables.admit(id, person);
    return this.teller.room(stored, person);
  }

  changeTable(id: string, person: string, change: OtherRules): Promise<Room> {
    return this.change(id, person, ({ stored }) => changeRules(stored, person, change));
  }

  sit(id: string, person: string, seat?: number): Promise<Room> {
    return this.change(id, person, async ({ stored }) => {
      const change = sit(stored, person, seat);
      if (change !== null && seatOf(stored, person) === null) await this.checkNumber(person);
      return change;
    });
  }

  /** Going away must be possible whatever has become of the game. */
  async leave(id: string, person: string): Promise<Room> {
    try {
      return await this.change(id, person, ({ stored, table }) =>
        table === null ? standUp(stored, person) : leave(stored, table, person, this.now()),
      );
    } catch (error) {
      if (!isUnreadable(error)) throw error;
    }
    const after = await this.keeper.changeUnread(id, (stored) => leaveUnread(stored, person));
    return this.teller.room(after, person);
  }

  comeBack(id: string, person: string): Promise<Room> {
    return this.change(id, person, ({ stored, table }) => comeBack(stored, playing(table), person, this.now()));
  }

  ready(id: string, person: string, ready: boolean): Promise<Room> {
    return this.change(id, person, ({ stored }) => setReady(stored, person, ready));
  }

  /** Before the start the host fills free seats; later any player may fill one that is waited for in vain. */
  bot(id: string, person: string, seat: number, level: BotLevel | null, style?: string): Promise<Room> {
    return this.change(id, person, ({ stored, table }) =>
      table === null
        ? putBot(stored, person, seat, level, style)
        : putStandIn(stored, table, person, seat, level, this.now()),
    );
  }

  async remove(id: string, person: string, seat: number, forGood: boolean): Promise<Room> {
    const room = await this.change(id, person, ({ stored }) => removePerson(stored, person, seat, forGood));
    if (forGood) await this.store.tables.admitOnly(id);
    return room;
  }

  letIn(id: string, person: string, other: string): Promise<Room> {
    return this.change(id, person, ({ stored }) => letIn(stored, person, other));
  }

  /** Those who came in by the old one and do not sit here need the new one. */
  async renewInvite(id: string, person: string): Promise<Room> {
    const room = await this.change(id, person, ({ stored }) => renewInvite(stored, person));
    await this.store.tables.admitOnly(id);
    return room;
  }

  start(id: string, person: string): Promise<Room> {
    return this.change(id, person, async ({ stored }) =>
      start(
        stored,
        await followedBy(this.store, stored),
        person,
        await this.accountsAt(stored),
        this.now(),
        this.newSeed(),
      ),
    );
  }

  rematch(id: string, person: string): Promise<Room> {
    return this.follow(id, person, 'rematch', (over) => rematchOf(over, person, this.now()));
  }

  /** The next table of a campaign. */
  next(id: string, person: string): Promise<Room> {
    return this.follow(id, person, 'campaign', (over) => sequelOf(over, person, this.now()));
  }

  /** The first who asks makes the table; whoever asks later, or at the same time, is led to it as long as it is there. */
  private async follow(
    id: string,
    person: string,
    kind: keyof Followers,
    make: (over: StoredTable) => StoredTable,
  ): Promise<Room> {
    const over = await this.visible(id, person);
    const known = (await this.store.tables.followersOf(id))[kind];
    if (known !== undefined) return this.room(known, person);
    const table = make(over);
    await this.checkNumber(person);
    if (!(await this.store.tables.create(table))) {
      const first = (await this.store.tables.followersOf(id))[kind];
      if (first === undefined) throw unknownTable();
      return this.room(first, person);
    }
    await this.keeper.change(id, () => ({})); // whoever has the old table open is told of the new one
    return this.teller.room(table, person);
  }

  /**
   * Stands up everywhere, for good: the person will not exist any more. Each room is told as it is then, so what was lost by
   * that is counted while they are known.
   */
  async leaveEverywhere(person: string): Promise<void> {
    for (const id of await this.store.tables.underWayOf(person)) await this.leave(id, person);
  }

  private async change(
    id: string,
    person: string,
    make: (loaded: LoadedTable) => TableChange | null | Promise<TableChange | null>,
  ): Promise<Room> {
    const after = await this.keeper.change(id, async (loaded) => {
      await checkEntry(this.store, loaded.stored, person);
      return make(loaded);
    });
    return this.teller.room(after, person);
  }

  private async accountsAt({ seats }: StoredTable): Promise<ReadonlySet<string>> {
    const people = await Promise.all(
      seats.map(({ person }) => (person === null ? null : this.store.people.byId(person))),
    );
    return new Set(people.flatMap((person) => (person?.passphraseHash == null ? [] : person.id)));
  }
}

function playing(table: AnyTable | null): AnyTable {
  if (table === null) throw new Refused('NOT_NOW', 'No game is being played at this table.');
  return table;
}
