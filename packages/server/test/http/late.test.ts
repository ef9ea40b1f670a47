import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPlace, type Place } from './place.js';

let place: Place;
let ours: Socket;
let theirs: Socket;
let heard = '';
beforeEach(async () => {
  place = await openPlace();
  const { port } = new URL(await place.app.listen());
  heard = '';
  const connected = once(place.app.http.server, 'connection');
  theirs = connect(Number(port), '127.0.0.1');
  theirs.on('data', (data) => (heard += data));
  theirs.on('error', () => {});
  [ours] = (await connected) as [Socket];
});
afterEach(async () => {
  vi.useRealTimers();
  theirs.destroy();
  await place.app.close();
});

/** As node does when it finds that a request is late. The time that is left for reading passes when a test says so. */
function foundLate(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  place.app.http.server.emit('clientError', error, ours);
}

it('what was sent in time, and is read late because nobody had time to, is answered', async () => {
  theirs.write('GET /api/games HT');
  foundLate();
  theirs.write('TP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => heard).toContain('HTTP/1.1 200 OK');
  // And the connection is kept: the time that was left for reading passes, and more is answered.
  vi.advanceTimersByTime(2_000);
  theirs.write('GET /api/nothing HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => heard).toContain('HTTP/1.1 404');
});

it('what does not come is not waited for, and told so', async () => {
  const ended = once(theirs, 'end');
  theirs.write('POST /api/enter HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{');
  foundLate();
  vi.advanceTimersByTime(1_999);
  expect(ours.writableEnded).toBe(false);
  vi.advanceTimersByTime(1);
  await ended;
  expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  expect(heard).toContain('took too long');
});
