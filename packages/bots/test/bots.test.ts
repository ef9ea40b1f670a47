import { FastRandom, LANGUAGES } from '@roadstead/kernel';
import { portRoyal, type State } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import { everyNth, FULL } from '../../../test/full.js';
import { botFor, decisionOf, LEVELS } from '../src/all.js';
import { deal, playOut, QUICK, SHAPES } from './tables.js';

describe.each(everyNth(4, SHAPES))('at a table of $seats with $options', ({ seats, options }) => {
  it.each(LEVELS)('%s bots play whole games, legally and to the end', (level) => {
    const random = new FastRandom(`${level}/${seats}`);
    for (let game = 0; game < (level === 'admiral' || !FULL ? 1 : 10); game++) {
      const end = playOut(deal(seats, options, random), Array(seats).fill(level), random);
      expect(portRoyal.result(end)).not.toBeNull();
    }
  });

  it.each(LEVELS)('what a %s bot cannot see never changes what it does', (level) => {
    const random = new FastRandom(`hidden/${level}/${seats}`);
    const bot = botFor('port-royal', level)!;
    // Enough for an admiral to give moves up and to prefer others to the captain's, in a part of its decisions.
    const [games, oneIn, budget] =
      level === 'admiral' ? [1, FULL ? 6 : 12, { iterations: 16 }] : [FULL ? 3 : 1, 1, QUICK];
    const thought = (state: State, seat: number) => {
      const { action, estimates } = bot.choose(decisionOf(portRoyal, state, seat, new FastRandom('same')), budget);
      return { action, estimates };
    };
    const check = (state: State, seat: number) => {
      if (random.int(oneIn) > 0) return;
      expect(thought(portRoyal.redeal(state, seat, random), seat)).toEqual(thought(state, seat));
    };
    for (let game = 0; game < games; game++)
      playOut(deal(seats, options, random), Array(seats).fill(level), random, check);
  });

  it.each(LEVELS)('%s says why in one sentence of each language', (level) => {
    const random = new FastRandom(`why/${level}/${seats}`);
    const bot = botFor('port-royal', level)!;
    playOut(deal(seats, options, random), Array(seats).fill(level), random, (state, seat) => {
      const { why } = bot.choose(decisionOf(portRoyal, state, seat, random), QUICK);
      for (const language of LANGUAGES) expect(why(language)).toMatch(/^[\p{Lu}\d][^{}]*\.$/u);
    });
  });
});

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
