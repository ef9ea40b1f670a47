import { gameById } from '@roadstead/games';
import { type GameRecord, parseRecord, Refusal, rulesFor } from '@roadstead/kernel';
import type { Room } from '@roadstead/protocol';
import type { GameUi } from '../games/game-ui.js';
import { loadGameUi } from '../games/index.js';
import { fileOf } from '../local/games.js';
import { seatInfo } from '../local/room-of.js';
import { handedOver } from '../replay/handed.js';
import { fromText as readFile } from '../replay/model/replay-file.js';
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

async function fromText(text: string): Promise<Found | NotFound> {
  try {
    const { record, seats } = readFile(text, Date.now());
    return await found(record, { seats: seats.map(seatInfo) }, {});
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
