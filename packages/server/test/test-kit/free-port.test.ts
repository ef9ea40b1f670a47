import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from '../../src/test-kit/index.js';

/** Of what the system gives to whoever asks for any port, or goes out through one. */
const GIVEN_BY_THE_SYSTEM = '/proc/sys/net/ipv4/ip_local_port_range';

it('nobody listens at a free port, and the system gives it to nobody', async () => {
  const port = await freePort();
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.close();
  if (!existsSync(GIVEN_BY_THE_SYSTEM)) return;
  const [first] = readFileSync(GIVEN_BY_THE_SYSTEM, 'utf8').split(/\s+/).map(Number);
  expect(port).toBeLessThan(first!);
});

it('a port is given to one, whether they listen there yet or not, and whichever process they are in', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => freePort()));
  expect(new Set(ports).size).toBe(20);
  // What another process would find of them.
  for (const port of ports) {
    const sign = createSocket('udp4').bind({ port, address: '127.0.0.1', exclusive: true });
    const [error] = await once(sign, 'error');
    expect(error).toMatchObject({ code: 'EADDRINUSE' });
  }
});
