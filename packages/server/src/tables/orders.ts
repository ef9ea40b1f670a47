import { gameById } from '@roadstead/games/all';
import { type AnyTable, dueOrder, giveOrder, heldOrders, type Seat, type Typed } from '@roadstead/kernel';
import { isPlayedByPerson } from '@roadstead/protocol';
import type { StoredTable } from '../store/store.js';

type Orders = StoredTable['orders'];

/** The orders whose turn is still being played. */
export function ordersInForce(orders: Orders, table: AnyTable): Orders {
  return heldOrders(rulesOf(table), orders, table);
}

/** What an order says to do now, if somebody who plays their own seat has given one for it. */
export function orderedAct(
  { seats, orders }: Pick<StoredTable, 'seats' | 'orders'>,
  table: AnyTable,
): { readonly seat: Seat; readonly action: Typed } | null {
  const own = Object.entries(orders).filter(([seat]) => isPlayedByPerson(seats[Number(seat)]!));
  return dueOrder(rulesOf(table), Object.fromEntries(own), table);
}

/** Whether an answer given beforehand is to look like one by hand. */
export const ordersTakeTime = (table: AnyTable): boolean => rulesOf(table)?.takesItsTime === true;

/** The orders of a table after a seat has given one, or taken it back. */
export function withOrder(orders: Orders, table: AnyTable, seat: Seat, raw: Typed | null): Orders {
  return giveOrder(rulesOf(table), orders, table, seat, raw);
}

function rulesOf(table: AnyTable) {
  return gameById(table.game.id)?.orders;
}
