import { FastRandom } from '@roadstead/kernel';
import { portRoyal } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import { FULL } from '../../../test/full.js';
import { botFor } from '../src/all.js';
import { deal, playOut } from './tables.js';

describe('greedy', () => {
  it.each([
    { seats: 2, options: {}, share: 0.9 },
    { seats: 4, options: {}, share: 0.8 },
    { seats: 2, options: { end: 'expedition' }, share: 0.65 },
    { seats: 3, options: { box: 'unterwegs' }, share: 0.85 },
    { seats: 4, options: { with: ['contracts'] }, share: 0.8 },
  ])('beats random players at a table of $seats with $options', ({ seats, options, share }) => {
    const random = new FastRandom(`strength/${seats}`);
    const games = FULL ? 120 : 30;
    let wins = 0;
    for (let game = 0; game < games; game++) {
      const mine = game % seats;
      const levels = Array.from({ length: seats }, (_, seat) => (seat === mine ? 'greedy' : 'random'));
      const { winners } = portRoyal.result(playOut(deal(seats, options, random), levels, random))!;
      if (winners.includes(mine)) wins += 1 / winners.length;
    }
    expect(wins / games).toBeGreaterThan(share);
  });

  it('wins some games alone and together', () => {
    const random = new FastRandom('together');
    const games = FULL ? 60 : 30;
    const wins = (seats: number) =>
      Array.from({ length: games }, () => {
        const start = deal(seats, { with: ['contracts'], mode: 'co-op' }, random);
        return portRoyal.result(playOut(start, Array(seats).fill('greedy'), random))!.winners.length > 0;
      }).filter(Boolean).length;
    expect(wins(1)).toBeGreaterThan(games / 8);
    expect(wins(2)).toBeGreaterThan(0);
  });
});

describe('levels', () => {
  it('are refused where a game has no such bot', () => {
    expect(botFor('port-royal', 'grandmaster')).toBeUndefined();
    expect(botFor('chess', 'greedy')).toBeUndefined();
    expect(botFor('chess', 'random')).toBeDefined();
  });
});
