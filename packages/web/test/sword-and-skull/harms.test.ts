import type { Typed } from '@roadstead/kernel';
import { expect, it } from 'vitest';
import { concerns, harms } from '../../src/games/sword-and-skull/play/events.js';

/** What seat 1 reads in red. */
const isRed = (event: object) => harms(event as Typed, 1);

it('the log is red where one loses gold, a card or a fight, and nowhere else', () => {
  const red = [
    { type: 'gold', seat: 0, n: 3, why: 'bonus', from: 1 },
    { type: 'recruited', seat: 0, crew: 'C01', from: 1 },
    { type: 'bonus', seat: 0, take: 'crew', loser: 1 },
    {
      type: 'result',
      attacker: 0,
      figure: 'officer',
      foe: 'figure',
      seat: 1,
      foeFigure: 'pirate',
      winner: 0,
      totals: [9, 4],
    },
  ];
  const plain = [
    { type: 'gold', seat: 1, n: 3, why: 'bonus', from: 0 },
    { type: 'recruited', seat: 1, crew: 'C01', from: 0 },
    { type: 'bonus', seat: 0, take: 'nothing', loser: 1 },
    {
      type: 'result',
      attacker: 0,
      figure: 'officer',
      foe: 'figure',
      seat: 1,
      foeFigure: 'pirate',
      winner: 1,
      totals: [4, 9],
    },
    { type: 'fight', attacker: 0, figure: 'officer', foe: 'figure', seat: 1, foeFigure: 'pirate' },
  ];
  expect(red.map(isRed)).toEqual(red.map(() => true));
  expect(plain.map(isRed)).toEqual(plain.map(() => false));
  // Only what is told as one's own concern is coloured at all.
  expect(red.map((event) => concerns(event as Typed, 1))).toEqual(red.map(() => true));
});
