import type { Played, Room, Said, SocketAnswer, SocketPush, Standing } from '@roadstead/protocol';
import { WebSocket } from 'ws';
import { checkRoom } from './answers.js';
import { Standings } from './standings.js';

type Refused = Extract<SocketAnswer, { ok: false }>;

/** Requests of the same person at several wires are different requests. */
let asked = 0;

/** A plain client of the socket that remembers everything it heard, in order. */
export class Wire {
  readonly heard: (SocketAnswer | SocketPush)[] = [];
  closed: number | null = null;
  private readonly standings = new Standings();
  private readonly socket: WebSocket;
  private readonly listeners = new Set<() => void>();

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      if (message.push === 'room') checkRoom(message.room);
      this.standings.hear(message);
      this.heard.push(message);
      for (const listener of [...this.listeners]) listener();
    });
    socket.on('error', () => {});
    socket.on('close', (code) => {
      this.closed = code;
      for (const listener of [...this.listeners]) listener();
    });
  }

  static open(url: string, cookie?: string, headers: Record<string, string> = {}): Promise<Wire> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(url, { headers: { ...headers, ...(cookie && { cookie }) } });
      const wire = new Wire(socket);
      socket.once('open', () => resolve(wire));
      socket.once('unexpected-response', (_, response) => reject(new Error(String(response.statusCode))));
      socket.once('error', reject);
    });
  }

  /** Sends anything at all. */
  raw(data: string | Buffer): void {
    this.socket.send(data);
  }

  async ask(request: object, id = `r${++asked}`): Promise<SocketAnswer> {
    const before = this.heard.length;
    this.raw(JSON.stringify({ id, ...request }));
    return this.until(() => this.heard.slice(before).find((m): m is SocketAnswer => 'ok' in m && m.id === id));
  }

  /** The code with which it is refused, or `ok`. */
  async code(request: object, id?: string): Promise<string> {
    const answer = await this.ask(request, id);
    return answer.ok ? 'ok' : answer.error.code;
  }

  async refused(request: object, id?: string): Promise<Refused> {
    const answer = await this.ask(request, id);
    if (answer.ok) throw new Error('It was not refused.');
    return answer;
  }

  /** Opens a table, and waits until everything about it has been told. */
  async watch(table: string, seq?: number): Promise<void> {
    const answer = await this.ask({ do: 'watch', table, ...(seq !== undefined && { seq }) });
    if (!answer.ok) throw new Error(answer.error.code);
    // The wire keeps the order: what was told about the table comes before this answer.
    await this.ask({ do: 'ping' });
  }

  pushes<P extends SocketPush['push']>(kind: P): Extract<SocketPush, { push: P }>[] {
    return this.told.filter((m): m is Extract<SocketPush, { push: P }> => m.push === kind);
  }

  private get told(): SocketPush[] {
    return this.heard.filter((m): m is SocketPush => 'push' in m);
  }

  /** All entries told so far, in the order of telling. */
  get log(): Played[] {
    return this.told.flatMap((m) => (m.push === 'played' ? [m.played] : 'log' in m ? m.log : []));
  }

  get standing(): Standing {
    return this.standings.last!;
  }

  get room(): Room {
    return this.pushes('room').at(-1)!.room;
  }

  get said(): Said[] {
    return this.pushes('said').flatMap(({ said }) => said);
  }

  /** Waits for something to be heard. */
  until<T>(find: () => T | undefined | false | null): Promise<T> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = find();
        if (found !== undefined && found !== false && found !== null) {
          this.listeners.delete(look);
          resolve(found);
        } else if (this.closed !== null) {
          this.listeners.delete(look);
          reject(new Error(`The wire was closed with ${this.closed}.`));
        }
      };
      this.listeners.add(look);
      look();
    });
  }

  untilSeq(seq: number): Promise<unknown> {
    return this.until(() => this.standing?.seq >= seq);
  }

  /** Until the other side has closed it; the code. */
  untilClosed(): Promise<number> {
    return new Promise((resolve) => {
      if (this.closed !== null) resolve(this.closed);
      else this.socket.once('close', resolve);
    });
  }

  /** Closes it as a page does that is left: what was sent before arrives. */
  leave(): void {
    this.socket.close();
  }

  cut(): void {
    this.socket.terminate();
  }
}
