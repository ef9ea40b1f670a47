import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPlace, type Place } from './place.js';

const ASK = 'GET /assets/large-3f2a.js HTTP/1.1\r\nHost: games.test\r\n\r\n';
const FILES = '/proc/self/fd';

let folder: string;
let place: Place;
let base: string;
const sockets: Socket[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roadstead-page-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), 'page');
  writeFileSync(join(folder, 'assets', 'large-3f2a.js'), Buffer.alloc(3_000_000, 'x'));
  place = await openPlace({ ROADSTEAD_PAGE: folder, ROADSTEAD_MAX_CONNECTIONS: '1000', ROADSTEAD_LOG: 'debug' });
  base = await place.app.listen();
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await place.app.close();
  rmSync(folder, { recursive: true });
});

/** A connection that never reads what it is sent, and the server's end of it. */
async function deaf(): Promise<{ theirs: Socket; ours: Socket }> {
  const coming = once(place.app.http.server, 'connection') as Promise<[Socket]>;
  const theirs = connect(Number(new URL(base).port), '127.0.0.1');
  sockets.push(theirs);
  theirs.on('error', () => {});
  theirs.pause();
  const [ours] = await coming;
  return { theirs, ours };
}

const openFiles = () => readdirSync(FILES).length;

it('whoever asks on and on without waiting for answers is cut off, and nothing of that is done', async () => {
  const { theirs, ours } = await deaf();
  theirs.write(ASK.repeat(2_000));
  await expect.poll(() => ours.destroyed).toBe(true);
  expect((await fetch(`${base}/healthz`)).status).toBe(200);
  const done = place.logs.filter((line) => line.includes('"route":"page"'));
  expect(done.length).toBeLessThanOrEqual(8);
});

it.runIf(process.platform === 'linux')('answers that nobody reads hold no files of the system', async () => {
  const before = openFiles();
  let asked = 0;
  place.app.http.server.on('request', () => asked++);
  const ends = [];
  for (let i = 0; i < 40; i++) ends.push(await deaf());
  for (const { theirs } of ends) theirs.write(ASK.repeat(8));
  await expect.poll(() => asked).toBe(320);
  // Each connection has its two ends here; a file for each answer would be 320 more.
  expect(openFiles() - before).toBeLessThan(80 + 40);
  expect((await fetch(`${base}/healthz`)).status).toBe(200);
  expect(openFiles() - before).toBeLessThan(80 + 40);
});

it('an answer of which nothing is taken for half a minute is not waited for', async () => {
  const { theirs, ours } = await deaf();
  theirs.write(ASK.repeat(8));
  await expect.poll(() => ours.timeout).toBe(30_000);
  ours.emit('timeout'); // as node does then
  expect(ours.destroyed).toBe(true);
});

it('files of the page have an allowance of their own, beside that for requests', async () => {
  const strict = await openPlace({
    ROADSTEAD_PAGE: folder,
    ROADSTEAD_LIMIT_PAGE: '5/3600',
    ROADSTEAD_LIMIT_ADDRESS: '2/3600',
  });
  const statuses = [];
  for (let i = 0; i < 6; i++) statuses.push((await strict.visitor().get('/')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await strict.visitor().get('/api/games')).status).toBe(200);
  await strict.app.close();
});
