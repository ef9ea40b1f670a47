import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { MAX_REQUEST_BYTES, SOCKET_PATH } from '@roadstead/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Config } from '../config/config.js';
import { isOurHost, isOurOrigin } from '../http/origin.js';
import { addressBlock } from '../limits/address-block.js';
import { askerOf, trustOf } from '../limits/asker.js';
import type { Askers } from '../limits/asking.js';
import { idOf, type Sessions } from '../people/sessions.js';
import type { Store } from '../store/store.js';
import { CLOSE, ClientSocket, FAREWELL_MS } from './client-socket.js';
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

/** Five thousand a second: what other nodes can take in. */
const SENT_BACK_AT_ONCE = 250;
const SENT_BACK_EVERY_MS = 50;

interface SocketMeter {
  socketOpened(): void;
  socketClosed(): void;
  socketRefused(): void;
}

interface SocketServerOptions {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly config: Config;
  readonly presence: Presence;
  readonly hub: Hub;
  readonly requests: Requests;
  readonly asking: Askers;
  readonly meter: SocketMeter;
  readonly failed: (error: unknown) => void;
}

/** Opens sockets for people who are known by their cookie, and keeps them until they are gone. */
export class SocketServer {
  private readonly o: SocketServerOptions;
  private readonly trust: ReturnType<typeof trustOf>;
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_REQUEST_BYTES,
    perMessageDeflate: DEFLATE,
    clientTracking: false,
    autoPong: false,
  });
  /** Connections by address, of IPv6 by /64. */
  private readonly addresses = new Map<string, number>();
  private closing = false;

  constructor(options: SocketServerOptions) {
    this.o = options;
    this.trust = trustOf(options.config);
    options.sessions.onEnded((person, session) => this.logOut(person, session && idOf(session)));
  }

  /** For the `upgrade` event of the HTTP server. */
  readonly upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy());
    void this.admit(request, socket, head).catch((error) => {
      this.o.failed(error);
      this.refuse(socket, 500);
    });
  };

  /** Asks everybody for a sign of life. */
  beat(): void {
    for (const socket of this.o.presence.allSockets) socket.beat();
  }

  /** Nobody new; everybody else is sent back, some at a time, so that those who then come to another node do not all come at once. */
  async close(): Promise<void> {
    this.closing = true;
    const sockets = this.o.presence.allSockets;
    const leaving: Promise<void>[] = [];
    while (leaving.length < sockets.length) {
      if (leaving.length > 0) await wait(SENT_BACK_EVERY_MS);
      leaving.push(
        ...sockets.slice(leaving.length, leaving.length + SENT_BACK_AT_ONCE).map((one) => this.sendBack(one)),
      );
    }
    await Promise.all(leaving);
  }

  /** When its answers are out, the connection ends, one way or the other. What takes too long is asked again elsewhere. */
  private async sendBack(socket: ClientSocket): Promise<void> {
    socket.sendBack();
    const patience = new AbortController();
    const late = wait(FAREWELL_MS, undefined, patience).catch(() => {});
    await Promise.race([this.o.requests.idle(socket), socket.closed, late]);
    patience.abort();
    socket.close(CLOSE.goingAway, 'the server stops');
    await socket.closed;
  }

  private async admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { config, sessions, store, presence, asking } = this.o;
    const { limits } = config;
    const address = askerOf(request, this.trust);
    const block = addressBlock(address);
    const refuse = (status: number) => this.refuse(socket, status);
    if (!asking.mayCome(address)) return refuse(429);
    if ((request.url ?? '').split('?')[0] !== SOCKET_PATH) return refuse(404);
    if (this.closing) return refuse(503);
    const { headers } = request;
    const isOurs = isOurHost(headers, config.publicUrl) && isOurOrigin(headers, config.publicUrl);
    if (!isOurs) return refuse(403);
    const session = await sessions.ofHeader(request.headers.cookie);
    if (session === null) return refuse(401);
    const { person, hash } = session;
    if (person.banned) return refuse(403);
    const muted = await store.people.mutedBy(person.id);
    if (this.closing) return refuse(503); // it began meanwhile
    // Counted last, with nothing to wait for in between: of many who come at once no more get in than may.
    if ((this.addresses.get(block) ?? 0) >= limits.socketsPerAddress) return refuse(429);
    if (presence.socketsOf(person.id).length >= limits.socketsPerPerson) return refuse(429);
    this.server.handleUpgrade(request, socket, head, (ws) => {
      this.attach(
        ws,
        new ClientSocket(ws, {
          person: person.id,
          session: hash,
          muted,
          isAllowed: () => asking.mayAsk(address, person.id),
        }),
        block,
      );
    });
  }

  private attach(ws: WebSocket, socket: ClientSocket, address: string): void {
    const { presence, hub, meter, requests, failed } = this.o;
    presence.add(socket);
    this.count(address, 1);
    meter.socketOpened();
    ws.on('message', (data, isBinary) => {
      requests.handle(socket, isBinary ? '' : String(data)).catch(failed);
    });
    ws.on('error', () => socket.terminate());
    ws.on('close', () => {
      this.count(address, -1);
      meter.socketClosed();
      for (const table of presence.remove(socket)) hub.wake(table);
    });
  }

  /** Who does not close by themselves is closed: nobody keeps what they were refused. */
  private refuse(socket: Duplex, status: number): void {
    this.o.meter.socketRefused();
    const late = setTimeout(() => socket.destroy(), FAREWELL_MS);
    socket.once('close', () => clearTimeout(late));
    const head = `HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
    socket.end(head, () => socket.destroy());
  }

  private count(address: string, more: 1 | -1): void {
    const count = (this.addresses.get(address) ?? 0) + more;
    if (count > 0) this.addresses.set(address, count);
    else this.addresses.delete(address);
  }

  /** A device of a person, or all of them. */
  logOut(person: string, device: string | null): void {
    for (const socket of this.o.presence.socketsOf(person)) {
      if (device === null || idOf(socket.session) === device) socket.close(CLOSE.loggedOut, 'logged out');
    }
  }
}

const REASONS: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};
