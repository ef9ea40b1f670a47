import { likenessOf } from './likeness.js';
import { nameKey } from './name-key.js';
import type { PeopleRow, TableRow } from './schema.js';
import type { StoredFollows, StoredPerson, StoredTable, TableChange } from './store.js';

/** Between what is stored and how: the only place that knows which columns hold JSON. */

export function personOf(row: PeopleRow): StoredPerson {
  return {
    id: row.id,
    name: row.name,
    passphraseHash: row.passphrase_hash,
    language: row.language,
    noticeUrl: row.notice_url,
    banned: row.banned === 1,
    createdAt: row.created_at,
    seenAt: row.seen_at,
  };
}

export function personRow(person: StoredPerson): PeopleRow {
  return {
    id: person.id,
    name: person.name,
    account_key: person.passphraseHash === null ? null : nameKey(person.name),
    likeness: likenessOf(person.name),
    passphrase_hash: person.passphraseHash,
    language: person.language,
    notice_url: person.noticeUrl,
    banned: person.banned ? 1 : 0,
    created_at: person.createdAt,
    seen_at: person.seenAt,
  };
}

export function tableOf(row: TableRow): StoredTable {
  return {
    id: row.id,
    invite: row.invite,
    game: row.game,
    rules: row.rules,
    options: JSON.parse(row.options),
    house: JSON.parse(row.house),
    host: row.host,
    keptOut: JSON.parse(row.kept_out),
    status: row.status,
    seats: JSON.parse(row.seats),
    version: row.version,
    seq: row.seq,
    record: parsed(row.record),
    plannedSeed: row.planned_seed,
    toAct: JSON.parse(row.to_act),
    turnAt: row.turn_at,
    dueAt: row.due_at,
    awaitsBot: row.awaits_bot === 1,
    undoAsked: parsed(row.undo_asked),
    orders: JSON.parse(row.orders),
    result: parsed(row.result),
    follows: followsOf(row),
    createdAt: row.created_at,
    startedAt: row.started_at,
    overAt: row.over_at,
    updatedAt: row.updated_at,
  };
}

export function tableRow({ id, game, seq, version, createdAt, ...rest }: StoredTable): TableRow {
  return { ...(changeRow(rest) as TableRow), id, game, seq, version, created_at: createdAt };
}

const COLUMNS: {
  readonly [F in keyof Required<TableChange>]: (value: Required<TableChange>[F]) => Partial<TableRow>;
} = {
  invite: (invite) => ({ invite }),
  rules: (rules) => ({ rules }),
  options: (options) => ({ options: JSON.stringify(options) }),
  house: (house) => ({ house: JSON.stringify(house), open: house.open ? 1 : 0, watchable: house.spectators ? 1 : 0 }),
  host: (host) => ({ host }),
  keptOut: (keptOut) => ({ kept_out: JSON.stringify(keptOut) }),
  status: (status) => ({ status }),
  seats: (seats) => ({ seats: JSON.stringify(seats) }),
  record: (record) => ({ record: jsonOrNull(record) }),
  plannedSeed: (planned_seed) => ({ planned_seed }),
  toAct: (toAct) => ({ to_act: JSON.stringify(toAct) }),
  turnAt: (turn_at) => ({ turn_at }),
  dueAt: (due_at) => ({ due_at }),
  awaitsBot: (awaitsBot) => ({ awaits_bot: awaitsBot ? 1 : 0 }),
  undoAsked: (undoAsked) => ({ undo_asked: jsonOrNull(undoAsked) }),
  orders: (orders) => ({ orders: JSON.stringify(orders) }),
  result: (result) => ({ result: jsonOrNull(result) }),
  follows: (follows) => ({
    follows_kind: follows?.kind ?? null,
    follows_of: follows?.of ?? null,
    follows_n: follows?.n ?? null,
  }),
  bots: ({ node, until }) => ({ bots_by: node, bots_until: until }),
  startedAt: (started_at) => ({ started_at }),
  overAt: (over_at) => ({ over_at }),
  updatedAt: (updated_at) => ({ updated_at }),
};

/** The columns of those fields that a change has. */
export function changeRow(change: TableChange): Partial<TableRow> {
  const row: Partial<TableRow> = {};
  for (const [field, value] of Object.entries(change)) {
    if (value === undefined) continue;
    const columns = COLUMNS[field as keyof TableChange] as (value: unknown) => Partial<TableRow>;
    Object.assign(row, columns(value));
  }
  return row;
}

function followsOf({ follows_kind: kind, follows_of: of, follows_n: n }: TableRow): StoredFollows | null {
  return kind === null || of === null || n === null ? null : { kind, of, n };
}

function parsed<T>(json: string | null): T | null {
  return json === null ? null : JSON.parse(json);
}

function jsonOrNull(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
