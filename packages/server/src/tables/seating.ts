import type { Seat } from '@roadstead/kernel';
import type { BotLevel } from '@roadstead/protocol';
import type { StoredSeat, StoredTable } from '../store/store.js';

export const EMPTY_SEAT: StoredSeat = {
  person: null,
  bot: null,
  ready: false,
  left: false,
  standIn: null,
  clockMs: null,
};

export function seatOf({ seats }: Pick<StoredTable, 'seats'>, person: string | null): Seat | null {
  if (person === null) return null;
  const seat = seats.findIndex((stored) => stored.person === person);
  return seat < 0 ? null : seat;
}

/** Nobody has the seat. */
export function isFree({ person, bot }: StoredSeat): boolean {
  return person === null && bot === null;
}

/** The bot that plays a seat, for good or for the time being. */
export function botAt({ bot, standIn }: StoredSeat): BotLevel | null {
  return bot ?? standIn;
}

/** The seats whose people decide for themselves now. */
export function isPlayedByPerson(seat: StoredSeat): boolean {
  return seat.person !== null && !seat.left && botAt(seat) === null;
}

/** The same seats with one of them changed. */
export function withSeat(seats: readonly StoredSeat[], seat: Seat, change: Partial<StoredSeat>): StoredSeat[] {
  return seats.map((stored, i) => (i === seat ? { ...stored, ...change } : stored));
}
