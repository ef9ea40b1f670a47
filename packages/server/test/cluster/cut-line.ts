import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A line to a service that can be cut as a network is: nobody is told, nothing arrives any more, and what was sent
 * meanwhile comes late when it is mended.
 */
export class CutLine {
  private readonly server: Server;
  private readonly ends = new Set<Socket>();
  private isCut = false;

  private constructor(target: number) {
    this.server = createServer((near) => {
      const far = connect(target, '127.0.0.1');
      const end = () => {
        for (const socket of [near, far]) {
          socket.destroy();
          this.ends.delete(socket);
        }
      };
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.ends.add(from);
        from.on('data', (bytes) => void to.write(bytes));
        from.on('close', end);
        from.on('error', end);
        if (this.isCut) from.pause();
      }
    }).listen(0, '127.0.0.1');
  }

  /** To where the address points; it is the same address but for the port. */
  static async to(url: string): Promise<{ line: CutLine; url: string }> {
    const { port } = new URL(url);
    const line = new CutLine(Number(port));
    await once(line.server, 'listening');
    return { line, url: url.replace(`:${port}`, `:${(line.server.address() as { port: number }).port}`) };
  }

  cut(): void {
    this.isCut = true;
    for (const end of this.ends) end.pause();
  }

  mend(): void {
    this.isCut = false;
    for (const end of this.ends) end.resume();
  }

  close(): void {
    this.server.close();
    for (const end of this.ends) end.destroy();
  }
}
