import { changeOf, type Played, type Room, type Said, type SocketRequest, type Standing } from '@roadstead/protocol';
import { FakeSocket } from './fake-socket.js';
import type { FakeTimers } from './fake-timers.js';

export const TABLE = 'abcdefghijkl';

/** What may happen to a message on its way. */
interface Weather {
  readonly chance: () => number;
  drop: number;
  double: number;
  /** The longest delay; messages that are delayed differently overtake each other. */
  delayMs: number;
  cut: number;
}

export const CALM = { drop: 0, double: 0, delayMs: 0, cut: 0 };

/**
 * A small server with one table, true to the protocol, behind a network that is not. The game: anybody adds a word at any
 * time; `undo` takes the last back.
 */
export class FakeServer {
  readonly log: Played<{ type: string; word: string }>[] = [];
  readonly said: Said[] = [];
  readonly sockets = new Set<FakeSocket>();
  /** Requests that were carried out, by id. */
  readonly done = new Map<string, number>();
  private readonly watchers = new Set<FakeSocket>();
  /** The standing that each was told last, with its number. */
  private readonly bases = new Map<FakeSocket, { readonly told: number; readonly standing: Standing }>();
  private lastTold = 0;
  private readonly spoken = new Set<string>();

  constructor(
    private readonly timers: FakeTimers,
    readonly weather: Weather,
  ) {}

  readonly open = (): FakeSocket => {
    const socket = new FakeSocket();
    this.sockets.add(socket);
    this.timers.after(1, () => {
      if (!this.sockets.has(socket)) return;
      socket.onSent = (request) => this.carry(socket, () => this.answer(socket, request as SocketRequest));
      socket.opens();
    });
    return socket;
  };

  get standing(): Standing {
    return {
      seq: this.log.length,
      now: this.timers.now(),
      seat: 0,
      toAct: [0],
      over: false,
      view: this.words,
      legal: [],
      undoable: 0,
      order: null,
    };
  }

  get words(): string[] {
    const words: string[] = [];
    for (const { kind, events } of this.log) {
      if (kind === 'act') words.push(events[0]!.word);
      else words.pop();
    }
    return words;
  }

  cutAll(): void {
    for (const socket of [...this.sockets]) this.cut(socket);
  }

  private answer(socket: FakeSocket, request: SocketRequest): void {
    const { id } = request;
    const tell = (message: unknown) => this.tell(socket, message);
    switch (request.do) {
      case 'watch': {
        this.watchers.add(socket);
        const since = request.seq ?? 0;
        tell({ push: 'room', table: TABLE, room: { version: 1, status: 'playing' } as Room });
        if (request.seq === undefined) tell({ push: 'said', table: TABLE, said: this.said });
        tell({
          push: 'standing',
          table: TABLE,
          ...(request.seq === undefined && { opening: [{ type: 'began' }] }),
          log: this.log.slice(since),
          ...this.numbered(socket),
        });
        tell({ id, ok: true, seq: this.log.length });
        break;
      }
      case 'act':
      case 'undo':
        tell(this.changed(request));
        break;
      case 'say':
        this.speak(id, request.text ?? '');
        tell({ id, ok: true });
        break;
      default:
        tell({ id, ok: true });
    }
  }

  private changed(request: Extract<SocketRequest, { do: 'act' | 'undo' }>): unknown {
    const { id } = request;
    const before = this.done.get(id);
    if (before !== undefined) return { id, ok: true, seq: before };
    if (request.expect !== this.log.length) {
      return { id, ok: false, error: { code: 'STALE', message: 'Gone on.' }, standing: this.standing };
    }
    this.append(request.do, request.do === 'act' ? (request.action as unknown as { word: string }).word : '');
    this.done.set(id, this.log.length);
    return { id, ok: true, seq: this.log.length };
  }

  private speak(id: string, text: string): void {
    if (this.spoken.has(id)) return;
    this.spoken.add(id);
    const said: Said = { n: this.said.length + 1, by: { id: 'x', name: 'X' }, at: 0, text };
    this.said.push(said);
    for (const watcher of this.watchers) this.tell(watcher, { push: 'said', table: TABLE, said: [said] });
  }

  private append(kind: 'act' | 'undo', word: string): void {
    const played = {
      seq: this.log.length + 1,
      seat: 0,
      kind,
      events: kind === 'act' ? [{ type: 'word', word }] : [],
      at: this.timers.now(),
    };
    this.log.push(played);
    for (const watcher of this.watchers) {
      const from = this.bases.get(watcher)!;
      const now = this.numbered(watcher);
      const change = changeOf(from.standing, now.standing);
      this.tell(
        watcher,
        this.weather.chance() < 0.5
          ? { push: 'played', table: TABLE, played, ...now }
          : { push: 'changed', table: TABLE, log: [played], from: from.told, told: now.told, change },
      );
    }
  }

  private numbered(socket: FakeSocket) {
    const numbered = { told: ++this.lastTold, standing: this.standing };
    this.bases.set(socket, numbered);
    return numbered;
  }

  private tell(socket: FakeSocket, message: unknown): void {
    const text = JSON.stringify(message);
    this.carry(socket, () => socket.tells(text));
  }

  /** Over the network, one way. */
  private carry(socket: FakeSocket, arrive: () => void): void {
    const { chance, drop, double, delayMs, cut } = this.weather;
    if (chance() < cut) {
      this.cut(socket);
      return;
    }
    if (chance() < drop) return;
    for (let copies = chance() < double ? 2 : 1; copies > 0; copies--) {
      this.timers.after(Math.floor(chance() * delayMs), () => {
        if (this.sockets.has(socket)) arrive();
      });
    }
  }

  private cut(socket: FakeSocket): void {
    this.sockets.delete(socket);
    this.watchers.delete(socket);
    this.timers.after(0, () => socket.breaks());
  }
}
