import { expect, it } from 'vitest';
import { HealthCheck } from '../../src/ops/health.js';
import { openStore } from '../../src/store/open-store.js';

it('a database that answers nothing is told of soon, and asked one question at a time', async () => {
  const store = await openStore(':memory:');
  const logged: unknown[] = [];
  let asked = 0;
  let answer = (_: null) => {};
  const silent = () => {
    asked++;
    return new Promise<null>((resolve) => (answer = resolve));
  };
  const health = new HealthCheck({ ...store, keys: { ...store.keys, get: silent } }, (error) => logged.push(error), 20);
  const told = await Promise.all([health.look(), health.look()]);
  expect(told).toEqual(Array(2).fill({ ok: false, error: 'reading fails' }));
  expect((await health.look()).ok).toBe(false);
  expect(asked).toBe(1);
  expect(logged).toEqual([new Error('no answer')]);
  const later = health.look();
  answer(null);
  expect(await later).toEqual({ ok: true });
  await store.close();
});
