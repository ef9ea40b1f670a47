import { type SocketLike, Visitor } from '@roadstead/client';
import { WebSocket } from 'ws';

/** A person who writes down every byte that the server ever sends to them. */
export class Witness extends Visitor {
  /** What came over sockets, message by message. */
  readonly messages: string[] = [];
  /** What came over HTTP: heads and bodies. */
  readonly answers: string[] = [];

  constructor(base: () => string) {
    super({
      base,
      fetch: async (url, init) => {
        const answer = await fetch(url, init);
        const text = await answer.text();
        const heads = [...answer.headers].filter(([name]) => name !== 'set-cookie');
        this.answers.push(`${JSON.stringify(heads)}\n${text}`);
        return { ok: answer.ok, status: answer.status, headers: answer.headers, text: async () => text };
      },
      socket: (url, headers) => this.listening(new WebSocket(url, { headers })),
    });
  }

  get everything(): string {
    return [...this.messages, ...this.answers].join('\n');
  }

  private listening(socket: WebSocket): SocketLike {
    socket.on('message', (data) => this.messages.push(String(data)));
    return socket;
  }
}
