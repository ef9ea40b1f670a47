import type {
  Entry,
  Follows,
  GameRecord,
  OptionValues,
  Result,
  Seat,
  Snapshot,
  TallyGroup,
  Typed,
} from '@roadstead/kernel';
import type { BotLevel, HouseRules, Phrase, UndoAsked } from '@roadstead/protocol';

/**
 * The only truth. Every node reads it before it believes anything, and whatever it acknowledges is on disk first. Changes
 * are conditional: who comes second with the same `expect` or `version` is told so and changes nothing.
 */
export interface Store {
  readonly people: PeopleStore;
  readonly tables: TableStore;
  readonly talk: TalkStore;
  readonly ratings: RatingStore;
  readonly tallies: TallyStore;
  readonly notices: NoticeStore;
  readonly keys: KeyStore;
  /** Who does what only one node should do; null where there is one node. */
  readonly work: WorkStore | null;
  /** A copy of everything, consistent, while others go on. */
  backup(file: string): Promise<void>;
  vacuum(): Promise<void>;
  /** What is wrong with the stored data themselves; nothing if all is well. `quick` leaves out what takes long. */
  faults(quick: boolean): Promise<readonly string[]>;
  /** How large it is. */
  bytes(): Promise<number>;
  readonly writing: {
    /** How many milliseconds it is since something was last written. */
    readonly quietMs: number;
    /** Why the last attempt to write failed; null if it did not. */
    readonly failure: unknown;
  };
  /** Changes whenever anybody else, another process too, has written; in some databases also when this one has. */
  dataVersion(): Promise<number | string>;
  /**
   * What tells whether there is anything new to be seen at these tables, names and talk too; null where `dataVersion` stands
   * still as long as nobody else writes.
   */
  readonly marks: ((tables: readonly string[]) => Promise<ReadonlyMap<string, string>>) | null;
  close(): Promise<void>;
}

/** Work for all that is nobody's in particular. What a node has claimed is free again when its time is over. */
export interface WorkStore {
  /** The time of the database, which is the same for all nodes. */
  time(): Promise<number>;
  /**
   * Whether it is this node's now, until then; and for how long it was nobody's. Was that longer than `unheardMs`, nobody
   * could play either: whoever was thinking has as much time left as they had then.
   */
  claim(
    work: string,
    node: string,
    now: number,
    until: number,
    unheardMs: number,
  ): Promise<{ readonly isOurs: boolean; readonly nobodysMs: number }>;
  /** Tables that wait for a bot and that no other node has begun, or those among the given ones: they are this node's until then. */
  claimBots(
    node: string,
    now: number,
    until: number,
    limit: number,
    among?: readonly string[],
  ): Promise<readonly string[]>;
  /** Everything that is this node's is free from now on. */
  release(node: string, now: number): Promise<void>;
  /** Writes down that a node is there. */
  here(node: NodeHere): Promise<void>;
  /** Takes a node that has stopped off the roll. */
  gone(node: string): Promise<void>;
  /** Marks those that were not heard of since then as missed, once; when each was heard of last. */
  miss(before: number, now: number): Promise<readonly number[]>;
  /** Every node on the roll, with what it has claimed: those that have not stopped as one should, too. */
  nodes(now: number): Promise<readonly StoredNode[]>;
}

/** What a node says of itself. */
export interface NodeHere {
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  readonly version: string;
  readonly startedAt: number;
  readonly seenAt: number;
  readonly sockets: number;
  /** Whether it hears others by NATS; `alone`: it was told of none. */
  readonly nats: 'alone' | 'connected' | 'down';
}

export interface StoredNode extends NodeHere {
  /** What it does for all. */
  readonly work: readonly string[];
  /** Tables at which it plays for bots. */
  readonly botTables: number;
}

/** A person as stored. Guests have no pass-phrase. */
export interface StoredPerson {
  readonly id: string;
  readonly name: string;
  readonly passphraseHash: string | null;
  readonly language: string;
  readonly noticeUrl: string | null;
  readonly banned: boolean;
  readonly createdAt: number;
  readonly seenAt: number;
}

/** A session with its person. */
export interface StoredSession {
  readonly person: StoredPerson;
  /** What kind of device it is; null for those that were opened before that was noted. */
  readonly device: string | null;
  readonly seenAt: number | null;
}

export interface StoredDevice extends Omit<StoredSession, 'person'> {
  readonly hash: string;
  readonly openedAt: number;
  /** It has asked for web push. */
  readonly push: boolean;
}

