import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * What stands before several nodes: it asks a node whether all is well before it sends a connection there, by turns, as
 * Caddy and nginx do from time to time.
 */
export class FrontProxy {
  private readonly server: Server;
  private readonly open = new Set<Socket>();
  private turn = 0;

  private constructor(ports: readonly number[]) {
    this.server = createServer({ pauseOnConnect: true }, (near) => {
      this.open.add(near);
      near.on('error', () => near.destroy());
      near.on('close', () => this.open.delete(near));
      void this.healthy(ports).then((port) => (port === null ? near.destroy() : join(near, port)));
    }).listen(0, '127.0.0.1');
  }

  static async before(ports: readonly number[]): Promise<FrontProxy> {
    const proxy = new FrontProxy(ports);
    await once(proxy.server, 'listening');
    return proxy;
  }

  get base(): string {
    return `http://127.0.0.1:${(this.server.address() as { port: number }).port}`;
  }

  close(): void {
    this.server.close();
    for (const socket of this.open) socket.destroy();
  }

  private async healthy(ports: readonly number[]): Promise<number | null> {
    const first = this.turn++;
    for (let i = 0; i < ports.length; i++) {
      const port = ports[(first + i) % ports.length]!;
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
      await answer?.arrayBuffer();
      if (answer?.ok) return port;
    }
    return null;
  }
}

function join(near: Socket, port: number): void {
  const far = connect(port, '127.0.0.1');
  const end = () => {
    near.destroy();
    far.destroy();
  };
  far.on('error', end);
  near.on('close', end);
  far.on('close', end);
  near.pipe(far);
  far.pipe(near);
  near.resume();
}
