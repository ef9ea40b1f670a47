import type { SocketAnswer, SocketMessage, SocketPush, SocketRequest } from '@roadstead/protocol';
import { backoff, comeBack } from './backoff.js';
import { Listeners } from './listeners.js';
import { LOST, type RequestOutcome } from './outcome.js';
import { requestIds } from './request-ids.js';
import { type OpenSocket, type SocketLike, silence } from './socket-like.js';
import { realTimers, type Timers } from './timers.js';

/** `joining`: never been connected yet; `lost`: tries again by itself; `closed`: by us, for good. */
export type LinkState = 'joining' | 'connected' | 'lost' | 'closed';

export interface ConnectionOptions {
  readonly open: OpenSocket;
  readonly timers?: Timers;
  readonly random?: () => number;
  /** After so long without a word the other side is asked for one. */
  readonly pingMs?: number;
  /** A request that is not answered for so long means that the line is dead. */
  readonly answerMs?: number;
  /** The same for a line that is in doubt. */
  readonly doubtMs?: number;
}

type WithoutId<R> = R extends { readonly id: string } ? Omit<R, 'id'> : never;
export type UnsentRequest = WithoutId<SocketRequest>;

interface Pending {
  readonly text: string;
  /** Sent again with the same id when the line is back: the other side counts it once. */
  readonly keep: boolean;
  readonly answerMs: number;
  readonly resolve: (outcome: RequestOutcome) => void;
  stopWaiting: () => void;
}

/** A line to the server that mends itself. Whatever was asked with `keep` is answered in the end, whatever happens. */
export class Connection {
  private readonly openSocket: OpenSocket;
  private readonly timers: Timers;
  private readonly random: () => number;
  private readonly pingMs: number;
  private readonly answerMs: number;
  private readonly doubtMs: number;
  private readonly nextId: () => string;
  private readonly pending = new Map<string, Pending>();
  private readonly pushes = new Listeners<SocketPush>();
  private readonly links = new Listeners<LinkState>();
  private readonly watchers = new Map<string, number>();
  private socket: SocketLike | null = null;
  private current: LinkState = 'joining';
  private attempts = 0;
  private heardAt = 0;
  /** The other side has said that it ends this line, and that another takes it up. */
  private isSentBack = false;
  /** Stops whatever comes next by itself: the next attempt, giving this one up, or the next ping. */
  private stopNext: () => void = () => {};

  constructor({
    open,
    timers = realTimers(),
    random = Math.random,
    pingMs = 25_000,
    answerMs = 10_000,
    doubtMs = 3_000,
  }: ConnectionOptions) {
    this.openSocket = open;
    this.timers = timers;
    this.random = random;
    this.pingMs = pingMs;
    this.answerMs = answerMs;
    this.doubtMs = doubtMs;
    this.nextId = requestIds(random);
    this.connect();
  }

  get link(): LinkState {
    return this.current;
  }

  /** How often connecting has failed in a row. */
  get failures(): number {
    return this.attempts;
  }

  onPush(listener: (push: SocketPush) => void): () => void {
    return this.pushes.add(listener);
  }

  /** Told as soon as the line is up or down; what is asked in it goes out before anything that is sent again. */
  onLink(listener: (link: LinkState) => void): () => void {
    return this.links.add(listener);
  }

  /** `keep`: for what is to happen once, even if the line breaks now. */
  request(asked: UnsentRequest, keep: boolean, answerMs = this.answerMs): Promise<RequestOutcome> {
    if (this.current === 'closed' || (!keep && this.current !== 'connected')) return Promise.resolve(LOST);
    const id = this.nextId();
    return new Promise((resolve) => {
      const pending: Pending = {
        text: JSON.stringify({ id, ...asked }),
        keep,
        answerMs,
        resolve,
        stopWaiting: () => {},
      };
      this.pending.set(id, pending);
      if (this.current === 'connected') this.send(pending);
    });
  }

