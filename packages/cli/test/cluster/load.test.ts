import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { newDatabase } from '../../../../test/cluster/databases.js';
import { inFull } from '../../../../test/full.js';
import { roadstead } from '../capture.js';

inFull('load spreads the people of a table over nodes, and tells how long an action takes to the others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'roadstead-load-'));
  const sizes = ['--tables', '2', '--seats', '3', '--think', '0.05', '--seconds', '1', '--flat-out', '0', '--storm'];
  const place = ['--nodes', '2', '--database', await newDatabase(), '--nats', inject('nats'), '--data', folder];
  const { code, out, err } = await roadstead(['load', ...sizes, ...place, '--limit', '60000', '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const { steps, nodes, storm } = JSON.parse(out);
  expect(nodes).toBe(2);
  expect(steps[0].acrossP50).toBeGreaterThan(0);
  expect(steps[0].acrossP99).toBeGreaterThanOrEqual(steps[0].acrossP50);
  expect(storm.sockets).toBeGreaterThan(0);
  await rm(folder, { recursive: true });
});
