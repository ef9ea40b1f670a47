import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Browsers and proxies wait for an answer before they ask more over the same connection. */
const MOST_UNANSWERED = 8;
/** How long what is under way at the end may take, and what has arrived in part only may still take to arrive. */
const FAREWELL_MS = 5_000;
const ARRIVING_MS = 1_000;
const LOOK_MS = 50;

/** What was asked over HTTP and is not answered yet. */
export class Unanswered {
  private readonly asked = new Map<Socket, Set<IncomingMessage>>();

  /** Whoever goes on asking over one connection without waiting for answers is cut off before anything is done for it. */
  refuseHaste(answer: RequestListener): RequestListener {
    return (request, response) => {
      const { socket } = request;
      const asked = this.asked.get(socket) ?? this.meet(socket);
      if (socket.destroyed || asked.size >= MOST_UNANSWERED) {
        socket.destroy(); // what was read together with it still comes here
        return;
      }
      asked.add(request);
      response.once('close', () => asked.delete(request));
      answer(request, response);
    };
  }

  /** Closes the server when what it was asked is answered. */
  async close(app: FastifyInstance): Promise<void> {
    const began = performance.now();
    const looking = setInterval(() => {
      const lasts = performance.now() - began;
      if (lasts > (this.isAnything() ? FAREWELL_MS : ARRIVING_MS)) app.server.closeAllConnections();
    }, LOOK_MS);
    await app.close();
    clearInterval(looking);
  }

  private meet(socket: Socket): Set<IncomingMessage> {
    const asked = new Set<IncomingMessage>();
    if (socket.destroyed) return asked;
    this.asked.set(socket, asked);
    socket.once('close', () => this.asked.delete(socket));
    return asked;
  }

  private isAnything(): boolean {
    for (const asked of this.asked.values()) for (const { complete } of asked) if (complete) return true;
    return false;
  }
}
