import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { inFull } from '../../../../test/full.js';

const PROGRAM = fileURLToPath(new URL('../../bench/siege.mjs', import.meta.url));

/** What is promised on a quiet machine; on another, so many times what it takes there while all is calm. */
const PROMISED_MS = 250;
const TIMES_CALM = 10;

const siege = () =>
  new Promise<string>((done) => {
    execFile(process.execPath, [PROGRAM, '--seconds', '5'], (_, printed, complaints) => done(printed + complaints));
  });

/** Who waits too long, where somebody does. */
async function besieged(): Promise<string[]> {
  const printed = await siege();
  const measured = [...printed.matchAll(/^(calm|flood|a game).*: (\d+) actions.* p99 ([\d.]+) ms/gm)];
  expect(
    measured.map(([, what]) => what),
    printed,
  ).toEqual(['calm', 'flood', 'a game']);
  for (const [line, , actions] of measured) expect(Number(actions), line).toBeGreaterThan(0);
  const [calm, ...others] = measured.map(([line, , , p99]) => ({ line, p99: Number(p99) }));
  const most = Math.max(PROMISED_MS, TIMES_CALM * calm!.p99);
  return others.filter(({ p99 }) => p99 >= most).map(({ line }) => `${line} (calm: ${calm!.line})`);
}

inFull('honest people notice little of a flood, and of a long game that is opened again and again', async () => {
  // Something else may have been at work on the machine: it is not twice, each time just then.
  const late = await besieged();
  expect(late.length === 0 ? [] : await besieged()).toEqual([]);
});
