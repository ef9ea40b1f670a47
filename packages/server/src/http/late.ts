import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { failureBody } from './failures.js';

/** What has arrived by then, but was not read yet, counts. */
const READING_MS = 2_000;

/**
 * Answers what is no HTTP, or does not arrive. Node looks for those who are late before it reads what they have sent: when
 * this process stood still, or had no time, whoever came meanwhile would be sent away for it. So it is read first.
 */
export function refuseBadRequests(server: Server): (error: Error, socket: Duplex) => void {
  const requests = new WeakMap<Duplex, IncomingMessage>();
  server.on('request', (request) => requests.set(request.socket, request));
  return (error, socket) => {
    if (!isLate(error)) return refuse(socket, '400 Bad Request', 'This is not HTTP.');
    const reading = setTimeout(() => {
      if (requests.get(socket)?.complete) return;
      refuse(socket, '408 Request Timeout', 'The request took too long to arrive.');
    }, READING_MS);
    socket.once('close', () => clearTimeout(reading));
  };
}

function isLate(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
}

function refuse(socket: Duplex, status: string, sentence: string): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(failureBody('BAD_REQUEST', sentence));
  const head = `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
  socket.end(`${head}\r\nConnection: close\r\n\r\n${body}`, () => socket.destroy());
}
