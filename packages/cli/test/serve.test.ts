import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openData } from '@roadstead/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { inFull } from '../../../test/full.js';
import { roadstead } from './capture.js';
import { outcome, start } from './spawn.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roadstead-serve-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** A server of its own process, once it says where it is. */
async function serving(...argv: string[]) {
  const child = start(['serve', '--port', '0', '--data', join(folder, 'data'), ...argv]);
  const logs = text(child.stdout);
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (chunk) => {
      said += chunk;
      const [, found] = /Roadstead is at (\S+)/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.on('exit', () => reject(new Error(`it ended: ${said}`)));
  });
  return { child, address, logs };
}

function ended(child: ChildProcessWithoutNullStreams): Promise<number | string | null> {
  return new Promise((resolve) => child.on('exit', (code, signal) => resolve(code ?? signal)));
}

async function enter(address: string, cookie?: string) {
  const answer = await fetch(`${address}/api/enter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: '{}',
  });
  return { cookie: answer.headers.get('set-cookie')!.split(';')[0]!, me: (await answer.json()) as { id: string } };
}

describe('serve', () => {
  it('says where it is, logs in JSON, and everybody is known again after it was killed', async () => {
    const first = await serving();
    const { cookie, me } = await enter(first.address);
    const killed = ended(first.child);
    first.child.kill('SIGKILL');
    expect(await killed).toBe('SIGKILL');
    const second = await serving();
    expect((await enter(second.address, cookie)).me).toEqual(me);
    const stopped = ended(second.child);
    second.child.kill('SIGTERM');
    expect(await stopped).toBe(0);
    const lines = (await second.logs).trim().split('\n');
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty('level');
    expect(lines.join()).toContain('/api/enter');
    expect(lines.join()).not.toContain(cookie.split('=')[1]);
  });

  it('tells sockets that it stops, ends them, and ends well on Ctrl-C', async () => {
    const { child, address } = await serving();
    const { cookie } = await enter(address);
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers: { cookie } });
    const heard: unknown[] = [];
    socket.on('message', (data) => heard.push(JSON.parse(String(data))));
    await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
    const closed = new Promise((resolve) => socket.on('close', resolve));
    const stopped = ended(child);
    child.kill('SIGINT');
    expect(await closed).toBe(1001);
    expect(heard).toContainEqual({ push: 'closing' });
    expect(await stopped).toBe(0);
  });

  inFull('waits for what is under way, and not when it is told a second time', async () => {
    const { child, address } = await serving();
    const half = connect(Number(new URL(address).port), '127.0.0.1');
    half.on('error', () => {});
    let heard = '';
    half.on('data', (data) => (heard += data));
    const headers = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\nExpect: 100-continue';
    half.write(`POST /api/enter HTTP/1.1\r\n${headers}\r\n\r\n`);
    await expect.poll(() => heard).toContain('100 Continue');
    const stopped = ended(child);
    child.kill('SIGTERM');
    const knock = () =>
      fetch(address).then(
        () => 'open',
        () => 'closed',
      );
    await expect.poll(knock).toBe('closed');
    child.kill('SIGTERM');
    expect(await stopped).toBe(1);
    half.destroy();
  });

  it('is looked after by admin from another process', async () => {
    const { child, address } = await serving();
    const { me } = await enter(address);
    const { out } = await roadstead(['admin', 'people', '--data', join(folder, 'data'), '--json']);
    expect(JSON.parse(out)).toMatchObject([{ id: me.id }]);
    const stopped = ended(child);
    child.kill('SIGTERM');
    await stopped;
  });

  it('says in a sentence that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.on('listening', resolve));
    const { port } = other.address() as { port: number };
    const { code, err } = await outcome(start(['serve', '--port', String(port), '--data', join(folder, 'data')]));
    expect(err).toBe(`roadstead serve: something else listens at 127.0.0.1:${port} already; try another --port\n`);
    expect(code).toBe(1);
    other.close();
  });

  it.each([
    [['--port', 'x'], 'PORT must be a whole number from 0 to 65535, not "x"'],
    [['--url', 'example'], 'ROADSTEAD_URL must be an address like https://games.example.org, not "example"'],
    [['--prot', '1'], 'there is no option --prot: did you mean --port?'],
  ])('says in a sentence what is wrong with %j', async (argv, sentence) => {
    const { code, err } = await roadstead(['serve', ...argv]);
    expect(err).toBe(`roadstead serve: ${sentence} (see roadstead serve --help)\n`);
    expect(code).toBe(2);
  });
});

describe('serve with data that are not in order', () => {
  it('does not begin anew over a file that has been emptied, and says so in a sentence', async () => {
    const data = join(folder, 'data');
    mkdirSync(data);
    writeFileSync(join(data, 'roadstead.db'), '');
    const { code, err } = await roadstead(['serve', '--port', '0', '--data', data]);
    expect(code).toBe(1);
    expect(err).toMatch(/^roadstead serve: .*roadstead\.db is empty: [^\n]*\n$/);
  });

  it('does not serve what is damaged, and says so in a sentence', async () => {
    const data = join(folder, 'data');
    const store = await openData(data);
    for (let i = 0; i < 200; i++) await store.keys.put(`key ${i}`, 'value '.repeat(40));
    await store.close();
    const file = join(data, 'roadstead.db');
    const bytes = readFileSync(file);
    bytes.fill(0xa5, bytes.length - 4 * 4096);
    writeFileSync(file, bytes);
    const { code, err } = await roadstead(['serve', '--port', '0', '--data', data]);
    expect(code).toBe(1);
    expect(err).toMatch(/^roadstead serve: .*roadstead\.db is damaged [^\n]*\n$/);
  });
});
