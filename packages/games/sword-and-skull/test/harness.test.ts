import { checkGame } from '@roadstead/kernel/harness';
import { swordAndSkull } from '@roadstead/sword-and-skull';
import { expect, it } from 'vitest';
import { FULL } from '../../../../test/full.js';

/** At full length every state of forty games is looked at from every side. */
const PATIENCE = 1_800_000;

it('keeps every promise of the contract at tables of 2 to 5', { timeout: PATIENCE }, () => {
  const census = checkGame(swordAndSkull, { games: FULL ? 40 : 4, seed: 'sword and skull', every: FULL ? 1 : 5 });
  expect(census.longestList).toBeGreaterThan(60);
});
