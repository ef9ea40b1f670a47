import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { pause } from '../slices.js';
import type { Pieces } from '../telling/written-record.js';

/** An answer that goes out as it is written: however much it is, little of it is held, and others are answered meanwhile. */
export function sendPieces(reply: FastifyReply, pieces: Pieces): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(Readable.from(inTurns(pieces)));
}

/** Who takes all of it as fast as it comes lets others be answered as well. */
async function* inTurns(pieces: Pieces): AsyncGenerator<string> {
  for await (const piece of pieces) {
    yield piece;
    await pause();
  }
}
