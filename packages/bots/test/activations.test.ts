import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../bench/activations.mjs', import.meta.url));

it('a player of The Companies who uses its commands needs about a third of the single decisions', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, '2', '4', '3', '--kinds']);
  const share = (line: string) => Number(new RegExp(`^${line}.*?, or (\\d+) %`, 'm').exec(stdout)![1]);
  expect(Number(/^Decisions per player and game (\d+)/m.exec(stdout)![1])).toBeGreaterThan(150);
  expect(share('With commands')).toBeLessThanOrEqual(55);
  expect(share('With kept routes')).toBeLessThanOrEqual(45);
  expect(share('With orders')).toBeLessThanOrEqual(36);
  // An order is no way to hide decisions: where each part of it counts, it is still less than half.
  expect(Number(/, or (\d+) %, where each part/.exec(stdout)![1])).toBeLessThanOrEqual(49);
  // The kinds add up to the activations.
  const kinds = [...stdout.matchAll(/^ +([\d.]+) {2}\w/gm)].map(([, n]) => Number(n));
  const all = Number(/^With orders of purchases too ([\d.]+)/m.exec(stdout)![1]);
  expect(Math.abs(kinds.reduce((sum, n) => sum + n, 0) - all)).toBeLessThan(3);
});
