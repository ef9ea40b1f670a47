import type { Seat } from '@roadstead/kernel';
import { ITEMS } from '../cards/items.js';
import type { View } from '../view.js';
import type { Order, Unless } from './order.js';

/** What weapons are sold for: a bid of as much loses nothing. */
const PRICES = [...new Set(ITEMS.flatMap(({ weaponOf, price }) => (weaponOf === null ? [] : [price])))].sort(
  (a, b) => a - b,
);

/** An order is about the turns of others. */
export function fits(view: View, seat: Seat): boolean {
  return view.phase !== 'over' && view.active !== seat;
}

/** To pass at all; then except for fights, and for items at each price that the seat can pay. */
export function offers(view: View, seat: Seat): readonly Order[] {
  if (!fits(view, seat)) return [];
  const { gold } = view.players[seat]!;
  const affordable = PRICES.filter((price) => price <= gold);
  const exceptions: Unless[] = [
    { fights: true },
    { peace: true },
    ...(gold > 0 ? [{ itemFor: gold }] : []),
    ...affordable.map((bid) => ({ bid })),
  ];
  return [{ type: 'pass' }, ...exceptions.map((unless): Order => ({ type: 'pass', unless }))];
}
