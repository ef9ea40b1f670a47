import { checkGame } from '@roadstead/kernel/harness';
import { describe, expect, test } from 'vitest';
import { lots } from './games/lots.js';
import { wharf } from './games/wharf/game.js';

const WHARF_TABLES = [
  { seats: 2 },
  { seats: 4, start: 1 },
  { seats: 1, options: { mode: 'crew' } },
  { seats: 3, options: { mode: 'crew' } },
  { seats: 3, byHand: { stack: [9, 8, 7] } },
];

describe('the games that keep the contract pass', () => {
  test('secret simultaneous choices, dice, hidden hands', () => {
    const census = checkGame(lots, { games: 9, seed: 'thorough' });
    expect(census.games).toBe(9);
    expect(census.longestList).toBe(3);
  });

  test('auction, objections out of turn, asking leave, votes, solo', () => {
    const census = checkGame(wharf, { games: 15, seed: 'thorough', tables: WHARF_TABLES });
    expect(census.acts).toBeGreaterThan(200);
    expect(census.meanList).toBeGreaterThan(2);
  });

  test('many at a time', () => {
    expect(checkGame(lots, { games: 500, seed: 'light', depth: 'light' }).games).toBe(500);
    expect(checkGame(wharf, { games: 500, seed: 'light', depth: 'light', tables: WHARF_TABLES }).games).toBe(500);
  });
});

test('the same seed plays the same games, from wherever it begins', () => {
  const run = (first: number, games: number) => checkGame(wharf, { seed: 'again', first, games, tables: WHARF_TABLES });
  const whole = run(0, 4);
  expect(run(0, 4)).toEqual(whole);
  expect(run(0, 2).acts + run(2, 2).acts).toBe(whole.acts);
});

test('a policy decides instead of chance', () => {
  const seen = new Set<string>();
  checkGame(wharf, {
    games: 1,
    seed: 'policy',
    tables: [{ seats: 2 }],
    policy({ actions, view }) {
      seen.add(view().phase);
      return actions.find((action) => action.type === 'pass') ?? actions[0]!;
    },
  });
  expect([...seen]).toEqual(['turn']);
});
