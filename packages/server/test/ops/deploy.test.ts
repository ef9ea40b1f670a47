import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config/read-config.js';
import { Metrics } from '../../src/ops/metrics.js';
import { openStore } from '../../src/store/open-store.js';

const textOf = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../deploy/${name}`, import.meta.url)), 'utf8');

const SYSTEMD = '/usr/bin/systemd-analyze';

describe('what is there for whoever runs several nodes', () => {
  it('the dashboard asks for metrics that there are, by labels that they have', async () => {
    const store = await openStore(':memory:');
    const metrics = await new Metrics(store, 'test').registry.getMetricsAsJSON();
    await store.close();
    const names = metrics.flatMap(({ name, type }) =>
      String(type) === 'histogram' ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`) : [name],
    );
    const { panels } = JSON.parse(textOf('grafana.json')) as {
      panels: { title: string; targets: { expr: string; legendFormat: string }[] }[];
    };
    const asked = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    expect(asked.length).toBeGreaterThan(15);
    const named = asked.flatMap((expr) => expr.match(/roadstead_\w+/g) ?? []);
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
    for (const expr of asked) expect(expr).toContain('{node=~"$node"}');
    const labels = asked.flatMap((expr) => /by \(([^)]*)\)/.exec(expr)?.[1]?.split(', ') ?? []);
    expect([...new Set(labels)].toSorted()).toEqual(['by', 'code', 'le', 'node', 'outcome', 'status']);
    // What a line is called is among what it is summed by.
    for (const { title, targets } of panels)
      for (const { expr, legendFormat } of targets)
        for (const [, label] of legendFormat.matchAll(/\{\{(\w+)\}\}/g))
          expect(`${title}: ${expr}`).toMatch(new RegExp(`by \\([^)]*\\b${label}\\b|^[^(]*(rate\\()?roadstead_`));
  });

  it('the settings of a node are settings', () => {
    const lines = textOf('node.env')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    const env = Object.fromEntries(lines.map((line) => line.split(/=(.*)/, 2) as [string, string]));
    expect(readConfig(env)).toMatchObject({
      host: '10.0.0.1',
      nats: 'nats://10.0.0.5:4222',
      publicUrl: 'https://games.example.org',
      trustProxy: '10.0.0.4',
      drainMs: 3_000,
    });
  });

  it.skipIf(!existsSync(SYSTEMD))('systemd finds nothing wrong with the unit', () => {
    const folder = mkdtempSync(join(tmpdir(), 'roadstead-unit-'));
    const file = join(folder, 'roadstead@.service');
    writeFileSync(file, textOf('roadstead@.service').replace('/usr/bin/node', process.execPath));
    const { status, stderr } = spawnSync(SYSTEMD, ['verify', file], { encoding: 'utf8' });
    // It also looks through what is installed on this machine: only what it says of ours counts.
    expect(stderr.split('\n').filter((line) => line.includes('roadstead@'))).toEqual([]);
    expect(status).toBe(0);
    rmSync(folder, { recursive: true });
  });
});
