import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { isPublic, NotPublic, publicLookup } from './public-address.js';

export interface Posting {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/** Sends a POST to an address that a person has given; returns the status. Follows no redirect, reads no answer. */
export type Post = (posting: Posting) => Promise<number>;

const PATIENCE_MS = 10_000;

export function poster(toPrivate: boolean): Post {
  return ({ url, headers, body }) => {
    const { protocol, hostname } = new URL(url);
    const literal = hostname.replace(/^\[|\]$/g, '');
    if (!toPrivate && isIP(literal) !== 0 && !isPublic(literal)) throw new NotPublic('This is a private address.');
    const send = protocol === 'https:' ? httpsRequest : httpRequest;
    return new Promise((resolve, reject) => {
      const options = {
        method: 'POST',
        headers: { 'content-length': Buffer.byteLength(body), ...headers },
        agent: false as const,
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...(!toPrivate && { lookup: publicLookup }),
      };
      const sent = send(url, options, (answer: IncomingMessage) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      });
      sent.on('error', reject);
      sent.end(body);
    });
  };
}

/** One sentence why nothing can be sent to an address, or null. Names are looked up when something is sent. */
export function refusesAddress(raw: string, toPrivate: boolean, onlyHttps = false): string | null {
  let url: URL;
  try {
    url = new URL(raw);
  } catch {
    return 'This is not an address: it must begin with https:// or http://.';
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'The address must begin with https:// or http://.';
  if (onlyHttps && url.protocol !== 'https:' && !toPrivate) return 'The address must begin with https://.';
  if (url.username !== '' || url.password !== '') return 'The address cannot hold a user name or password.';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isClosed = isIP(host) !== 0 ? !isPublic(host) : host === 'localhost' || host.endsWith('.localhost');
  if (!toPrivate && isClosed) return 'The address must be one that everybody can reach.';
  return null;
}
