import { GAMES } from '@roadstead/games/all';
import { FastRandom } from '@roadstead/kernel';
import { expect, it } from 'vitest';
import { inFull } from '../../../test/full.js';
import { plainSetup } from '../src/bench/bench.js';
import { playRandomly } from '../src/bench/random-play.js';
import { gameNamed } from '../src/game-args.js';
import { playByHand } from '../src/games/port-royal/by-hand.js';
import { roadstead } from './capture.js';
import { outcome, start } from './spawn.js';

inFull('bench reports every figure of each game for 2, 4 and 5 players', async () => {
  const { code, out } = await outcome(start(['bench', '--seconds', '0.002', '--json']));
  expect(code).toBe(0);
  const { games } = JSON.parse(out);
  expect(games.map(({ game }: { game: string }) => game)).toEqual(GAMES.map(({ game }) => game.id));
  const [{ game, figures }] = games;
  expect(game).toBe('port-royal');
  expect(figures.map(({ players }: { players: number }) => players)).toEqual([2, 4, 5]);
  const cost = { ns: expect.any(Number), decisions: expect.any(Number) };
  for (const figure of figures) {
    expect(figure).toMatchObject({ clone: cost, view: cost, redeal: cost, replay: cost });
    expect(figure.decisionsPerSecond).toBeGreaterThan(figure.gamesPerSecond);
    expect(figure.gamesPerSecond).toBeGreaterThan(0);
    expect(figure.toFirst).toBeGreaterThan(0);
    expect(figure.toByHand).toBeGreaterThan(0);
  }
});

it('bench prints a table for people', async () => {
  const { out } = await roadstead(['bench', '--game', 'port-royal', '--seconds', '0.002']);
  expect(out).toMatch(/decisions per second +[\d ]+/);
  expect(out).toMatch(/speed to a loop by hand +[\d.]+/);
  expect(out).toMatch(/replay, ns \(in decisions\) +[\d ]+/);
});

inFull('bench --long sets a long logbook beside a short one', async () => {
  const { out } = await roadstead(['bench', '--long', '--seconds', '0.002']);
  expect(out).toMatch(/microseconds +30 entries +3 000 entries +ratio/);
  expect(out).toMatch(/whole story, checked +[\d.]+ +[\d.]+ +[\d.]+/);
  const { code, err } = await roadstead(['bench', '--game', 'chess']);
  expect(code).not.toBe(0);
  expect(err).toContain('there is no game "chess"');
});

it.each([2, 4, 5])('the loop by hand plays the same game of %i', (players) => {
  const random = new FastRandom(`by hand/${players}`);
  const game = gameNamed('port-royal');
  const setup = plainSetup(game, players);
  const mean = (play: () => number) => Array.from({ length: 600 }, play).reduce((sum, n) => sum + n) / 600;
  const byRules = mean(() => playRandomly(game, setup, random));
  const byHand = mean(() => playByHand(players, random));
  expect(Math.abs(byHand / byRules - 1)).toBeLessThan(0.05);
});
