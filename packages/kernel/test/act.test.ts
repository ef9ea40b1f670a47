import { act, begin, FastRandom, same } from '@roadstead/kernel';
import { describe, expect, test } from 'vitest';
import { type LotsAction, lots } from './games/lots.js';
import { wharf } from './games/wharf/game.js';
import type { WharfEvent } from './games/wharf/state.js';

const chance = () => new FastRandom('chance');
const newWharf = () => begin(wharf, { seats: 3, options: { mode: 'rivals', crates: 9 }, start: 0 }, chance());

describe('act', () => {
  test('carries out what is legal, also when it comes as a copy', () => {
    const state = newWharf();
    act(wharf, state, 0, JSON.parse('{"seat":2,"type":"ask"}'), chance());
    expect(state).toMatchObject({ phase: 'leave', asked: 2 });
  });

  test.each([
    ['a seat that is not to act', 1, { type: 'pass' }, 'NOT_YOUR_TURN'],
    ['an action that is not listed', 0, { type: 'grant' }, 'ILLEGAL_ACTION'],
    ['an extra field', 0, { type: 'pass', extra: 1 }, 'ILLEGAL_ACTION'],
    ['a missing field', 0, { type: 'ask' }, 'ILLEGAL_ACTION'],
    ['a text for a number', 0, { type: 'ask', seat: '1' }, 'ILLEGAL_ACTION'],
    ['nothing at all', 0, null, 'ILLEGAL_ACTION'],
  ])('refuses %s and changes nothing', (_, seat, action, code) => {
    const state = newWharf();
    const before = wharf.clone(state);
    expect(() => act(wharf, state, seat, action as never, chance())).toThrow(expect.objectContaining({ code }));
    expect(state).toEqual(before);
  });

  test('does forced steps by itself: nobody who cannot bid or object is asked', () => {
    const state = newWharf();
    state.players[2]!.coins = 0;
    state.players[0]!.tokens = 0;
    const events: WharfEvent[] = [];
    const tell = (event: WharfEvent) => events.push(event);
    act(wharf, state, 0, { type: 'auction' }, chance(), tell);
    expect(wharf.toAct(state)).toEqual([1]);
    act(wharf, state, 1, { type: 'bid', coins: 4 }, chance(), tell);
    expect(state).toMatchObject({ phase: 'object', objectors: [2, 0] });
    act(wharf, state, 2, { type: 'pass' }, chance(), tell);
    expect(state).toMatchObject({ phase: 'turn', active: 1 });
    expect(events.map((event) => event.type)).toEqual(
      ['turnedUp', 'bid', 'passed', 'passed', 'passed', 'passed', 'took', 'turn'], // 2 and 0 cannot bid; 0 cannot object
    );
  });

  test('asks a seat with a single action where the game wants it', () => {
    const state = begin(lots, { seats: 2, options: {} }, chance());
    state.hands = [[2], [4]];
    state.call = 0;
    expect(lots.legal(state, 0)).toEqual([{ type: 'lay', card: 2 }]);
    act(lots, state, 0, { type: 'lay', card: 2 }, chance());
    expect(lots.toAct(state)).toEqual([1]);
  });

  test('says so when rules run in a circle or lead nowhere', () => {
    const setup = { seats: 2, options: {} };
    const go: LotsAction = { type: 'lay', card: 1 };
    const circle = { ...lots, toAct: () => [0], legal: () => [go], resolve: () => {}, asksAnyway: () => false };
    expect(() => begin(circle, setup, chance())).toThrow('lots: the rules run in a circle of forced steps');
    const nowhere = { ...circle, legal: (): LotsAction[] => [] };
    expect(() => begin(nowhere, setup, chance())).toThrow('lots: seat 0 has to act, but nothing is legal');
  });
});

describe('same', () => {
  test.each([
    [1, 1, true],
    [{ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 1 }, false],
    [{ a: 1, b: 1 }, { a: 1 }, false],
    [{ a: undefined }, { b: 1 }, false],
    [[], {}, false],
    [[1, 2], [2, 1], false],
    [null, {}, false],
    ['1', 1, false],
  ])('%j and %j: %s', (a, b, expected) => {
    expect(same(a, b)).toBe(expected);
  });
});
