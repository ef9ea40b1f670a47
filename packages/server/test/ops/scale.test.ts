import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../bench/scale.mjs', import.meta.url));

it('a simulated day is the same each time, and more people need more', async () => {
  const day = async (people: number) =>
    (await promisify(execFile)(process.execPath, [PROGRAM, '--people', String(people)])).stdout;
  const [small, again, large] = await Promise.all([day(2_000), day(2_000), day(150_000)]);
  expect(again).toBe(small);
  const nodesAt = (text: string) => Number(/(\d+) nodes with/.exec(text)![1]);
  expect(nodesAt(small)).toBe(2);
  expect(nodesAt(large)).toBeGreaterThan(2);
  expect(large).not.toMatch(/NaN|Infinity|undefined/);
  expect(large.match(/^ *\d+ .*%/gm)).toHaveLength(24);
});
