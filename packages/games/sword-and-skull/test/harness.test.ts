import { checkGame } from '@roadstead/kernel/harness';
import { swordAndSkull } from '@roadstead/sword-and-skull';
import { expect, it } from 'vitest';
import { FULL } from '../../../../test/full.js';

it('keeps every promise of the contract at tables of 2 to 5', () => {
  const census = checkGame(swordAndSkull, { games: FULL ? 40 : 4, seed: 'sword and skull', every: FULL ? 1 : 5 });
  expect(census.longestList).toBeGreaterThan(60);
});
