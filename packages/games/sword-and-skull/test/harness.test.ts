import { checkGame } from '@roadstead/kernel/harness';
import { swordAndSkull } from '@roadstead/sword-and-skull';
import { expect, it } from 'vitest';
import { FULL } from '../../../../test/full.js';

it('keeps every promise of the contract at tables of 2 to 5', () => {
  const census = checkGame(swordAndSkull, { games: FULL ? 40 : 8, seed: 'sword and skull', every: FULL ? 1 : 3 });
  expect(census.longestList).toBeGreaterThan(60);
});
