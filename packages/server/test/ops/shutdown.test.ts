import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/app/app.js';
import { readConfig } from '../../src/config/read-config.js';
import { openData, serve } from '../../src/ops/serve.js';

function setting(folder: string) {
  return readConfig({ PORT: '0', ROADSTEAD_DATA: folder, ROADSTEAD_PAGE: folder, ROADSTEAD_LOG: 'silent' });
}

/** Bytes that are not in the database's own file yet. */
function unwritten(folder: string): number {
  return statSync(join(folder, 'roadstead.db-wal'), { throwIfNoEntry: false })?.size ?? 0;
}

describe('stopping', () => {
  it('lets what is under way finish, accepts nothing new, and then closes the store', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'roadstead-stop-'));
    const store = await openData(folder);
    const app = await createApp(setting(folder), store);
    const address = await app.listen();
    // A request that is being answered when the server is told to stop.
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let asked = () => {};
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const create = store.people.create.bind(store.people);
    store.people.create = async (person) => {
      asked();
      await held;
      await create(person);
    };
    const enter = () =>
      fetch(`${address}/api/enter`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
    const underWay = enter();
    await isAsked;
    const closed = app.close();
    expect(app.close()).toBe(closed);
    await expect.poll(() => app.http.server.listening).toBe(false);
    await expect(enter()).rejects.toThrow();
    answer();
    expect((await underWay).status).toBe(200);
    await closed;
    const again = await openData(folder);
    expect(await again.people.list('', 9)).toHaveLength(1);
    await again.close();
    // Nothing is left to be recovered.
    expect(unwritten(folder)).toBe(0);
    rmSync(folder, { recursive: true });
  });

  it('is told to proxies first, while everybody is still served and others take over', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'roadstead-stop-'));
    let drained = () => {};
    const until = new Promise<void>((resolve) => {
      drained = resolve;
    });
    const app = await createApp(setting(folder), await openData(folder), { drained: () => until });
    const address = await app.listen();
    const healthy = await fetch(`${address}/healthz`);
    expect([healthy.status, healthy.headers.get('connection')]).toEqual([200, 'keep-alive']);
    const closed = app.close();
    const stopping = await fetch(`${address}/healthz`);
    expect([stopping.status, await stopping.json()]).toEqual([503, { ok: false, error: 'stopping' }]);
    const entered = await fetch(`${address}/api/enter`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    // Whoever keeps a connection for more would find it closed in the middle of asking.
    expect([entered.status, entered.headers.get('connection')]).toEqual([200, 'close']);
    drained();
    await closed;
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['half a head', 'POST /api/enter HTTP/1.1\r\nHost: x\r\n'],
    [
      'half a body',
      'POST /api/enter HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    ],
    ['nothing', ''],
  ])('does not wait for who has sent %s', async (_, text) => {
    const folder = mkdtempSync(join(tmpdir(), 'roadstead-stop-'));
    const app = await createApp(setting(folder), await openData(folder));
    const address = new URL(await app.listen());
    const socket = connect(Number(address.port), '127.0.0.1');
    socket.on('error', () => {});
    const [ours] = (await once(app.http.server, 'connection')) as [Socket];
    socket.write(text);
    await expect.poll(() => ours.bytesRead).toBe(text.length);
    // Nobody else would end it: such a request may take as long as it likes to arrive.
    Object.assign(app.http.server, { headersTimeout: 0, requestTimeout: 0, keepAliveTimeout: 0 });
    await app.close();
    socket.destroy();
    rmSync(folder, { recursive: true });
  });

  it('does whatever is still asked over a connection that was there: a proxy does not ask for it elsewhere', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'roadstead-stop-'));
    const app = await createApp(setting(folder), await openData(folder), { drained: async () => {} });
    const { port, host } = new URL(await app.listen());
    const socket = connect(Number(port), '127.0.0.1');
    const head = `POST /api/enter HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n`;
    const begun = once(app.http.server, 'connection');
    socket.write(head);
    const [there] = await begun;
    await expect.poll(() => there.bytesRead).toBe(head.length);
    const closed = app.close();
    await expect.poll(() => app.http.server.listening).toBe(false);
    socket.write('content-length: 2\r\n\r\n{}');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
    await closed;
    rmSync(folder, { recursive: true });
  });

  it('closes the store also where the server could not begin', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'roadstead-stop-'));
    const config = { ...setting(folder), host: '203.0.113.1' };
    const until = new Promise<void>(() => {});
    await expect(serve(config, { ready: () => {}, until })).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' });
    expect(unwritten(folder)).toBe(0);
    rmSync(folder, { recursive: true });
  });
});
