import type { SocketLike } from '../src/socket-like.js';

/** One end of a line, held in the hand. */
export class FakeSocket implements SocketLike {
  onopen: ((event: never) => unknown) | null = null;
  onmessage: ((event: never) => unknown) | null = null;
  onclose: ((event: never) => unknown) | null = null;
  onerror: ((event: never) => unknown) | null = null;
  readonly sent: { readonly id: string; readonly do: string; readonly [name: string]: unknown }[] = [];
  closed = false;
  /** Called for everything that the client sends. */
  onSent: (request: { readonly id: string; readonly do: string; readonly [name: string]: unknown }) => void = () => {};

  send(text: string): void {
    if (this.closed) throw new Error('closed');
    const request = JSON.parse(text);
    this.sent.push(request);
    this.onSent(request);
  }

  close(): void {
    this.closed = true;
  }

  opens(): void {
    this.onopen?.({} as never);
  }

  tells(message: unknown): void {
    this.onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) } as never);
  }

  breaks(): void {
    this.onclose?.({} as never);
  }
}

/** A place that gives out a new socket for each attempt. */
export class FakeLine {
  readonly sockets: FakeSocket[] = [];
  refuse = false;

  readonly open = (): FakeSocket => {
    if (this.refuse) throw new Error('no line');
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  };

  get last(): FakeSocket {
    return this.sockets.at(-1)!;
  }
}
