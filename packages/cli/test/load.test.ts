import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Latencies } from '../src/load/latencies.js';
import { roadstead } from './capture.js';

it('load plays at tables of its own server, tells what it measured and leaves nothing behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'roadstead-load-'));
  const sizes = ['--tables', '2,3', '--seats', '3', '--think', '0.05', '--seconds', '1', '--flat-out', '2', '--storm'];
  const { code, out, err } = await roadstead(['load', ...sizes, '--limit', '60000', '--data', folder, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const { steps, held, mostCommitsPerSecond, cpuMsPerCommit, seats, storm } = JSON.parse(out);
  expect({ held, seats }).toEqual({ held: 3, seats: 3 });
  expect(steps.map(({ tables }: { tables: number }) => tables)).toEqual([2, 3]);
  for (const step of steps) {
    expect(step).toMatchObject({ holds: true, late: 0, acrossP50: null });
    expect(step.actions).toBeGreaterThan(0);
    expect(step.commitsPerSecond).toBeGreaterThan(0);
    expect(step.p50).toBeGreaterThan(0);
    expect(step.p99).toBeGreaterThanOrEqual(step.p50);
    expect(step.memoryBytes).toBeGreaterThan(1_000_000);
  }
  expect(mostCommitsPerSecond).toBeGreaterThan(0);
  expect(cpuMsPerCommit).toBeGreaterThan(0);
  expect(storm.sockets).toBeGreaterThan(0);
  expect(storm.worst).toBeGreaterThan(0);
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

it.each([
  [['--tables', 'many'], '--tables must be a whole number'],
  [['--tables', '5,'], '--tables must be a whole number'],
  [['--seats', '9'], '--seats must be a whole number'],
  [['--think', '0'], '--think must be a number above 0'],
  [['--nodes', '2'], '--nodes needs a --database'],
  [['--data', '/no/such/folder'], '--data must be a folder'],
])('load %j is refused in one sentence', async (args, sentence) => {
  const { code, err } = await roadstead(['load', ...args]);
  expect(code).toBe(2);
  expect(err).toContain(sentence);
});

it('counts what share is done within what time', () => {
  const latencies = new Latencies();
  for (let ms = 100; ms >= 1; ms--) latencies.add(ms);
  expect([0.5, 0.99, 1].map((share) => latencies.within(share))).toEqual([50, 99, 100]);
  expect(new Latencies().within(0.99)).toBe(0);
});
