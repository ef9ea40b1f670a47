import { Visitor } from '@roadstead/client';
import { WebSocket } from 'ws';

/** A person who comes from Node. The address is asked for anew each time: a server may come back elsewhere. */
export function nodeVisitor(base: () => string): Visitor {
  return new Visitor({
    base,
    fetch: (url, init) => fetch(url, init),
    socket: (url, headers) => new WebSocket(url, { headers, perMessageDeflate: false }),
  });
}
