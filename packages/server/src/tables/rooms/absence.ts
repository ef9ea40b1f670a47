import type { AnyTable, Seat } from '@roadstead/kernel';
import { type BotLevel, isPlayedByPerson } from '@roadstead/protocol';
import { Refused } from '../../refused.js';
import type { StoredSeat, StoredTable, TableChange } from '../../store/store.js';
import { awaitsBot } from '../after-entry.js';
import { clockOfReturned, firstDueAt, seatDueAt, stopClocks } from '../clocks.js';
import { botAt, seatAt, withSeat } from '../seating.js';

/**
 * People who leave a running game, or whose time is up. If the table has a stand-in, it takes the seat at once. If not, the
 * seat is waited for and everybody sees why; any other person who is playing may then put a bot into it. Whoever a bot
 * plays for can take their seat back at any time.
 *
 * A rated game comes to its end whoever goes away: he has lost it, and a bot plays his seat for the others.
 */

/** Where a rated table names no stand-in. */
const RATED_STAND_IN: BotLevel = 'captain';

export function leave(stored: StoredTable, table: AnyTable, person: string, now: number): TableChange | null {
  checkPlaying(stored);
  const seat = seatAt(stored, person);
  if (stored.seats[seat]!.left) return null;
  return moved(stored, table, seat, { ...stored.seats[seat]!, left: true, ...gone(stored, seat, now) }, now);
}

/** The same where the game cannot be read: nobody can play it, so nothing is waited for. */
export function leaveUnread(stored: StoredTable, person: string): TableChange | null {
  const seat = seatAt(stored, person);
  if (stored.seats[seat]!.left) return null;
  return { seats: withSeat(stored.seats, seat, { left: true }), dueAt: null, awaitsBot: false, undoAsked: null };
}

export function comeBack(stored: StoredTable, table: AnyTable, person: string, now: number): TableChange | null {
  checkPlaying(stored);
  const seat = seatAt(stored, person);
  const { awaySeq: _, ...there } = stored.seats[seat]!;
  if (!there.left && there.standIn === null) return null;
  if (there.lostAt !== undefined) {
    throw new Refused('NOT_ALLOWED', 'You have lost this rated game: the bot plays it to the end.');
  }
  const clockMs = clockOfReturned(stored.house.pace, there.clockMs);
  return moved(stored, table, seat, { ...there, left: false, standIn: null, clockMs }, now);
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
  return moved(stored, table, seat, { awaySeq: stored.seq, ...there, standIn }, now);
}

/**
 * The clocks of those who are to act have been looked at: whose time is up gets the table's stand-in, if it has one, and
 * has lost a rated game.
 */
export function timesUp(stored: StoredTable, table: AnyTable, now: number): TableChange | null {
  if (stored.status !== 'playing' || stored.dueAt === null || stored.dueAt > now) return null;
  const late = stored.toAct.filter((seat) => (seatDueAt(stored, seat) ?? now + 1) <= now);
  if (standInOf(stored) === null || late.length === 0) return { dueAt: firstDueAt(stored, now) };
  const seats = stopClocks(stored, now).map(
    (seat, i): StoredSeat => (late.includes(i) ? { ...seat, ...gone(stored, i, now) } : seat),
  );
  return settled(stored, table, seats, now);
}

/** What becomes of the seat of somebody who is away from now on. */
function gone(stored: StoredTable, seat: Seat, now: number): Partial<StoredSeat> {
  const standIn = standInOf(stored);
  const isAlone = stored.seats.every((other, i) => i === seat || other.person === null || other.lostAt !== undefined);
  return {
    awaySeq: stored.seats[seat]!.awaySeq ?? stored.seq,
    ...(standIn !== null && { standIn }),
    // Whoever was left alone by all others has lost nothing.
    ...(stored.house.rated && !isAlone && { lostAt: stored.seats[seat]!.lostAt ?? now }),
  };
}

function standInOf({ house }: StoredTable): BotLevel | null {
  return house.standIn ?? (house.rated ? RATED_STAND_IN : null);
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

/** The seat as it is now, but for its clock, unless that is another too. */
function moved(stored: StoredTable, table: AnyTable, seat: Seat, changed: StoredSeat, now: number): TableChange {
  const isNewClock = changed.clockMs !== stored.seats[seat]!.clockMs;
  const seats = stopClocks(stored, now).map((stopped, i) =>
    i !== seat ? stopped : isNewClock ? changed : { ...changed, clockMs: stopped.clockMs },
  );
  return settled(stored, table, seats, now);
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