export interface PeopleStore {
  create(person: StoredPerson): Promise<void>;
  byId(id: string): Promise<StoredPerson | null>;
  /** Only accounts: names of guests are not unique. */
  accountByName(name: string): Promise<StoredPerson | null>;
  /** Everybody whose name looks like this one, guests too. */
  alike(name: string): Promise<readonly StoredPerson[]>;
  /** False if another account has the name. */
  change(id: string, change: Partial<Omit<StoredPerson, 'id' | 'createdAt'>>): Promise<boolean>;
  list(search: string, limit: number): Promise<readonly StoredPerson[]>;
  /**
   * Closes the sessions of all who were not seen since then, and deletes the guests among them who sit nowhere. Were it
   * many at once, nothing is done unless `all` are meant; `none` only counts.
   */
  forget(before: number, which?: 'few' | 'all' | 'none'): Promise<Forgetting>;
  /**
   * Takes the person out of everything: seats stay with nobody in them, talk loses its author. Some tables at a time, the
   * person at last: where it ends half-way, it can be done again.
   */
  delete(id: string): Promise<void>;
  /** Seats, admissions, mutes, and ratings if the account has none, go from a guest to an account; some tables at a time. */
  moveInto(guest: string, account: string): Promise<void>;
  /** Everything about a person, as JSON in pieces; null if there is none. */
  exportAll(id: string): Promise<AsyncIterable<string> | null>;
  /** The names of these people, as far as they are there. */
  names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** Sessions are known by the SHA-256 of their secret. */
  openSession(hash: string, person: string, at: number, device: string): Promise<void>;
  session(hash: string): Promise<StoredSession | null>;
  sessionsOf(person: string): Promise<readonly StoredDevice[]>;
  sessionSeen(hash: string, at: number, device: string): Promise<void>;
  /** Those of these sessions that are open still, of people who are not banned. */
  goodSessions(hashes: readonly string[]): Promise<readonly string[]>;
  closeSession(hash: string): Promise<void>;
  closeSessions(person: string, but?: string): Promise<void>;

