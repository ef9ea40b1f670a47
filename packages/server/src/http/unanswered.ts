import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies wait for an answer before they ask more over the same connection. */
const MOST_UNANSWERED = 8;

/** Whoever goes on asking over one connection without waiting for answers is cut off before anything is done for it. */
export function refuseHaste(answer: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (socket.destroyed || count > MOST_UNANSWERED) {
      socket.destroy(); // what was read together with it still comes here
      return;
    }
    unanswered.set(socket, count);
    response.once('close', () => unanswered.set(socket, unanswered.get(socket)! - 1));
    answer(request, response);
  };
}
