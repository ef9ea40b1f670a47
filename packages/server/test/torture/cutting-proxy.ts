import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { Random } from '@roadstead/kernel';

/** A line to a server that delivers in small pieces, and is cut after some number of bytes, wherever that is. */
export class CuttingProxy {
  /** Whether lines are still cut. */
  foul = true;
  cuts = 0;
  private readonly server: Server;
  private readonly random: Random;
  private readonly open = new Set<Socket>();

  private constructor(target: number, random: Random) {
    this.random = random;
    this.server = createServer((near) => {
      const far = connect(target, '127.0.0.1');
      let left = 2_000 + random.int(30_000);
      const end = () => {
        near.destroy();
        far.destroy();
        this.open.delete(near);
      };
      this.open.add(near);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        from.on('data', (bytes) => {
          left -= bytes.length;
          if (this.foul && left < 0) {
            this.cuts++;
            to.write(bytes.subarray(0, random.int(bytes.length)), end);
          } else this.inPieces(bytes, to);
        });
        from.on('close', end);
        from.on('error', end);
      }
    }).listen(0, '127.0.0.1');
  }

  static async before(target: number, random: Random): Promise<CuttingProxy> {
    const proxy = new CuttingProxy(target, random);
    await once(proxy.server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.server.address() as { port: number }).port;
  }

  close(): void {
    this.server.close();
    for (const socket of this.open) socket.destroy();
  }

  private inPieces(bytes: Buffer, to: Socket): void {
    const at = this.foul ? this.random.int(bytes.length + 1) : bytes.length;
    to.write(bytes.subarray(0, at));
    if (at < bytes.length) to.write(bytes.subarray(at));
  }
}
