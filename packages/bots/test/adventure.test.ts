import { FastRandom, LANGUAGES } from '@roadstead/kernel';
import { portRoyal } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import { FULL } from '../../../test/full.js';
import { botFor, decisionOf, LEVELS } from '../src/index.js';
import { QUICK } from './play-out.js';
import { deal, playOut } from './tables.js';

const SHAPES = [
  { seats: 1, options: { chapter: 2 } },
  { seats: 2, options: { chapter: 1, mode: 'co-op', characters: 'pick' } },
  { seats: 3, options: { chapter: 5 } },
  { seats: 2, options: { chapter: 'variable', with: ['gambler'] } },
];

describe.each(FULL ? SHAPES : SHAPES.slice(1, 3))('the adventure at a table of $seats with $options', (shape) => {
  const { seats, options } = shape;
  it.each([...LEVELS, 'greedy'])('%s bots play a chapter legally, to the end, and say why', (level) => {
    const random = new FastRandom(`adventure/${level}/${seats}`);
    const bot = botFor('port-royal', level)!;
    const end = playOut(deal(seats, options, random), Array(seats).fill(level), random, (state, seat) => {
      if (random.int(8) > 0) return;
      const { why } = bot.choose(decisionOf(portRoyal, state, seat, random), QUICK);
      for (const language of LANGUAGES) expect(why(language)).toMatch(/^[\p{Lu}\d][^{}]*\.$/u);
    });
    expect(portRoyal.result(end)).toHaveProperty('campaign');
  });
});
