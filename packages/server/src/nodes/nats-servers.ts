import { isIP } from 'node:net';
import { checkServerIdentity, type PeerCertificate } from 'node:tls';
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
    ...(urls.some(({ protocol }) => protocol === 'tls:') && { tls: certified(urls) }),
  };
}

/** What Node takes a server for whose name it is not told. */
const UNNAMED = 'localhost';

/**
 * The library tells the name of a server that has one, and nothing of one that is reached by a number: its certificate must
 * hold for one of the numbers that were given.
 */
function certified(urls: readonly URL[]): NonNullable<NodeConnectionOptions['tls']> {
  const hosts = urls.map(({ hostname }) => hostname.replace(/^\[(.*)\]$/, '$1'));
  const unnamed = hosts.filter((host) => host === UNNAMED || isIP(host) !== 0);
  const identity = {
    checkServerIdentity(name: string, certificate: PeerCertificate): Error | undefined {
      const wanted = name === UNNAMED ? unnamed : [name];
      const faults = wanted.map((host) => checkServerIdentity(host, certificate));
      return faults.includes(undefined)
        ? undefined
        : (faults[0] ?? new Error('The certificate is of nobody asked for.'));
    },
  };
  return identity as NonNullable<NodeConnectionOptions['tls']>;
}
