import { createSocket, type Socket } from 'node:dgram';
import { type EventEmitter, once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below what systems give to whoever asks for any port, or goes out through one (from 32,768 or 49,152 on): a server that
 * ended finds its port free when it comes back, and whoever knocks meanwhile does not come out at their own door.
 */
const FIRST = 15_000;
const LAST = 30_000;

/** A port that nobody listens at just now, and that nobody else is given as long as this process lives. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    const sign = await signAt(port);
    if (sign === null) continue;
    if (await isFree(port)) return port;
    sign.close();
  }
}

/** Other processes look for ports in the same way: whoever has the UDP port of a number, which ends with them, has the number. */
async function signAt(port: number): Promise<Socket | null> {
  const sign = createSocket('udp4');
  try {
    await begun(sign, () => sign.bind({ port, address: '127.0.0.1', exclusive: true }));
    return sign.unref();
  } catch {
    sign.close();
    return null;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await begun(server, () => server.listen(port, '127.0.0.1'));
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/** Until it listens; throws where it cannot. */
async function begun(one: EventEmitter, begin: () => unknown): Promise<void> {
  const listening = once(one, 'listening');
  begin();
  await listening;
}
