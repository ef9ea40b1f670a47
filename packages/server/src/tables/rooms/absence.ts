import type { Seat } from '@roadstead/kernel';
import { type BotLevel, isPlayedByPerson } from '@roadstead/protocol';
import { Refused } from '../../refused.js';
import type { StoredSeat, StoredTable, TableChange } from '../../store/store.js';
import { type AnyTable, awaitsBot } from '../after-entry.js';
import { clockOfReturned, firstDueAt, seatDueAt, stopClocks } from '../clocks.js';
import { botAt, seatAt, withSeat } from '../seating.js';

/**
 * People who leave a running game, or whose time is up. If the table has a stand-in, it takes the seat at once. If not, the
 * seat is waited for and everybody sees why; any other person who is playing may then put a bot into it. Whoever a bot
 * plays for can take their seat back at any time.
 */

export function leave(stored: StoredTable, table: AnyTable, person: string, now: number): TableChange | null {
  checkPlaying(stored);
  const seat = seatAt(stored, person);
  if (stored.seats[seat]!.left) return null;
  const { standIn } = stored.house;
  return moved(stored, table, seat, { left: true, ...(standIn !== null && { standIn }) }, now);
}

export function comeBack(stored: StoredTable, table: AnyTable, person: string, now: number): TableChange | null {
  checkPlaying(stored);
  const seat = seatAt(stored, person);
  const { left, standIn, clockMs } = stored.seats[seat]!;
  if (!left && standIn === null) return null;
  const clock = clockOfReturned(stored.house.pace, clockMs);
  return moved(stored, table, seat, { left: false, standIn: null, clockMs: clock }, now);
}

/** Another player puts a bot into a seat that is waited for in vain. */
export function putStandIn(
  stored: StoredTable,
  table: AnyTable,
  person: string,
  seat: Seat,
  standIn: BotLevel | null,
  now: number,
): TableChange {
  checkPlaying(stored);
  const own = stored.seats[seatAt(stored, person)]!;
  const there = stored.seats[seat];
  if (there === undefined) throw new Refused('BAD_REQUEST', 'There is no such seat.');
  if (!isPlayedByPerson(own)) throw new Refused('NOT_ALLOWED', 'Take your own seat back first.');
  if (standIn === null) throw new Refused('NOT_ALLOWED', 'Only its own person can take a seat back from a bot.');
  if (botAt(there) !== null) throw new Refused('NOT_NOW', 'A bot plays there already.');
  if (!isAbandoned(stored, seat, now)) {
    throw new Refused('NOT_ALLOWED', 'Only a seat whose person has left or is out of time can be given to a bot.');
  }
  return moved(stored, table, seat, { standIn }, now);
}

/** The clocks of those who are to act have been looked at: whose time is up gets the table's stand-in, if it has one. */
export function timesUp(stored: StoredTable, table: AnyTable, now: number): TableChange | null {
  if (stored.status !== 'playing' || stored.dueAt === null || stored.dueAt > now) return null;
  const { standIn } = stored.house;
  const late = stored.toAct.filter((seat) => (seatDueAt(stored, seat) ?? now + 1) <= now);
  if (standIn === null || late.length === 0) return { dueAt: firstDueAt(stored, now) };
  const isLate = (seat: Seat) => late.includes(seat);
  const seats = stopClocks(stored, now).map((seat, i): StoredSeat => (isLate(i) ? { ...seat, standIn } : seat));
  return settled(stored, table, seats, now);
}

/** Nobody can be expected to act there. */
function isAbandoned(stored: StoredTable, seat: Seat, now: number): boolean {
  const { person, left } = stored.seats[seat]!;
  const dueAt = seatDueAt(stored, seat);
  return person === null || left || (dueAt !== null && dueAt <= now);
}

function checkPlaying({ status }: StoredTable): void {
  if (status !== 'playing') throw new Refused('NOT_NOW', 'No game is being played at this table.');
}

function moved(
  stored: StoredTable,
  table: AnyTable,
  seat: Seat,
  change: Partial<StoredSeat>,
  now: number,
): TableChange {
  return settled(stored, table, withSeat(stopClocks(stored, now), seat, change), now);
}

/** Clocks run on from now with other people, or bots, in the seats. Whoever has to agree to going back may be another. */
function settled(stored: StoredTable, table: AnyTable, seats: readonly StoredSeat[], now: number): TableChange {
  const orders = Object.fromEntries(Object.entries(stored.orders).filter(([seat]) => isPlayedByPerson(seats[+seat]!)));
  const changed = { ...stored, seats, orders, turnAt: now };
  return {
    seats,
    orders,
    turnAt: now,
    dueAt: firstDueAt(changed, now),
    awaitsBot: awaitsBot(changed, table),
    undoAsked: null,
  };
}
