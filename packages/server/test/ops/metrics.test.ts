import { expect, it } from 'vitest';
import { Metrics } from '../../src/ops/metrics.js';
import { openStore } from '../../src/store/open-store.js';

/** What `promtool check metrics` looks at: the naming rules of Prometheus, metric by metric. */
function complaints({ name, help, type }: { name: string; help: string; type: string }): string[] {
  const found: string[] = [];
  const complain = (isWrong: boolean, what: string) => {
    if (isWrong) found.push(`${name}: ${what}`);
  };
  complain(help.trim() === '', 'has no help');
  complain(!/^[a-z][a-z0-9_]*$/.test(name), 'is no name in snake case');
  complain(type === 'counter' && !name.endsWith('_total'), 'a counter ends with _total');
  complain(type !== 'counter' && name.endsWith('_total'), 'only a counter ends with _total');
  complain(type !== 'histogram' && /_(bucket|count|sum)$/.test(name), 'has an ending of histograms');
  complain(new RegExp(`_${type}(_|$)`).test(name), 'says its type');
  complain(/_(milliseconds|ms|minutes|hours|days|kilobytes|megabytes|percent)(_|$)/.test(name), 'is in no base unit');
  return found;
}

it('metrics are called as Prometheus wants them to be', async () => {
  const store = await openStore(':memory:');
  const metrics = await new Metrics(store, 'test').registry.getMetricsAsJSON();
  expect(metrics.length).toBeGreaterThan(20);
  const told = metrics.map(({ name, help, type }) => ({ name, help, type: String(type) }));
  expect(told.flatMap(complaints)).toEqual([]);
  await store.close();
});
