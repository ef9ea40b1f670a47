import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { MAX_REQUEST_BYTES, SOCKET_PATH } from '@roadstead/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Config } from '../config/config.js';
import { isOurOrigin } from '../http/origin.js';
import type { Sessions } from '../people/sessions.js';
import type { Store } from '../store/store.js';
import { CLOSE, ClientSocket } from './client-socket.js';
import type { Hub } from './hub.js';
import type { Presence } from './presence.js';
import type { Requests } from './requests.js';

/** News are small; a whole standing or story is packed to an eighth. Nothing is kept for a connection between messages. */
const DEFLATE = {
  threshold: 8_192,
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  zlibDeflateOptions: { level: 3 },
} as const;

/** How long somebody may take to say goodbye. */
const FAREWELL_MS = 2_000;

export interface SocketMeter {
  socketOpened(): void;
  socketClosed(): void;
}

export interface SocketServerOptions {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly config: Config;
  readonly presence: Presence;
  readonly hub: Hub;
  readonly requests: Requests;
  readonly meter: SocketMeter;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}

/** Opens sockets for people who are known by their cookie, and keeps them until they are gone. */
export class SocketServer {
  private readonly o: SocketServerOptions;
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_REQUEST_BYTES,
    perMessageDeflate: DEFLATE,
    clientTracking: false,
  });
  /** Connections by address. */
  private readonly addresses = new Map<string, number>();
  private closing = false;

  constructor(options: SocketServerOptions) {
    this.o = options;
    options.sessions.onEnded((person, session) => this.logOut(person, session));
  }

  /** For the `upgrade` event of the HTTP server. */
  readonly upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy());
    void this.admit(request, socket, head).catch((error) => {
      this.o.failed(error);
      refuse(socket, 500);
    });
  };

  /** Asks everybody for a sign of life. */
  beat(): void {
    for (const socket of this.o.presence.allSockets) socket.beat();
  }

  /** Nobody new; everybody is told that the server stops; when all answers are out, the connections end, one way or the other. */
  async close(): Promise<void> {
    this.closing = true;
    const sockets = this.o.presence.allSockets;
    for (const socket of sockets) socket.push({ push: 'closing' });
    await this.o.requests.idle();
    for (const socket of sockets) socket.close(CLOSE.goingAway, 'the server stops');
    const late = setTimeout(() => {
      for (const socket of sockets) socket.terminate();
    }, FAREWELL_MS);
    await Promise.all(sockets.map(({ closed }) => closed));
    clearTimeout(late);
  }

  private async admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { config, sessions, store, presence, now } = this.o;
    const { limits } = config;
    const address = addressOf(request, config);
    if ((request.url ?? '').split('?')[0] !== SOCKET_PATH) return refuse(socket, 404);
    if (this.closing) return refuse(socket, 503);
    if (!isOurOrigin(request.headers, config.publicUrl)) return refuse(socket, 403);
    if ((this.addresses.get(address) ?? 0) >= limits.socketsPerAddress) return refuse(socket, 429);
    const session = await sessions.ofHeader(request.headers.cookie);
    if (session === null) return refuse(socket, 401);
    const { person, hash } = session;
    if (person.banned) return refuse(socket, 403);
    if (presence.socketsOf(person.id).length >= limits.socketsPerPerson) return refuse(socket, 429);
    const muted = await store.people.mutedBy(person.id);
    this.server.handleUpgrade(request, socket, head, (ws) => {
      this.attach(
        ws,
        new ClientSocket(ws, { person: person.id, session: hash, muted, rate: limits.perSocket, now }),
        address,
      );
    });
  }

  private attach(ws: WebSocket, socket: ClientSocket, address: string): void {
    const { presence, hub, meter, requests, failed } = this.o;
    presence.add(socket);
    this.count(address, 1);
    meter.socketOpened();
    ws.on('message', (data, isBinary) => {
      if (!this.closing) requests.handle(socket, isBinary ? '' : String(data)).catch(failed);
    });
    ws.on('error', () => socket.terminate());
    ws.on('close', () => {
      this.count(address, -1);
      meter.socketClosed();
      for (const table of presence.remove(socket)) hub.wake(table);
    });
  }

  private count(address: string, more: 1 | -1): void {
    const count = (this.addresses.get(address) ?? 0) + more;
    if (count > 0) this.addresses.set(address, count);
    else this.addresses.delete(address);
  }

  private logOut(person: string, session: string | null): void {
    for (const socket of this.o.presence.socketsOf(person)) {
      if (session === null || socket.session === session) socket.close(CLOSE.loggedOut, 'logged out');
    }
  }
}

/** Behind a proxy that is trusted, its word counts: it writes whom it heard from last. */
function addressOf({ headers, socket }: IncomingMessage, { trustProxy }: Config): string {
  const heard =
    trustProxy === false ? undefined : [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1);
  return heard?.trim() || (socket.remoteAddress ?? '');
}

const REASONS: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

function refuse(socket: Duplex, status: number): void {
  if (!socket.writable) return;
  socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
