import { gameById } from '@roadstead/games';
import type { Seat, Typed } from '@roadstead/kernel';
import { Refused } from '../refused.js';
import type { StoredTable } from '../store/store.js';
import type { AnyTable } from './after-entry.js';
import { botAt } from './seating.js';

type Orders = StoredTable['orders'];

/** The orders whose turn is still being played: all others are over, and their owners see it. */
export function ordersInForce(orders: Orders, table: AnyTable): Orders {
  const rules = gameById(table.game.id)?.orders;
  if (rules === undefined) return {};
  return Object.fromEntries(
    Object.entries(orders).filter(([seat, { turn }]) => rules.turnOf(table.view(Number(seat))) === turn),
  );
}

/** What an order says to do now, if anybody has given one for it. */
export function orderedAct(
  { seats, orders }: Pick<StoredTable, 'seats' | 'orders'>,
  table: AnyTable,
): { readonly seat: Seat; readonly action: Typed } | null {
  const rules = gameById(table.game.id)?.orders;
  if (rules === undefined) return null;
  for (const seat of table.toAct) {
    const armed = orders[seat];
    if (armed === undefined || botAt(seats[seat]!) !== null || seats[seat]!.left) continue;
    const view = table.view(seat);
    if (rules.turnOf(view) !== armed.turn) continue;
    const action = rules.decide(armed.order, view, seat, table.legal(seat));
    if (action !== null) return { seat, action };
  }
  return null;
}

/** The orders of a table after a seat has given one, or taken it back. */
export function withOrder(orders: Orders, table: AnyTable, seat: Seat, raw: Typed | null): Orders {
  const { [seat]: _old, ...others } = orders as Record<number, Orders[string]>;
  if (raw === null) return others;
  const rules = gameById(table.game.id)?.orders;
  if (rules === undefined) throw new Refused('BAD_REQUEST', 'This game knows no orders.');
  const parsed = rules.parse(raw);
  if ('refusal' in parsed) throw new Refused('BAD_REQUEST', parsed.refusal);
  const view = table.view(seat);
  if (!rules.fits(view, seat)) throw new Refused('NOT_ALLOWED', 'There is nothing to be decided beforehand now.');
  return { ...others, [seat]: { order: parsed.order, turn: rules.turnOf(view) } };
}
