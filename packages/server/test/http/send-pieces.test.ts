import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyReply } from 'fastify';
import { expect, it, vi } from 'vitest';
import { sendPieces } from '../../src/http/send-pieces.js';

it('whoever takes a long answer as fast as it comes leaves time for others between its pieces', async () => {
  // A millisecond goes by whenever somebody looks at the time, however fast this machine is.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now++);
  let sent: Readable | undefined;
  const reply = { type: () => reply, send: (stream: Readable) => (sent = stream) };
  async function* pieces() {
    for (let i = 0; i < 400; i++) yield 'x';
  }
  sendPieces(reply as unknown as FastifyReply, pieces());
  let turns = 0;
  let next = setImmediate(function count() {
    turns++;
    next = setImmediate(count);
  });
  expect(await text(sent!)).toHaveLength(400);
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(400 / 10);
});
