import { type AnyTable, cutBack, type Entry } from '@roadstead/kernel';
import type { StoredSeat, StoredTable, TableChange } from '../store/store.js';
import { firstDueAt, stopClocks, withNewTime } from './clocks.js';
import { orderedAct, ordersInForce } from './orders.js';
import { botAt } from './seating.js';

/** What an entry changes about its table; written together with it. An agreement to go back ends with any entry. */
export function afterEntry(stored: StoredTable, table: AnyTable, entry: Entry, now: number): TableChange {
  const { toAct, result } = table;
  // Without clocks nothing changes about the seats, and nothing has to be written.
  const clocks = stored.house.pace.kind !== 'none' && { seats: clocksAfter(stored, table, entry, now) };
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

/**
 * An undo brings nobody more time, and neither does what is done once more after it: else acting and taking back would stop
 * the clock.
 */
function clocksAfter(stored: StoredTable, table: AnyTable, entry: Entry, now: number): StoredSeat[] {
  const { pace } = stored.house;
  const { toAct } = table;
  const isNew = !wasAsFar(table);
  return stopClocks(stored, now).map((clock, seat) => {
    if (entry.type === 'undo' || !toAct.includes(seat)) return clock;
    const isNewTurn = !stored.toAct.includes(seat);
    return isNewTurn || (entry.seat === seat && isNew) ? withNewTime(pace, clock, isNewTurn) : clock;
  });
}

/**
 * Whether as many acts were in force before the newest entry as after it: its seat has freely taken some of them back. What
 * all agreed to take back is begun anew.
 */
function wasAsFar({ entries, inForce }: AnyTable): boolean {
  if (!entries.some(({ type }) => type === 'undo')) return false;
  const line: number[] = [];
  let furthest = 0;
  for (const [i, entry] of entries.slice(0, -1).entries()) {
    if (entry.type === 'act') line.push(i + 1);
    else cutBack(line, entry.to);
    const isBegunAnew = entry.type === 'undo' && entry.agreed;
    furthest = isBegunAnew ? line.length : Math.max(furthest, line.length);
  }
  return furthest >= inForce.length;
}
