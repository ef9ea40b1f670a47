import { gameById } from '@roadstead/games';
import { type GameRecord, isPlainObject, parseRecord, Refusal, rulesFor, type Seat } from '@roadstead/kernel';
import type { Room } from '@roadstead/protocol';
import type { GameUi } from '../games/game-ui.js';
import { loadGameUi } from '../games/index.js';
import { fileOf } from '../local/games.js';
import { personId } from '../local/ids.js';
import type { LocalSeat } from '../local/messages.js';
import { parseFile } from '../local/saved-file.js';
import { handedOver } from '../replay/handed.js';
import type { NotFetched } from '../replay/state/from-server.js';

type Seats = Pick<Room, 'seats'>;

/** A finished game to be looked into. */
export interface Found {
  readonly record: GameRecord;
  readonly ui: GameUi;
  /** Who sat where. */
  readonly room: Seats;
  /** What the address of its replay says. */
  readonly query: Readonly<Record<string, string>>;
}

/** Why there is nothing to look into. */
export type NotFound = 'notHere' | 'notOver' | 'noTable' | 'offline' | 'badFile' | 'unknownGame' | 'noFile';

/** Finds what an address asks for: a game of this device, a table of the server, or a file that was handed over. */
export async function find(query: URLSearchParams): Promise<Found | NotFound> {
  const game = query.get('game');
  const table = query.get('table');
  if (game !== null) return fromDevice(game);
  if (table !== null) return fromServer(table);
  const text = handedOver();
  return text === null ? 'noFile' : fromText(text);
}

export async function fromText(text: string): Promise<Found | NotFound> {
  try {
    const raw: unknown = JSON.parse(text);
    const { record, seats } = parseFile(raw, Date.now());
    // A bare record does not say who sat there.
    const isBare = isPlainObject(raw) && 'entries' in raw;
    return await found(record, { seats: seats.map((seat, i) => seatInfo(isBare ? null : seat, i)) }, {});
  } catch (error) {
    if (error instanceof Refusal || error instanceof SyntaxError) return 'badFile';
    throw error;
  }
}

async function fromDevice(id: string): Promise<Found | NotFound> {
  const file = await fileOf(id).catch(() => null);
  return file === null ? 'notHere' : found(file.record, { seats: file.seats.map(seatInfo) }, { game: id });
}

const NOT_FETCHED: Readonly<Record<NotFetched, NotFound>> = {
  noTable: 'noTable',
  tableRuns: 'notOver',
  offline: 'offline',
  other: 'noTable',
};

async function fromServer(id: string): Promise<Found | NotFound> {
  const { fetchTable } = await import('../replay/state/from-server.js');
  const table = await fetchTable(id);
  return typeof table === 'string' ? NOT_FETCHED[table] : found(table.record, table.room, { table: id });
}

async function found(raw: unknown, room: Seats, query: Found['query']): Promise<Found | NotFound> {
  const record = parseRecord(raw);
  const entry = gameById(record.game);
  if (entry === undefined) return 'unknownGame';
  rulesFor(entry.game, record);
  if (record.result === undefined) return 'notOver';
  return { record, room, query, ui: await loadGameUi(record.game) };
}

function seatInfo(seat: LocalSeat | null, at: Seat): Room['seats'][number] {
  return {
    person: seat?.kind === 'person' ? { id: personId(at), name: seat.name } : null,
    bot: seat?.kind === 'bot' ? seat.level : null,
    ready: true,
    present: true,
    left: false,
    standIn: null,
    clockMs: null,
    dueAt: null,
  };
}
