import type { AnyTable, Entry, Seat } from '@roadstead/kernel';
import type { StoredSeat, StoredTable, TableChange } from '../store/store.js';
import { firstDueAt, stopClocks, withNewTime } from './clocks.js';
import { orderedAct, ordersInForce } from './orders.js';
import { botAt } from './seating.js';

/** What an entry changes about its table; written together with it. An agreement to go back ends with any entry. */
export function afterEntry(stored: StoredTable, table: AnyTable, entry: Entry, now: number): TableChange {
  const { toAct, result } = table;
  // Without clocks nothing changes about the seats, and nothing has to be written.
  const clocks = stored.house.pace.kind !== 'none' && { seats: clocksAfter(stored, toAct, entry, now) };
  const always = { toAct, turnAt: now, ...clocks, undoAsked: null, updatedAt: now };
  if (result !== null) {
    return { ...always, status: 'over', result, overAt: now, dueAt: null, awaitsBot: false, orders: {} };
  }
  const changed = { ...stored, ...always, orders: ordersInForce(stored.orders, table) };
  return {
    ...always,
    orders: changed.orders,
    dueAt: firstDueAt(changed),
    awaitsBot: awaitsBot(changed, table),
  };
}

/** Somebody is to act who needs no asking: a bot, a stand-in, or a person who has given an order for it. */
export function awaitsBot(stored: Pick<StoredTable, 'seats' | 'orders' | 'game'>, table: AnyTable): boolean {
  return table.toAct.some((seat) => botAt(stored.seats[seat]!) !== null) || orderedAct(stored, table) !== null;
}

/** An undo brings nobody more time: else acting and taking back would stop the clock. */
function clocksAfter(stored: StoredTable, toAct: readonly Seat[], entry: Entry, now: number): StoredSeat[] {
  const { pace } = stored.house;
  return stopClocks(stored, now).map((clock, seat) => {
    if (entry.type === 'undo' || !toAct.includes(seat)) return clock;
    const isNewTurn = !stored.toAct.includes(seat);
    return isNewTurn || entry.seat === seat ? withNewTime(pace, clock, isNewTurn) : clock;
  });
}
