import { expect, it, vi } from 'vitest';
import { inSlices } from '../src/slices.js';

/** By a clock that is moved by work alone. */
const STEP_MS = 1;
const STEPS = 100;
const JOBS = 20;

it('however many long things are under way, others wait for one slice and not for one of each', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  function* work() {
    for (let i = 0; i < STEPS; i++) {
      now += STEP_MS;
      yield;
    }
  }
  const rounds: number[] = [];
  let before = now;
  let round = setImmediate(function count() {
    rounds.push(now - before);
    before = now;
    round = setImmediate(count);
  });
  const ended: number[] = [];
  await Promise.all(Array.from({ length: JOBS }, () => inSlices(work()).then(() => ended.push(now))));
  clearImmediate(round);
  // A step of each that has just begun, before it knows of the others; then one slice of all together.
  expect(Math.max(...rounds)).toBeLessThanOrEqual(8 + JOBS * STEP_MS);
  expect(Math.max(...rounds.slice(1))).toBeLessThanOrEqual(8 + STEP_MS);
  // Whoever waits longest goes on: nobody is done before all are nearly so.
  expect(ended[0]).toBeGreaterThan(0.8 * JOBS * STEPS * STEP_MS);
});
