import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openPlace, type Place } from './place.js';

const open: { place: Place; sockets: Socket[] }[] = [];
afterEach(async () => {
  for (const { place, sockets } of open.splice(0)) {
    for (const socket of sockets) socket.destroy();
    await place.app.close();
  }
});

/** A whole server that listens, and plain connections to it that close nothing by themselves. */
async function doors(env: Record<string, string> = {}) {
  const place = await openPlace(env);
  const sockets: Socket[] = [];
  open.push({ place, sockets });
  const { port } = new URL(await place.app.listen());
  const knock = async (text: string) => {
    const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
    sockets.push(socket);
    let heard = '';
    const ended = new Promise<void>((resolve) => socket.once('end', resolve));
    socket.on('data', (chunk) => {
      heard += chunk.toString();
    });
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(text);
    return { heard: () => heard, ended, write: (data: Buffer) => socket.write(data) };
  };
  const connections = () =>
    new Promise<number>((resolve) => place.app.http.server.getConnections((_, count) => resolve(count)));
  return { place, knock, connections };
}

const upgrade = (path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n${more}\r\n`;

describe('who is refused at the door', () => {
  it.each([
    ['without a session', upgrade('/socket'), '401'],
    ['at a wrong address', upgrade('/nowhere'), '404'],
    ['from a foreign page', upgrade('/socket', 'Origin: http://evil.example\r\n'), '403'],
    [
      'under another name than ours',
      upgrade('/socket', 'Origin: https://play.example\r\n'),
      '403',
      'https://play.example',
    ],
    ['who does not speak HTTP', 'hello\r\n\r\n', '400'],
  ])('%s keeps no connection, though nothing is closed on the other side', async (_, text, status, url = '') => {
    const { knock, connections } = await doors({ ROADSTEAD_URL: url });
    const knocks = await Promise.all(Array.from({ length: 5 }, () => knock(text)));
    for (const { ended, heard } of knocks) {
      await ended;
      expect(heard()).toContain(status);
    }
    await expect.poll(connections).toBe(0);
  });

  it('is counted: knocking is asking too', async () => {
    const { place, knock } = await doors({ ROADSTEAD_LIMIT_ADDRESS: '3/3600' });
    const statuses: string[] = [];
    for (let i = 0; i < 5; i++) {
      const { ended, heard } = await knock(upgrade('/socket'));
      await ended;
      statuses.push(heard().split(' ')[1]!);
    }
    expect(statuses).toEqual(['401', '401', '401', '429', '429']);
    expect((await place.visitor().get('/api/me')).status).toBe(429);
  });
});

it('one person has one allowance, over requests and all sockets', async () => {
  const { place, knock } = await doors({ ROADSTEAD_LIMIT_PERSON: '4/3600' });
  const visitor = await place.visitor().enter();
  const asked = async (id: string) => {
    const cookie = `Cookie: roadstead=${visitor.cookie}\r\n`;
    const wire = await knock(upgrade('/socket', cookie));
    await expect.poll(wire.heard).toContain('101 Switching');
    const text = JSON.stringify({ id, do: 'ping' });
    wire.write(Buffer.from([0x81, text.length | 0x80, 0, 0, 0, 0, ...Buffer.from(text)]));
    await expect.poll(wire.heard).toContain(`"id":"${id}"`);
    return wire.heard().includes('TOO_MANY');
  };
  expect((await visitor.get('/api/me')).status).toBe(200);
  expect([await asked('a'), await asked('b'), await asked('c'), await asked('d')]).toEqual([false, false, false, true]);
  expect((await visitor.get('/api/me')).status).toBe(429);
});

describe('how many may come', () => {
  it('is limited for one address, so that there is room for others', async () => {
    const { knock, connections } = await doors({ ROADSTEAD_MAX_SOCKETS_ADDRESS: '1' });
    const half = 'GET /healthz HTTP/1.1\r\n';
    await Promise.all(Array.from({ length: 130 }, () => knock(half)));
    await expect.poll(connections).toBe(101);
  });

  it('is limited altogether by what the system gives', async () => {
    const { place } = await doors({ ROADSTEAD_MAX_CONNECTIONS: '12' });
    expect(place.app.http.server.maxConnections).toBe(12);
  });

  it('and half a request is not waited for any longer than a whole one may take', async () => {
    const { place } = await doors();
    const { server } = place.app.http;
    expect(server.headersTimeout).toBeLessThanOrEqual(15_000);
    expect(server.requestTimeout).toBe(30_000);
    // How often node looks for those who are late: without it, half a minute more.
    expect(server).toHaveProperty('connectionsCheckingInterval', 2_000);
  });
});

describe('the word of a proxy about an address', () => {
  const forged = 'X-Forwarded-For: 192.0.2.1\r\n';

  it('counts on sockets as it does on requests: only from a proxy that is trusted', async () => {
    const { knock } = await doors({ ROADSTEAD_PROXY: '10.9.9.9', ROADSTEAD_LIMIT_ADDRESS: '2/3600' });
    const statuses: string[] = [];
    for (let i = 0; i < 4; i++) {
      const { ended, heard } = await knock(upgrade('/socket', `X-Forwarded-For: 192.0.2.${i}\r\n`));
      await ended;
      statuses.push(heard().split(' ')[1]!);
    }
    expect(statuses).toEqual(['401', '401', '429', '429']);
  });

  it('and from one that is, everybody behind it has an allowance of their own', async () => {
    const { knock } = await doors({ ROADSTEAD_PROXY: 'loopback', ROADSTEAD_LIMIT_ADDRESS: '1/3600' });
    const first = await knock(upgrade('/socket', forged));
    await first.ended;
    const other = await knock(upgrade('/socket', 'X-Forwarded-For: 192.0.2.2\r\n'));
    await other.ended;
    const again = await knock(upgrade('/socket', forged));
    await again.ended;
    expect([first, other, again].map(({ heard }) => heard().split(' ')[1])).toEqual(['401', '401', '429']);
  });
});
