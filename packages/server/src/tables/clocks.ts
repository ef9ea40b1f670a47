import type { Seat } from '@roadstead/kernel';
import type { Pace } from '@roadstead/protocol';
import type { StoredSeat, StoredTable } from '../store/store.js';
import { botAt } from './seating.js';

const SECOND = 1_000;
const DAY = 86_400_000;

/** What somebody gets at least who takes their seat back from a bot: `live` for a minute's look around, or a day. */
const RETURN_MS: Readonly<Record<'live' | 'days', number>> = { live: 60 * SECOND, days: DAY };

type Thinking = Pick<StoredTable, 'seats' | 'toAct' | 'turnAt'>;

/** A seat's time as the game starts; null without clocks. */
export function firstClock(pace: Pace): number | null {
  switch (pace.kind) {
    case 'none':
      return null;
    case 'live':
      return pace.reserveSeconds * SECOND;
    case 'days':
      return pace.days * DAY;
  }
}

/** When a seat's time is up if it goes on thinking; null if it does not think, or has no clock. Bots have no clock. */
export function seatDueAt({ seats, toAct, turnAt }: Thinking, seat: Seat): number | null {
  const { clockMs } = seats[seat]!;
  return clockMs !== null && botAt(seats[seat]!) === null && toAct.includes(seat) ? turnAt + clockMs : null;
}

/** When the first of them runs out of time. Those whose time was up before `after` are known already. */
export function firstDueAt(table: Thinking, after = 0): number | null {
  const due = table.toAct.flatMap((seat) => seatDueAt(table, seat) ?? []).filter((at) => at > after);
  return due.length === 0 ? null : Math.min(...due);
}

/** What all clocks show at this moment: those who think have used theirs since the turn began. */
export function stopClocks(table: Thinking, now: number): StoredSeat[] {
  return table.seats.map((stored, seat) => {
    const dueAt = seatDueAt(table, seat);
    // Nobody gains by a clock that was set back.
    return dueAt === null ? stored : { ...stored, clockMs: Math.min(stored.clockMs!, Math.max(0, dueAt - now)) };
  });
}

/**
 * The clock of a seat that has something new to decide. `live`: more comes with every turn, which begins when the seat is
 * asked after somebody else was. `days`: so many for each decision.
 */
export function withNewTime(pace: Pace, seat: StoredSeat, isNewTurn: boolean): StoredSeat {
  if (seat.clockMs === null || pace.kind === 'none') return seat;
  if (pace.kind === 'days') return { ...seat, clockMs: pace.days * DAY };
  return isNewTurn ? { ...seat, clockMs: seat.clockMs + pace.turnSeconds * SECOND } : seat;
}

/** The clock of somebody who comes back: never so little that they are out again before they have seen the table. */
export function clockOfReturned(pace: Pace, clockMs: number | null): number | null {
  if (clockMs === null || pace.kind === 'none') return null;
  return Math.max(clockMs, RETURN_MS[pace.kind]);
}
