import type { Order, Unless } from './order.js';

const all = <T>(lists: readonly (readonly T[] | undefined)[]): readonly T[] => [
  ...new Set(lists.flatMap((list) => list ?? [])),
];
const numbers = (values: readonly (number | undefined)[]) => values.filter((value) => value !== undefined);

/** Any reason of any of them is reason enough: the lists together, the highest price, the fewest coins. */
export function join(orders: readonly Order[]): Order {
  const reasons = orders.flatMap(({ unless }): Unless[] => (unless === undefined ? [] : [unless]));
  if (reasons.length === 0) return { type: 'pass' };
  const cards = all(reasons.map((one) => one.cards));
  const kinds = all(reasons.map((one) => one.kinds));
  const prices = numbers(reasons.map((one) => one.maxPrice));
  const coins = numbers(reasons.map((one) => one.minCoins));
  return {
    type: 'pass',
    unless: {
      ...(cards.length > 0 && { cards }),
      ...(kinds.length > 0 && { kinds }),
      ...(prices.length > 0 && { maxPrice: Math.max(...prices) }),
      ...(coins.length > 0 && { minCoins: Math.min(...coins) }),
    },
  };
}
