import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { TableClient } from '@roadstead/client';
import { afterEach, beforeEach, expect } from 'vitest';
import { inFull } from '../../../../test/full.js';
import { gather, guests, NO_LIMITS, nodeVisitor, ServerProcess } from '../../src/test-kit/index.js';
import { until } from './patience.js';
import { PROGRAM } from './program.js';

// Each starts a server as anybody would, and takes something from it that it needs: only where there is time for it.

let data: string;
let server: ServerProcess;
const sockets: Socket[] = [];
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'roadstead-exhausted-'));
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server?.kill();
  await rm(data, { recursive: true, force: true });
});

async function health(): Promise<{ status: number; body: string }> {
  const answer = await fetch(`${server.base}/healthz`, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
  return { status: answer?.status ?? 0, body: (await answer?.text().catch(() => '')) ?? '' };
}

/** A connection that says this and then nothing, and does not close. */
async function knock(text: string): Promise<void> {
  const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
  sockets.push(socket);
  socket.on('error', () => {});
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  socket.pause();
  if (!socket.destroyed) socket.write(text);
}

inFull('files: whoever is refused, or says nothing, takes none of those that others need', async () => {
  const page = join(data, 'page');
  await mkdir(page);
  await writeFile(join(page, 'index.html'), 'x'.repeat(100_000));
  server = await ServerProcess.prepare(PROGRAM, data, { ROADSTEAD_PAGE: page }, 8_000, 'ulimit -n 1024');
  await server.start();
  for (let i = 0; i < 4; i++) await knock('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2_000));
  await Promise.all(Array.from({ length: 200 }, () => knock('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(8))));
  expect((await health()).status).toBe(200);
  const upgrade = 'GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
  for (let i = 0; i < 1_200; i++) await knock(upgrade);
  expect((await health()).status).toBe(200);
  await Promise.all(Array.from({ length: 1_200 }, () => knock('GET / HT')));
  await expect.poll(async () => (await health()).status, { timeout: 60_000 }).toBe(200);
});

inFull(
  'room on the disk: what cannot be written is refused, and the log and /healthz say why; reading goes on',
  async () => {
    server = await ServerProcess.prepare(PROGRAM, data, NO_LIMITS, 200_000, "trap '' XFSZ; ulimit -f 2000");
    await server.start();
    const visitor = nodeVisitor(() => server.base);
    await visitor.api.call('enter', { body: {} });
    let failed = 0;
    for (let i = 0; i < 3_000 && failed < 3; i++) {
      const answer = await fetch(`${server.base}/api/enter`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      await answer.text();
      if (answer.status === 500) failed++;
    }
    expect(failed).toBe(3);
    expect((await visitor.api.call('me')).guest).toBe(true);
    const { status, body } = await health();
    expect(status).toBe(503);
    expect(body).toContain('writing fails');
    expect(server.words).toMatch(/disk I\/O error|disk is full/);
    expect(server.words).not.toContain('cannot rollback');
  },
);

inFull('time: whoever has acted while the process was stopped is heard, and keeps the seat', async () => {
  server = await ServerProcess.prepare(PROGRAM, data, NO_LIMITS);
  await server.start();
  const people = await guests(2, () => nodeVisitor(() => server.base));
  const id = await gather(people, {
    game: 'port-royal',
    house: { pace: { kind: 'live', reserveSeconds: 10, turnSeconds: 5 }, standIn: 'deckhand' },
  });
  const connections = people.map((person) => person.connect());
  const clients = connections.map((connection) => new TableClient({ connection, table: id }));
  await until(() => (clients.every(({ state }) => state.standing) ? [] : ['the table']));
  await wait(2_000); // its clock has begun to beat
  const seat = clients[0]!.state.standing!.toAct[0]!;
  process.kill(server.pid, 'SIGSTOP');
  const acted = clients[seat]!.act(clients[seat]!.state.standing!.legal[0]!);
  await wait(40_000);
  process.kill(server.pid, 'SIGCONT');
  expect((await acted).ok).toBe(true);
  const { seats } = await people[0]!.api.call('table', { params: { id } });
  expect(seats.map(({ standIn }) => standIn)).toEqual([null, null]);
  for (const connection of connections) connection.close();
});

inFull('memory: hundreds of tables opened by one person fit into little of it', async () => {
  const little = { ...NO_LIMITS, NODE_OPTIONS: '--max-old-space-size=160' };
  server = await ServerProcess.prepare(PROGRAM, data, little);
  await server.start();
  const [one] = await guests(1, () => nodeVisitor(() => server.base));
  const connection = one!.connect();
  const open = async () => {
    const table = await gather([one!], { game: 'port-royal', bots: ['deckhand'] });
    const client = new TableClient({ connection, table });
    await until(() => (client.state.standing ? [] : [`table ${table}`]));
  };
  for (let i = 0; i < 600; i += 20) await Promise.all(Array.from({ length: 20 }, open));
  expect(server.running).toBe(true);
  expect((await health()).status).toBe(200);
  connection.close();
});
