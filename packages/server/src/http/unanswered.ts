import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Browsers and proxies wait for an answer before they ask more over the same connection. */
const MOST_UNANSWERED = 8;
/** How long what is under way at the end may take. */
const FAREWELL_MS = 5_000;
const LOOK_MS = 50;

/** What was asked over HTTP and is not answered yet. */
export class Unanswered {
  private readonly counts = new WeakMap<Socket, number>();
  private readonly requests = new Set<IncomingMessage>();

  /** Whoever goes on asking over one connection without waiting for answers is cut off before anything is done for it. */
  refuseHaste(answer: RequestListener): RequestListener {
    return (request, response) => {
      const { socket } = request;
      const count = (this.counts.get(socket) ?? 0) + 1;
      if (socket.destroyed || count > MOST_UNANSWERED) {
        socket.destroy(); // what was read together with it still comes here
        return;
      }
      this.counts.set(socket, count);
      this.requests.add(request);
      const isOver = () => {
        if (this.requests.delete(request)) this.counts.set(socket, this.counts.get(socket)! - 1);
      };
      response.once('close', isOver);
      socket.once('close', isOver); // an answer that waits for others on the same connection is not told
      answer(request, response);
    };
  }

  /** Closes the server when what it was asked is answered. What has arrived in part only is not waited for. */
  async close(app: FastifyInstance): Promise<void> {
    const until = performance.now() + FAREWELL_MS;
    const looking = setInterval(() => {
      if (!this.isAnything() || performance.now() > until) app.server.closeAllConnections();
    }, LOOK_MS);
    await app.close();
    clearInterval(looking);
  }

  private isAnything(): boolean {
    for (const { complete } of this.requests) if (complete) return true;
    return false;
  }
}
