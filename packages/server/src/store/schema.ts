import type { Kysely, Transaction } from 'kysely';
import type { StoredFollows } from './store.js';

/**
 * The tables of the database. Only types that every database has: texts, whole numbers (0 and 1 for no and yes), floating
 * numbers; what is asked for as a whole is JSON in a text.
 */
export interface Schema {
  people: PeopleRow;
  sessions: { hash: string; person: string; created_at: number; seen_at: number | null; device: string | null };
  mutes: { person: string; other: string };
  tables: TableRow;
  /** Who sits where, to be found by person; the truth about a seat is in the table's own row. */
  seats: { table_id: string; seat: number; person: string | null; won: number | null };
  entries: EntryRow;
  snapshots: { table_id: string; seq: number; snapshot: string };
  admissions: { table_id: string; person: string };
  talk: TalkRow;
  ratings: { person: string; game: string; mean: number; doubt: number; games: number };
  rated_tables: { table_id: string; counted_at: number | null };
  rating_changes: RatingChangeRow;
  tallied_tables: { table_id: string; version: number };
  tallies: TallyRow;
  person_tallies: TallyRow & { person: string };
  notices: { person: string; table_id: string; seq: number };
  subscriptions: { person: string; endpoint: string; keys: string; session: string | null; nth: number };
  facts: { name: string; value: string };
  leases: { work: string; node: string; until: number };
  nodes: NodeRow;
}

export interface PeopleRow {
  id: string;
  name: string;
  /** The name as it must be unique; null for guests. */
  account_key: string | null;
  /** What the name looks like: of accounts no two that are made look alike. */
  likeness: string | null;
  passphrase_hash: string | null;
  language: string;
  notice_url: string | null;
  banned: number;
  created_at: number;
  seen_at: number;
}

export interface TableRow {
  id: string;
  invite: string;
  game: string;
  rules: number;
  options: string;
  house: string;
  /** What the lobby asks for, out of the house rules. */
  open: number;
  watchable: number;
  host: string | null;
  /** Ids of people whom the host does not want here. */
  kept_out: string;
  status: 'gathering' | 'playing' | 'over';
  seats: string;
  version: number;
  seq: number;
  record: string | null;
  planned_seed: string | null;
  to_act: string;
  turn_at: number;
  due_at: number | null;
  awaits_bot: number;
  /** The node that is about to play for the bots, and how long others leave that to it. */
  bots_by: string | null;
  bots_until: number | null;
  undo_asked: string | null;
  orders: string;
  result: string | null;
  follows_kind: StoredFollows['kind'] | null;
  follows_of: string | null;
  follows_n: number | null;
  created_at: number;
  started_at: number | null;
  over_at: number | null;
  updated_at: number;
}

interface EntryRow {
  table_id: string;
  seq: number;
  entry: string;
  at: number;
  /** Whose request it was, so that the same request counts once. */
  person: string | null;
  request: string | null;
}

export interface TalkRow {
  table_id: string;
  n: number;
  person: string | null;
  name: string;
  at: number;
  text: string | null;
  phrase: string | null;
  /** The person's own id for it, so that it is said once. */
  request: string | null;
}

interface RatingChangeRow {
  table_id: string;
  seat: number;
  person: string | null;
  mean_before: number;
  doubt_before: number;
  mean_after: number;
  doubt_after: number;
}

/** Games of one kind; `sums` holds the rest of the group as JSON. */
export interface TallyRow {
  game: string;
  players: number;
  variant: string;
  version: number;
  sums: string;
}

interface NodeRow {
  id: string;
  name: string;
  version: string;
  started_at: number;
  seen_at: number;
  /** When another node has taken over what it left, since it was silent. */
  missed_at: number | null;
  sockets: number;
  nats: string;
}

export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;
