import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';

/** A line to a service on which somebody listens: what goes over it, both ways. */
export class TappedLine {
  private readonly server: Server;
  private readonly heard: Buffer[] = [];

  private constructor(target: number) {
    this.server = createServer((near) => {
      const far = connect(target, '127.0.0.1');
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        from.on('data', (bytes) => void this.heard.push(bytes));
        from.on('error', () => to.destroy());
        from.on('close', () => to.destroy());
        from.pipe(to);
      }
    }).listen(0, '127.0.0.1');
  }

  static async to(port: string): Promise<TappedLine> {
    const line = new TappedLine(Number(port));
    await once(line.server, 'listening');
    return line;
  }

  get port(): number {
    return (this.server.address() as { port: number }).port;
  }

  get overheard(): string {
    return Buffer.concat(this.heard).toString('latin1');
  }

  close(): void {
    this.server.close();
  }
}
