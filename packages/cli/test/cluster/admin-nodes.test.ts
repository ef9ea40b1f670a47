import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, openData, openStore, readConfig } from '@roadstead/server';
import { NatsBus } from '@roadstead/server/test-kit';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { newDatabase } from '../../../../test/cluster/databases.js';
import { roadstead } from '../capture.js';

let folder: string;
let database: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roadstead-nodes-'));
  database = await newDatabase();
  vi.stubEnv('ROADSTEAD_DATABASE', database);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

async function aNode(name: string, nats: boolean) {
  const config = readConfig({ PORT: '0', ROADSTEAD_PAGE: folder, ROADSTEAD_LOG: 'silent', ROADSTEAD_NODE: name });
  const bus = nats ? { bus: new NatsBus(inject('nats'), `admin${process.pid}`) } : {};
  const app = await createApp(config, await openStore(database), bus);
  return { app, address: await app.listen() };
}

const listed = async () => {
  const { code, out } = await roadstead(['admin', 'nodes', '--json']);
  return { code, nodes: JSON.parse(out) as Record<string, unknown>[] };
};
const names = async () => (await listed()).nodes.map(({ name }) => name);

it('admin nodes lists who is up, what each does and whether it hears others; metrics and /healthz have its name', async () => {
  expect(await listed()).toEqual({ code: 1, nodes: [] });
  const east = await aNode('east', true);
  const west = await aNode('west', false);
  await expect.poll(names).toEqual(['east', 'west']);
  await expect.poll(async () => (await listed()).nodes.map(({ nats }) => nats)).toEqual(['connected', 'alone']);
  const { code, nodes } = await listed();
  expect(code).toBe(0);
  for (const node of nodes) expect(node).toMatchObject({ up: true, version: '0.1.0', sockets: 0, botTables: 0 });
  expect(nodes.flatMap(({ work }) => work)).toEqual(['house']);
  const { out } = await roadstead(['admin', 'nodes']);
  expect(out).toMatch(/^east +\S{8} +0\.1\.0 +up +\S+ \S+ +0 +heard /m);
  expect(out).toMatch(/^west .* none /m);

  expect(await (await fetch(`${west.address}/healthz`)).json()).toEqual({ ok: true, node: 'west' });
  expect(await (await fetch(`${east.address}/metrics`)).text()).toMatch(/^roadstead_sockets\{node="east"\} 0$/m);

  await west.app.close();
  expect(await names()).toEqual(['east']);
  await east.app.close();
  expect(await listed()).toEqual({ code: 1, nodes: [] });
});

it('one that is silent is listed as such, and forgotten after a day', async () => {
  const store = await openStore(database);
  const about = { name: 'north', version: '0.1.0', sockets: 3, nats: 'down' as const };
  const silent = { ...about, id: 'silent', startedAt: 1_000_000, seenAt: Date.now() - 60_000 };
  await store.work!.here(silent);
  await store.work!.here({ ...about, id: 'long ago', startedAt: 1_000_000, seenAt: Date.now() - 90_000_000 });
  await store.close();
  const { code, nodes } = await listed();
  expect(code).toBe(1);
  expect(nodes).toEqual([{ ...silent, up: false, work: [], botTables: 0 }]);
  const { out } = await roadstead(['admin', 'nodes']);
  expect(out).toMatch(/^north .*silent since .* 3 +not reached +-$/m);
});

it('a place in a file says that it has no such list', async () => {
  const data = join(folder, 'data');
  await (await openData(data)).close();
  const { code, out } = await roadstead(['admin', 'nodes', '--data', data]);
  expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('one node') });
});
