import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Pieces } from '../telling/written-record.js';

/** An answer that goes out as it is written: however much it is, little of it is held, and others are answered meanwhile. */
export function sendPieces(reply: FastifyReply, pieces: Pieces): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(Readable.from(pieces));
}
