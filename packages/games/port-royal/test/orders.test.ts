import { LANGUAGES } from '@roadstead/kernel';
import { CATALOGUE, type Order, portRoyal, portRoyalOrders } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import { BLUE, GREEN, PRIEST, RED_SKULL, SAILOR, YELLOW } from './names.js';
import { type Table, table } from './table.js';

const { parse, fits, turnOf, decide, describe: inWords } = portRoyalOrders;

function told(t: Table, order: Order, seat = 1) {
  return decide(order, t.view, seat, portRoyal.legal(t.state, seat));
}

/** Seat 0 has stopped and taken the yellow ship; seat 1 may take one of the others, or leave it. */
function othersTurn(coins = 9): Table {
  return table({ stack: [YELLOW, BLUE, SAILOR, PRIEST], hands: { 1: { coins } } })
    .discover(3)
    .stop()
    .take(0, YELLOW);
}

describe('orders: what a player decides beforehand', () => {
  it('passes in the turn of another', () => {
    const t = othersTurn();
    expect(t.toAct).toEqual([1]);
    expect(told(t, { type: 'pass' })).toEqual({ type: 'pass' });
  });

  it('asks if a card of the list can be taken, and only if it can be paid', () => {
    expect(told(othersTurn(), { type: 'pass', unless: { cards: [PRIEST] } })).toBeNull();
    expect(told(othersTurn(), { type: 'pass', unless: { cards: [GREEN] } })).toEqual({ type: 'pass' });
    expect(told(othersTurn(1), { type: 'pass', unless: { cards: [PRIEST] } })).toEqual({ type: 'pass' });
  });

  it('asks for any card of a kind', () => {
    expect(told(othersTurn(), { type: 'pass', unless: { kinds: ['sailor'] } })).toBeNull();
    expect(told(othersTurn(), { type: 'pass', unless: { kinds: ['admiral'] } })).toEqual({ type: 'pass' });
  });

  it('asks for a person who is cheap enough and for a ship that brings enough', () => {
    expect(told(othersTurn(), { type: 'pass', unless: { maxPrice: 4 } })).toBeNull();
    expect(told(othersTurn(), { type: 'pass', unless: { maxPrice: 1 } })).toEqual({ type: 'pass' });
    expect(told(othersTurn(), { type: 'pass', unless: { minCoins: 1 } })).toBeNull();
    expect(told(othersTurn(), { type: 'pass', unless: { minCoins: 5 } })).toEqual({ type: 'pass' });
  });

  it('decides nothing in one’s own turn, nor anything but taking', () => {
    const t = table({ stack: [RED_SKULL, BLUE, GREEN] }).discover(2);
    expect(told(t, { type: 'pass' }, 0)).toBeNull();
    expect(told(t.stop(), { type: 'pass' }, 0)).toBeNull();
  });

  it('holds for one turn', () => {
    const t = othersTurn();
    const turn = turnOf(t.view);
    expect(fits(t.view, 1)).toBe(true);
    expect(fits(t.view, 0)).toBe(false);
    t.pass(1);
    expect(t.active).toBe(1);
    expect(turnOf(t.view)).not.toBe(turn);
    expect(fits(t.view, 1)).toBe(false);
  });

  it.each([
    null,
    5,
    [],
    {},
    { type: 'take' },
    { type: 'pass', unless: [] },
    { type: 'pass', unless: null },
    { type: 'pass', more: 1 },
    { type: 'pass', unless: { cards: ['no such card'] } },
    { type: 'pass', unless: { cards: PRIEST } },
    { type: 'pass', unless: { cards: Array(100).fill(PRIEST) } },
    { type: 'pass', unless: { kinds: ['tax'] } },
    { type: 'pass', unless: { kinds: ['__proto__'] } },
    { type: 'pass', unless: { maxPrice: -1 } },
    { type: 'pass', unless: { maxPrice: 1.5 } },
    { type: 'pass', unless: { minCoins: '3' } },
    { type: 'pass', unless: { colour: 'red' } },
  ])('refuses %j in one sentence', (raw) => {
    expect(parse(raw)).toEqual({ refusal: expect.stringMatching(/^[A-Z"].*\.$/) });
  });

  it('reads an order back as it was given', () => {
    const unless = { cards: [PRIEST], kinds: ['sailor'], maxPrice: 4, minCoins: 3 };
    expect(parse({ type: 'pass', unless })).toEqual({ order: { type: 'pass', unless } });
    expect(parse({ type: 'pass' })).toEqual({ order: { type: 'pass' } });
  });

  it.each(LANGUAGES)('says every order in %s', (language) => {
    const takeable = CATALOGUE.filter(({ type }) => type === 'ship' || type === 'person');
    const unless = {
      cards: takeable.map(({ id }) => id),
      kinds: [...new Set(takeable.map(({ subtype }) => subtype))],
      maxPrice: 1,
      minCoins: 2,
    };
    const sentence = inWords({ type: 'pass', unless }, language);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(sentence).not.toContain('undefined');
    expect(inWords({ type: 'pass' }, language)).toMatch(/^[A-Z][^:]*\.$/);
    expect(inWords({ type: 'pass', unless: {} }, language)).toBe(inWords({ type: 'pass' }, language));
  });
});
