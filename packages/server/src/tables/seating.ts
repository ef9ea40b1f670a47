import type { Seat } from '@roadstead/kernel';
import type { BotLevel } from '@roadstead/protocol';
import { Refused } from '../refused.js';
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

/** The seat of somebody who must have one. */
export function seatAt(table: StoredTable, person: string): Seat {
  const seat = seatOf(table, person);
  if (seat === null) throw new Refused('NOT_ALLOWED', 'You do not sit at this table.');
  return seat;
}

/** Nobody has the seat. */
export function isFree({ person, bot }: StoredSeat): boolean {
  return person === null && bot === null;
}

/** The bot that plays a seat, for good or for the time being. */
export function botAt({ bot, standIn }: StoredSeat): BotLevel | null {
  return bot ?? standIn;
}

/** Whether the person in this seat is waited for; not if an order of theirs says what to do. */
export function isAsked({ status, toAct, seats, awaitsBot, orders }: StoredTable, seat: number): boolean {
  const { left, standIn } = seats[seat]!;
  const isDecided = awaitsBot && orders[seat] !== undefined;
  return status === 'playing' && toAct.includes(seat) && !left && standIn === null && !isDecided;
}

/** The same seats with one of them changed. */
export function withSeat(seats: readonly StoredSeat[], seat: Seat, change: Partial<StoredSeat>): StoredSeat[] {
  return seats.map((stored, i) => (i === seat ? { ...stored, ...change } : stored));
}
