import type { SocketAnswer, SocketPush } from '@roadstead/protocol';
import type { WebSocket } from 'ws';

/** Beyond this nothing unasked is sent: when it has drained, one message tells everything that was missed. */
const FULL_BYTES = 512 * 1024;
/** Beyond this the other side does not read at all. */
const HOPELESS_BYTES = 8 * 1024 * 1024;

/** So many more requests beyond the allowance than within it end the connection. */
const PATIENCE = 200;

/** How long the other side may take to say goodbye. Nothing that it says meanwhile is listened to. */
export const FAREWELL_MS = 2_000;

export const CLOSE = { goingAway: 1001, policy: 1008, tryAgain: 1013, loggedOut: 4001, slow: 4008 } as const;

interface ClientSocketOptions {
  readonly person: string;
  /** Of the session that the connection was opened with. */
  readonly session: string;
  readonly muted: Iterable<string>;
  /** Whether one more request is within what the person, and the address, may ask. */
  readonly isAllowed: () => boolean;
}

/** One connection of a person. */
export class ClientSocket {
  readonly person: string;
  readonly session: string;
  /** Whom the person does not want to hear. */
  muted: ReadonlySet<string>;
  /** The tables that the person has before their eyes here, as far as the page knows. */
  readonly looking = new Set<string>();
  readonly closed: Promise<void>;
  private readonly ws: WebSocket;
  private readonly isAllowed: () => boolean;
  private excess = 0;
  private heard = true;
  private toldToGo = false;

  constructor(ws: WebSocket, { person, session, muted, isAllowed }: ClientSocketOptions) {
    this.ws = ws;
    this.person = person;
    this.session = session;
    this.muted = new Set(muted);
    this.isAllowed = isAllowed;
    // One answer to each of ours is a sign of life; more of them are asking, like anything else.
    ws.on('pong', () => {
      if (this.heard) this.mayAsk();
      this.heard = true;
    });
    ws.on('ping', (data: Buffer) => this.answerPing(data));
    this.closed = new Promise((resolve) => ws.once('close', resolve));
  }

  get isOpen(): boolean {
    return this.ws.readyState === this.ws.OPEN;
  }

  /** Told to go by us: nothing that was asked here is done any more. Who left by themselves may have asked before. */
  get isDismissed(): boolean {
    return this.toldToGo;
  }

  /** The other side reads slower than there is news. */
  get isFull(): boolean {
    return this.ws.bufferedAmount > FULL_BYTES;
  }

  /** Whether one more request is within what a person at a table could need. */
  mayAsk(): boolean {
    if (this.isAllowed()) {
      // Not forgotten at once: whoever never stops is allowed something now and then.
      this.excess = Math.max(0, this.excess - 1);
      return true;
    }
    if (++this.excess > PATIENCE) this.close(CLOSE.policy, 'too many requests');
    return false;
  }

  answer(answer: SocketAnswer): void {
    this.send(JSON.stringify(answer));
  }

  push(push: SocketPush): void {
    this.send(JSON.stringify(push));
  }

  /** Something that is the same for several connections, written out once. */
  send(text: string): void {
    if (!this.isOpen) return;
    if (this.ws.bufferedAmount > HOPELESS_BYTES) this.terminate();
    else this.ws.send(text, () => {}); // a socket that breaks while sending tells so by closing
  }

  /** Asks for a sign of life; who gave none since the last time is gone. */
  beat(): void {
    if (!this.isOpen) return;
    if (!this.heard) {
      this.terminate();
      return;
    }
    this.heard = false;
    this.ws.ping(() => {});
  }

  /** Tells the other side to come back, maybe to another node, as soon as it has its answers; nothing more is heard here. */
  sendBack(): void {
    this.push({ push: 'closing' });
    this.toldToGo = true;
  }

  /** A sign of life is asked for like anything else, and not given to who does not read. */
  private answerPing(data: Buffer): void {
    if (!this.isOpen || this.toldToGo || !this.mayAsk()) return;
    if (this.ws.bufferedAmount > HOPELESS_BYTES) this.terminate();
    else this.ws.pong(data, false, () => {});
  }

  close(code: number, reason: string): void {
    this.toldToGo = true;
    this.ws.close(code, reason);
    const late = setTimeout(() => this.terminate(), FAREWELL_MS);
    void this.closed.then(() => clearTimeout(late));
  }

  terminate(): void {
    this.ws.terminate();
  }
}
