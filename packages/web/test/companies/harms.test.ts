import type { Typed } from '@roadstead/kernel';
import { expect, it } from 'vitest';
import { concerns, harms } from '../../src/games/companies/play/events.js';

it('the log is red where ships or buildings of one’s own are hit or gone, and nowhere else', () => {
  const red = [
    { type: 'storm', seat: 1, ships: [] },
    { type: 'damage', seat: 1, fleet: 'I', ship: 0, n: 2 },
    { type: 'lost', seat: 1, fleet: 'I', place: 0, ship: 'fluyt', why: 'fight', ducats: 0 },
    { type: 'removed', what: 'fort', harbour: 'galle', seat: 1, field: 0, destroyed: true },
  ] as unknown as Typed[];
  const plain = [
    { type: 'leave', from: 0, to: 1, for: 'cube', harbour: 'galle', fee: 2, granted: true },
    { type: 'delivered', seat: 0, harbour: 'galle', director: { seat: 1, ducats: 2 } },
  ] as unknown as Typed[];
  expect(red.map((event) => harms(event, 1))).toEqual(red.map(() => true));
  expect(red.map((event) => harms(event, 0))).toEqual(red.map(() => false));
  expect(plain.map((event) => harms(event, 1))).toEqual(plain.map(() => false));
  expect([...red, ...plain].every((event) => concerns(event, 1))).toBe(true);
});
