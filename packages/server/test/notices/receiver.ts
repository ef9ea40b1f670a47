import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Received {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A real server on this machine that notices are sent to. */
export class Receiver {
  readonly received: Received[] = [];
  /** What to answer, first come first served; 200 when there is nothing more. */
  answers: number[] = [];
  private readonly server: Server = createServer(async (request, response) => {
    this.received.push({ url: request.url!, headers: request.headers, body: await buffer(request) });
    response.writeHead(this.answers.shift() ?? 200, { location: `${this.url}/elsewhere` }).end('thanks');
  });

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
