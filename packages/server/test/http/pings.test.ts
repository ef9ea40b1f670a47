import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { openPlace } from './place.js';

const PINGS = 100_000;
/** What a ping may carry at most. */
const LOAD = 125;
const MIB = 1_048_576;

/** As a browser would mask it, if it could send any. */
const frame = (kind: number) => Buffer.concat([Buffer.from([kind, 0x80 | LOAD, 0, 0, 0, 0]), Buffer.alloc(LOAD, 'x')]);
const PING = frame(0x89);
const PONG = frame(0x8a);

/** How much was written to somebody who never stops, until they were cut off. */
async function flooded(sign: Buffer, env: Record<string, string>): Promise<number> {
  const place = await openPlace(env);
  const visitor = await place.visitor().enter();
  const { port } = new URL(await place.app.listen());
  const coming = once(place.app.http.server, 'connection') as Promise<[Socket]>;
  const theirs = connect(Number(port), '127.0.0.1');
  theirs.on('error', () => {});
  const [ours] = await coming;
  const head = ['GET /socket HTTP/1.1', 'Host: games.test', 'Connection: Upgrade', 'Upgrade: websocket'];
  head.push('Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${'A'.repeat(22)}==`);
  head.push(`Cookie: roadstead=${visitor.cookie}`, '', '');
  const welcome = once(theirs, 'data');
  theirs.write(head.join('\r\n'));
  await welcome;
  theirs.pause(); // nothing is read any more
  const hundred = Buffer.concat(Array.from({ length: 100 }, () => sign));
  for (let i = 0; i < PINGS && !theirs.destroyed && !ours.destroyed; i += 100) {
    if (theirs.write(hundred)) continue;
    // A line that is cut in the middle of writing says so by an error.
    await Promise.race([once(theirs, 'drain'), once(theirs, 'close'), once(ours, 'close')]).catch(() => {});
  }
  if (!ours.destroyed) await once(ours, 'close');
  const written = ours.bytesWritten;
  theirs.destroy();
  await place.app.close();
  return written;
}

it.each([
  ['asks for signs of life on and on gets no more of them than of anything else', PING],
  ['gives signs of life that nobody asked for, on and on, is heard no longer than with anything else', PONG],
])('whoever %s, and is cut off', async (_, sign) => {
  expect(await flooded(sign, { ROADSTEAD_LIMIT_PERSON: '200/3600' })).toBeLessThan(0.1 * MIB);
});
