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

async function flooded(sign: Buffer, env: Record<string, string>): Promise<{ written: number; closed: boolean }> {
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
  await expect.poll(() => ours.destroyed || ours.bytesRead >= PINGS * sign.length).toBe(true);
  if (!ours.destroyed) await Promise.race([once(ours, 'close'), new Promise((later) => setTimeout(later, 3_000))]);
  const found = { written: ours.bytesWritten, closed: ours.destroyed };
  theirs.destroy();
  await place.app.close();
  return found;
}

it.each([
  ['asks for signs of life on and on gets no more of them than of anything else', PING],
  ['gives signs of life that nobody asked for, on and on, is heard no longer than with anything else', PONG],
])('whoever %s, and is cut off', async (_, sign) => {
  const { written, closed } = await flooded(sign, { ROADSTEAD_LIMIT_PERSON: '200/3600' });
  expect(written).toBeLessThan(0.1 * MIB);
  expect(closed).toBe(true);
});
