import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutGames } from '../build/offered-games.js';

const LIST = readFileSync(new URL('../../games/registry/src/list.ts', import.meta.url), 'utf8');

it('a game without a table is neither imported nor listed, and the others are', () => {
  const kept = withoutGames(LIST, (game) => game !== 'sword-and-skull');
  expect(kept).not.toMatch(/sword/i);
  expect(kept).toMatch(/import \{ portRoyalEntry \} from '@roadstead\/port-royal';/);
  expect(kept).toMatch(/= \[portRoyalEntry\];/);
});

it('wherever in the list it stands', () => {
  const kept = withoutGames(LIST, (game) => game !== 'port-royal');
  expect(kept).not.toMatch(/portRoyal/);
  expect(kept).toMatch(/= \[swordAndSkullEntry\];/);
});

it('with a table for all of them nothing is left out', () => {
  expect(withoutGames(LIST, () => true)).toBe(LIST);
});
