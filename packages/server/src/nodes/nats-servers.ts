import type { NodeConnectionOptions } from '@nats-io/transport-node';

type Reached = Required<Pick<NodeConnectionOptions, 'servers'>> &
  Pick<NodeConnectionOptions, 'user' | 'pass' | 'token' | 'tls'>;

/**
 * How servers are reached, as their addresses say, with commas between them. Who we are is said in one of them, and the same
 * to all; nothing is said in the clear where one of them is `tls`.
 */
export function natsServers(addresses: string): Reached {
  const urls = addresses.split(',').map((address) => new URL(address.trim()));
  const { username = '', password = '' } = urls.find((url) => url.username !== '') ?? {};
  const who = decodeURIComponent(username);
  const known = password === '' ? { token: who } : { user: who, pass: decodeURIComponent(password) };
  return {
    servers: urls.map(({ host }) => host),
    ...(username !== '' && known),
    ...(urls.some(({ protocol }) => protocol === 'tls:') && { tls: {} }),
  };
}