  mute(person: string, other: string, muted: boolean): Promise<void>;
  mutedBy(person: string): Promise<readonly string[]>;
  /** The same for many; of those who have muted nobody nothing. */
  mutesOf(people: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>>;
}

export interface Forgetting {
  readonly sessions: number;
  readonly guests: number;
  readonly done: boolean;
}

export interface StoredSeat {
  readonly person: string | null;
  readonly bot: BotLevel | null;
  /** How the bot plays; missing before the start where nobody chose. */
  readonly style?: string;
  readonly ready: boolean;
  readonly left: boolean;
  readonly standIn: BotLevel | null;
  /** The reserve that is left, in milliseconds, as of the last time the seat was not thinking; null without clocks. */
  readonly clockMs: number | null;
  /** How many entries the logbook had when the person went away or a bot took over; missing while they are there. */
  readonly awaySeq?: number;
  /** In a rated game: who sat down here with an account, and has something to lose. */
  readonly counts?: true;
  /** When they lost a rated game by going away or by letting their time run out. */
  readonly lostAt?: number;
}

/** A table without its logbook. `version` grows with every change of the room, `seq` with every entry. */
export interface StoredTable {
  readonly id: string;
  readonly invite: string;
  readonly game: string;
  readonly rules: number;
  readonly options: OptionValues;
  readonly house: HouseRules;
  readonly host: string | null;
  /** Whom the host does not want here. */
  readonly keptOut: readonly string[];
  readonly status: 'gathering' | 'playing' | 'over';
  readonly seats: readonly StoredSeat[];
  readonly version: number;
  readonly seq: number;
  /** From the start on: the record without its entries. Holds the seed, so it never leaves the server while the game runs. */
  readonly record: Omit<GameRecord, 'entries'> | null;
  /** The seed that the start will use, for deals that others had before; null: a fresh one. */
  readonly plannedSeed: string | null;
  /** Who is to act, by the last entry: bots and clocks of sleeping tables are found by it. */
  readonly toAct: readonly Seat[];
  /** Since when they are to act. */
  readonly turnAt: number;
  /** When the first of them runs out of time; null without clocks. */
  readonly dueAt: number | null;
  /** A bot or a stand-in is to act. */
  readonly awaitsBot: boolean;
  readonly undoAsked: UndoAsked | null;
  /** Orders for this turn, by seat. */
  readonly orders: Readonly<Record<string, { readonly order: Typed; readonly turn: string }>>;
  readonly result: Result | null;
  readonly follows: StoredFollows | null;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly overAt: number | null;
  readonly updatedAt: number;
}

/** Where a table comes from: `of` is another table, or the day whose deal it is; of `n` tables in a row it is the last. */
export interface StoredFollows {
  readonly kind: Follows['kind'] | 'daily';
  readonly of: string;
  readonly n: number;
}

/** The tables that came of one: of each kind there is one at most. */
export type Followers = { readonly [K in 'rematch' | 'campaign']?: string };

/** What may be changed without an entry in the logbook. */
export type TableChange = Partial<Omit<StoredTable, 'id' | 'game' | 'seq' | 'version' | 'createdAt'>> & {
  /** The node that is about to play for the bots there, and for how long others leave that to it. */
  readonly bots?: { readonly node: string; readonly until: number };
};

export interface StoredEntry {
  readonly seq: number;
  readonly entry: Entry;
  readonly at: number;
}

export type Appended =
  | { readonly done: true; readonly version: number }
  /** The same request was carried out before, as this entry. */
  | { readonly done: false; readonly duplicateOf: number }
  /** Somebody else was first; or the room has changed since. */
  | { readonly done: false; readonly stale: true };

export interface TableStore {
  /** False, and nothing is made, if its host has a table for this day's deal already, or what it follows has another next. */
  create(table: StoredTable): Promise<boolean>;
  byId(id: string): Promise<StoredTable | null>;
  /** Changes the room if it still has this version; false otherwise. */
  change(id: string, version: number, change: TableChange): Promise<boolean>;
  /**
   * Writes entry number `expect.seq` + 1 and changes the table with it, in one transaction, if the logbook still has
   * `expect.seq` entries, the room still has `expect.version` (clocks and seats change with the entry, so nobody may have
   * changed them in between), and there is no entry with this request of this person. `by` is null for what no person
   * asked for. The version grows by one.
   */
  append(
    id: string,
    expect: { readonly seq: number; readonly version: number },
    entry: StoredEntry,
    by: { readonly person: string; readonly request: string } | null,
    change: TableChange,
  ): Promise<Appended>;
  /** Those after entry number `after`; no more than `limit` of them. */
  entries(id: string, after: number, limit?: number): Promise<readonly StoredEntry[]>;
  /** The number of the entry that a person's request became, or null. */
  entryOf(id: string, person: string, request: string): Promise<number | null>;
  saveSnapshot(id: string, snapshot: Snapshot): Promise<void>;
  latestSnapshot(id: string): Promise<Snapshot | null>;
  /** Replaces a logbook by one that was replayed under other rules. */
  replaceLog(id: string, expect: number, entries: readonly StoredEntry[], change: TableChange): Promise<boolean>;

  /** Who has come in with the invitation. */
  admit(id: string, person: string): Promise<void>;
  isAdmitted(id: string, person: string): Promise<boolean>;
  /** The invitation is another: of those who came in by the old one only who sits there stays. */
  admitOnly(id: string): Promise<void>;

