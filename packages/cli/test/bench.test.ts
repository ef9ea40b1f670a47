import { expect, it } from 'vitest';
import { roadstead } from './capture.js';

it('bench reports every figure for 2, 4 and 5 players', async () => {
  const { code, out } = await roadstead(['bench', '--seconds', '0.01', '--json']);
  expect(code).toBe(0);
  const { figures } = JSON.parse(out);
  expect(figures.map(({ players }: { players: number }) => players)).toEqual([2, 4, 5]);
  const cost = { ns: expect.any(Number), decisions: expect.any(Number) };
  for (const figure of figures) {
    expect(figure).toMatchObject({ clone: cost, view: cost, redeal: cost, replay: cost });
    expect(figure.decisionsPerSecond).toBeGreaterThan(figure.gamesPerSecond);
    expect(figure.gamesPerSecond).toBeGreaterThan(0);
  }
});

it('bench prints a table for people', async () => {
  const { out } = await roadstead(['bench', '--seconds', '0.01']);
  expect(out).toMatch(/decisions per second +[\d ]+/);
  expect(out).toMatch(/replay, ns \(in decisions\) +[\d ]+/);
});
