import type { Order, Unless } from './order.js';

const most = (amounts: readonly (number | undefined)[]): number | undefined => {
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length === 0 ? undefined : Math.max(...known);
};

/** Every exception of any of them; the highest of several amounts. */
export function join(orders: readonly Order[]): Order {
  const all = orders.flatMap(({ unless }): Unless[] => (unless === undefined ? [] : [unless]));
  if (all.length === 0) return { type: 'pass' };
  const itemFor = most(all.map((one) => one.itemFor));
  const bid = most(all.map((one) => one.bid));
  return {
    type: 'pass',
    unless: {
      ...(all.some(({ fights }) => fights) && { fights: true }),
      ...(all.some(({ peace }) => peace) && { peace: true }),
      ...(itemFor !== undefined && { itemFor }),
      ...(bid !== undefined && { bid }),
    },
  };
}