  /** One more watches this table over this line; what it gives back says whether nobody is left once that one leaves. */
  watches(table: string): () => boolean {
    this.watchers.set(table, (this.watchers.get(table) ?? 0) + 1);
    return () => {
      const left = this.watchers.get(table)! - 1;
      if (left > 0) this.watchers.set(table, left);
      else this.watchers.delete(table);
      return left === 0;
    };
  }

  /** The device woke up, or has lost or found its network: no waiting, and little trust in a line that may be dead. */
  hurry(): void {
    if (this.current === 'connected') void this.request({ do: 'ping' }, false, this.doubtMs);
    else if (this.socket === null && this.current !== 'closed') this.connect();
  }

  close(): void {
    if (this.current === 'closed') return;
    this.drop();
    this.become('closed');
    for (const { resolve } of this.takePending(() => true)) resolve(LOST);
  }

  private connect(): void {
    this.stopNext();
    let socket: SocketLike;
    try {
      socket = this.openSocket();
    } catch {
      this.lose();
      return;
    }
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event: { readonly data: unknown }) => this.heard(event.data);
    socket.onclose = () => this.lose();
    socket.onerror = () => this.lose();
    this.stopNext = this.timers.after(this.answerMs, () => this.lose());
  }

  private opened(): void {
    this.stopNext();
    this.heardAt = this.timers.now();
    this.waitForSilence(this.pingMs);
    const again = [...this.pending.values()];
    this.become('connected');
    for (const pending of again) this.send(pending);
  }

  private lose(): void {
    this.drop();
    const pause = this.isSentBack ? comeBack(this.random) : backoff(this.attempts++, this.random);
    this.isSentBack = false;
    this.stopNext = this.timers.after(pause, () => this.connect());
    this.become('lost');
    for (const { resolve } of this.takePending(({ keep }) => !keep)) resolve(LOST);
  }

  private drop(): void {
    this.stopNext();
    for (const { stopWaiting } of this.pending.values()) stopWaiting();
    if (this.socket === null) return;
    silence(this.socket);
    this.socket.close();
    this.socket = null;
  }

  private send(pending: Pending): void {
    if (this.socket === null) return;
    pending.stopWaiting = this.timers.after(pending.answerMs, () => this.lose());
    try {
      this.socket.send(pending.text);
    } catch {
      this.lose();
    }
  }

  private waitForSilence(ms: number): void {
    this.stopNext = this.timers.after(ms, () => {
      const silent = this.timers.now() - this.heardAt;
      if (silent >= this.pingMs) void this.request({ do: 'ping' }, false);
      this.waitForSilence(silent >= this.pingMs ? this.pingMs : this.pingMs - silent);
    });
  }

  private heard(data: unknown): void {
    const message = read(data);
    if (message === null) return;
    this.heardAt = this.timers.now();
    this.attempts = 0;
    if (isPush(message) && message.push === 'closing') this.isSentBack = true;
    if (isPush(message)) this.pushes.tell(message);
    else this.answered(message);
  }

  private answered(answer: SocketAnswer): void {
    const pending = answer.id === undefined ? undefined : this.pending.get(answer.id);
    if (pending === undefined) return; // a second answer to the same request
    this.pending.delete(answer.id!);
    pending.stopWaiting();
    pending.resolve(answer);
  }

  private takePending(which: (pending: Pending) => boolean): Pending[] {
    const taken = [...this.pending].filter(([, pending]) => which(pending));
    for (const [id, { stopWaiting }] of taken) {
      stopWaiting();
      this.pending.delete(id);
    }
    return taken.map(([, pending]) => pending);
  }

  private become(link: LinkState): void {
    if (link === this.current) return;
    this.current = link;
    this.links.tell(link);
  }
}

function isPush(message: SocketMessage): message is SocketPush {
  return Object.hasOwn(message, 'push');
}

function read(data: unknown): SocketMessage | null {
  if (typeof data !== 'string') return null;
  try {
    const message: unknown = JSON.parse(data);
    const isMessage = typeof message === 'object' && message !== null;
    return isMessage && (Object.hasOwn(message, 'push') || Object.hasOwn(message, 'ok'))
      ? (message as SocketMessage)
      : null;
  } catch {
    return null;
  }
}