  /** Tables that everybody may come to, where somebody sits; few of one host. */
  lobby(game: string | null, limit: number): Promise<readonly StoredTable[]>;
  ofPerson(person: string, limit: number): Promise<readonly StoredTable[]>;
  finishedOf(person: string, limit: number): Promise<readonly StoredTable[]>;
  /** Games that have begun and that changed since then, the latest first. */
  changedSince(since: number, limit: number): Promise<readonly StoredTable[]>;
  /** The ids of a person's tables that are not over. */
  underWayOf(person: string): Promise<readonly string[]>;
  /** Wins and games of a person by game and number of seats. */
  statisticsOf(
    person: string,
  ): Promise<
    readonly { readonly game: string; readonly seats: number; readonly played: number; readonly won: number }[]
  >;
  /** Those that wait for a bot, the longest waiting first; or those among the given ones. */
  awaitingBots(limit: number, among?: readonly string[]): Promise<readonly string[]>;
  overdue(now: number, limit: number): Promise<readonly string[]>;
  /** Those that were made to play this table's deal, the oldest first; not the table itself. */
  sameDeal(table: string, limit: number): Promise<readonly StoredTable[]>;
  /** What somebody made of a day's deal; null if they have not begun it. */
  dailyOf(game: string, date: string, person: string): Promise<StoredTable | null>;
  /** Finished games of a day's deal, those that were over first first. */
  dailyOver(game: string, date: string, limit: number): Promise<readonly StoredTable[]>;
  followersOf(table: string): Promise<Followers>;
  list(filter: { readonly status?: StoredTable['status'] }, limit: number): Promise<readonly StoredTable[]>;
  /** Tables whose game never began: nobody sits there and nothing was changed since the first time, or since the second. */
  abandoned(empty: number, sleeping: number, limit: number): Promise<readonly string[]>;
  counts(): Promise<Readonly<Record<StoredTable['status'], number>>>;
  /** The ids of all tables, in their order, after this one. */
  ids(after: string, limit: number): Promise<readonly string[]>;
  delete(id: string): Promise<void>;
}

export interface StoredSaid {
  readonly n: number;
  readonly person: string | null;
  readonly name: string;
  readonly at: number;
  readonly text: string | null;
  readonly phrase: Phrase | null;
}

export interface TalkStore {
  /**
   * The same request of the same person is said once: sent again, it answers what was said then. Null, and nothing is said,
   * where so much was said already.
   */
  say(table: string, said: Omit<StoredSaid, 'n'>, request: string, most?: number): Promise<StoredSaid | null>;
  after(table: string, n: number, limit: number): Promise<readonly StoredSaid[]>;
}

export interface StoredRating {
  readonly person: string;
  readonly game: string;
  readonly mean: number;
  readonly doubt: number;
  readonly games: number;
}

export interface RatingChange {
  readonly seat: Seat;
  readonly person: string;
  readonly before: { readonly mean: number; readonly doubt: number };
  readonly after: { readonly mean: number; readonly doubt: number };
}

export interface RatingStore {
  of(person: string): Promise<readonly StoredRating[]>;
  forGame(game: string, people: readonly string[]): Promise<readonly StoredRating[]>;
  best(game: string, limit: number): Promise<readonly StoredRating[]>;
  /** Counts a table once, however often it is told; false if it was counted before. */
  count(table: string, game: string, changes: readonly RatingChange[], at: number): Promise<boolean>;
  /** How many rated games a person has had with each of these others, by those that were counted since. */
  together(
    game: string,
    person: string,
    others: readonly string[],
    since: number,
  ): Promise<ReadonlyMap<string, number>>;
  changesOf(table: string): Promise<readonly RatingChange[]>;
}

/** A finished table as it is counted. */
export interface CountedTable {
  readonly table: string;
  readonly game: string;
  /** Of the way of counting. */
  readonly version: number;
  /** What each person did; the group of the whole place is their sum. */
  readonly people: readonly { readonly person: string; readonly group: TallyGroup }[];
}

export interface TallyStore {
  /** Counts a table once, however often it is told; false if it was counted before. */
  count(counted: CountedTable): Promise<boolean>;
  ofPlace(game: string): Promise<readonly TallyGroup[]>;
  ofPerson(person: string, game: string): Promise<readonly TallyGroup[]>;
  /** Finished tables that are not counted yet, the oldest first. */
  uncounted(game: string, limit: number): Promise<readonly StoredTable[]>;
  /** Forgets what was counted in another way: its tables are uncounted again. */
  startOver(game: string, version: number): Promise<void>;
}

export interface NoticeStore {
  /** True for the first who claims the notice for this turn: it is sent once, whichever node finds it due. */
  claim(person: string, table: string, seq: number): Promise<boolean>;
  /** People at tables that have changed since then, for whom no notice was claimed since they last acted there. */
  untold(since: number, limit: number): Promise<readonly { readonly person: string; readonly table: string }[]>;
  /** For as long as the session lasts: whoever logs out of a device gets nothing there any more. */
  subscribe(person: string, session: string, endpoint: string, keys: string): Promise<void>;
  subscriptions(person: string): Promise<readonly { readonly endpoint: string; readonly keys: string }[]>;
  /** One address, whoever's device it is, or all of a session. */
  unsubscribe(
    gone: { readonly person: string; readonly endpoint: string } | { readonly session: string },
  ): Promise<void>;
  /** The same device goes on under another session, maybe as another person. */
  carryOver(from: string, to: { readonly person: string; readonly session: string }): Promise<void>;
}

/** Small facts about the whole place: keys for web push, secrets of daily deals. */
export interface KeyStore {
  get(name: string): Promise<string | null>;
  /** Keeps the value that is there already, and tells it. */
  putOnce(name: string, value: string): Promise<string>;
  put(name: string, value: string): Promise<void>;
}
