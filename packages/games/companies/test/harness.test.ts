import { companies } from '@roadstead/companies';
import { checkGame } from '@roadstead/kernel/harness';
import { expect, it } from 'vitest';
import { FULL } from '../../../../test/full.js';
import { richPosition } from './rich.js';

/** At full length every state of many games is looked at from every side. */
const PATIENCE = 1_800_000;

it('keeps every promise of the contract at tables of 2 to 5', { timeout: PATIENCE }, () => {
  const options = { calendars: FULL ? 3 : 1 };
  const tables = [2, 3, 4, 5].flatMap((seats) => [
    { seats, options, byHand: { position: richPosition(seats) } },
    { seats, options },
  ]);
  const census = checkGame(companies, {
    games: FULL ? 16 : 8,
    seed: 'companies',
    tables,
    every: FULL ? 3 : 40,
    longest: 50_000,
  });
  expect(census.longestList).toBeGreaterThan(20);
});
