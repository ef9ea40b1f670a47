import type { GameRecord, Seat } from '@roadstead/kernel';
import type { Room, SeatInfo } from '@roadstead/protocol';
import { personId } from './ids.js';
import type { LocalSeat } from './messages.js';

interface RoomFacts {
  readonly id: string;
  readonly version: number;
  readonly record: Pick<GameRecord, 'game' | 'options' | 'commitment' | 'seed'>;
  /** Null where nobody knows who sat there. */
  readonly seats: readonly (LocalSeat | null)[];
  readonly odds: boolean;
  readonly createdAt: number;
  /** Null while the game goes on. */
  readonly overAt: number | null;
  /** The seat that the device plays, or looks from. */
  readonly seat: Seat | null;
  /** A campaign can be gone on with. */
  readonly goesOn?: boolean;
}

/** The room of a table without a server. */
export function roomOf(facts: RoomFacts): Room {
  const { id, version, record, seats, odds, createdAt, overAt, seat, goesOn = false } = facts;
  const isOver = overAt !== null;
  return {
    id,
    version,
    game: record.game,
    options: record.options as Room['options'],
    house: { open: false, pace: { kind: 'none' }, standIn: null, spectators: false, odds, rated: false },
    status: isOver ? 'over' : 'playing',
    seats: seats.map(seatInfo),
    host: null,
    you: { seat, host: true },
    createdAt,
    startedAt: createdAt,
    commitment: record.commitment,
    ...(isOver && { overAt, ...(record.seed !== undefined && { seed: record.seed }) }),
    ...(goesOn && { next: { goesOn } }),
  };
}

/** A bot in somebody's place is told as it is online: the seat keeps its name. */
export function seatInfo(seat: LocalSeat | null, i: number): SeatInfo {
  const isBot = seat?.kind === 'bot';
  const name = seat?.name;
  return {
    person: name === undefined ? null : { id: personId(i), name },
    bot: isBot && name === undefined ? seat.level : null,
    ...(isBot && seat.style !== undefined && { style: seat.style }),
    ready: true,
    present: true,
    left: false,
    standIn: isBot && name !== undefined ? seat.level : null,
    clockMs: null,
    dueAt: null,
  };
}
