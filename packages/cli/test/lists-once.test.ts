import { GAMES } from '@roadstead/games/all';
import { expect, it, vi } from 'vitest';
import { jobOf } from '../src/simulate/job-args.js';
import { playGames } from '../src/simulate/play-games.js';

it.each(GAMES)('simulating $game.id lists what may be done once for every step', async ({ game }) => {
  const job = jobOf({ game: game.id, players: '2', bots: 'random', seed: 'once', start: '0' });
  const legal = vi.spyOn(game, 'legal');
  const resolve = vi.spyOn(game, 'resolve');
  await playGames(job, { from: 0, to: 1 });
  expect(resolve.mock.calls.length).toBeGreaterThan(20);
  // Questions follow every step; there are two lists only where both are asked at the same time.
  expect(legal.mock.calls.length).toBeLessThan(1.2 * resolve.mock.calls.length);
});
