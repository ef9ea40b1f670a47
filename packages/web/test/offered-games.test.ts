import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutGames } from '../build/offered-games.js';

const LIST = readFileSync(new URL('../../games/registry/src/list.ts', import.meta.url), 'utf8');
const ROW = { 'port-royal': /portRoyalEntry \},$/m, 'sword-and-skull': /swordAndSkullEntry \},$/m };

it('a game without a table is not listed, and the others are', () => {
  const kept = withoutGames(LIST, (game) => game !== 'sword-and-skull');
  expect(kept).not.toMatch(/sword/i);
  expect(kept).toMatch(ROW['port-royal']);
});

it('wherever in the list it stands', () => {
  const kept = withoutGames(LIST, (game) => game !== 'port-royal');
  expect(kept).not.toMatch(/port-?royal/i);
  expect(kept).toMatch(ROW['sword-and-skull']);
});

it('with a table for all of them nothing is left out', () => {
  expect(withoutGames(LIST, () => true)).toBe(LIST);
});
