import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { inFull } from '../../../../test/full.js';

const PROGRAM = fileURLToPath(new URL('../../bench/siege.mjs', import.meta.url));

/** What it prints, whether it finds the server quick enough or not: how quick is for a quiet machine to say. */
const siege = () =>
  new Promise<string>((done) => {
    execFile(process.execPath, [PROGRAM, '--seconds', '5'], (_, printed, complaints) => done(printed + complaints));
  });

inFull('a siege is measured: the calm before it, a flood, and a long game that is opened again and again', async () => {
  const printed = await siege();
  const measured = [...printed.matchAll(/^(calm|flood|a game).*: (\d+) actions/gm)];
  expect(
    measured.map(([, what]) => what),
    printed,
  ).toEqual(['calm', 'flood', 'a game']);
  for (const [line, , actions] of measured) expect(Number(actions), line).toBeGreaterThan(0);
  expect(printed).toMatch(/p99 (NOT )?below 250 ms/);
});
