import { type Order, portRoyal, portRoyalOrders } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import { BLUE, PRIEST, SAILOR, YELLOW } from './names.js';
import { table } from './table.js';

const { offers, parse, describe: inWords, decide, join, exception } = portRoyalOrders;
const EXPEDITION = 'base_expedition_2captain';

describe('orders that are offered', () => {
  const t = table({ stack: [YELLOW, BLUE, SAILOR, PRIEST], hands: { 1: { coins: 4 } } }).discover(3);

  it('begin with the plain one, name what lies in the harbour, and what one could pay after the fee', () => {
    const offered = offers(t.view, 1);
    expect(offered[0]).toEqual({ type: 'pass' });
    expect(offered).toContainEqual({ type: 'pass', unless: { cards: [SAILOR] } });
    expect(offered).toContainEqual({ type: 'pass', unless: { maxPrice: 3 } });
  });

  it('name the trades that expeditions ask for, before anybody of them has turned up', () => {
    const wanting = table({ stack: [EXPEDITION, YELLOW, BLUE], hands: { 1: { coins: 4 } } }).discover(2);
    expect(offers(wanting.view, 1)).toContainEqual({ type: 'pass', unless: { kinds: ['captain'] } });
    expect(offers(wanting.view, 1)).toContainEqual({ type: 'pass', unless: { kinds: ['jack'] } });
    expect(offers(wanting.view, 1)).not.toContainEqual({ type: 'pass', unless: { kinds: ['priest'] } });
  });

  it('can be joined: any reason of any of them is reason enough', () => {
    const [plain, ...others] = offers(t.view, 1);
    expect(join([])).toEqual(plain);
    expect(exception(plain!, 'en')).toBe('');
    const joined = join(others);
    expect(parse(joined)).toEqual({ order: joined });
    for (const other of others) expect(inWords(joined, 'de')).toContain(exception(other, 'de').split(' ')[0]);
    const several: Order[] = [2, 5].flatMap((n): Order[] => [
      { type: 'pass', unless: { maxPrice: n } },
      { type: 'pass', unless: { minCoins: n, kinds: ['captain'] } },
    ]);
    expect(join(several)).toEqual({ type: 'pass', unless: { kinds: ['captain'], maxPrice: 5, minCoins: 2 } });
  });

  it('are all orders that the game takes, each with a sentence of its own', () => {
    const offered = offers(t.view, 1);
    for (const order of offered) expect(parse(order)).toEqual({ order });
    expect(new Set(offered.map((order) => inWords(order, 'en'))).size).toBe(offered.length);
  });

  it('are none in one’s own turn', () => {
    expect(offers(t.view, 0)).toEqual([]);
  });

  it('do what they say when the seat is asked', () => {
    const asked = t.stop().take(0, YELLOW);
    const told = offers(asked.view, 1).map((order) => decide(order, asked.view, 1, portRoyal.legal(asked.state, 1)));
    expect(told[0]).toEqual({ type: 'pass' });
    expect(told).toContain(null);
  });
});
