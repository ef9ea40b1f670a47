import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** The policy of our server, without its sockets. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' blob: data:",
  "worker-src 'self' blob:",
  "style-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ');

export interface StaticHost {
  /** Where the page is, with a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/** Puts something before a script that is served, to break the browser in ways that tests need. */
export type Tamper = (path: string) => string | null;

/** A host of plain files that knows nothing of us, with the page in a folder of some depth. */
export async function hostPage(folder: string, tamper: Tamper = () => null): Promise<StaticHost> {
  const prefix = '/some/where/';
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const inside = path.startsWith(prefix) ? normalize(path.slice(prefix.length)) || 'index.html' : '..';
    const send = async (name: string, status: number) => {
      const body = await readFile(join(folder, name === '.' ? 'index.html' : name));
      const type = TYPES[extname(name)] ?? 'text/html; charset=utf-8';
      // What has its hash in its name never changes; whoever wants it again need not ask.
      const caching = name.startsWith('assets') ? 'max-age=31536000, immutable' : 'no-cache';
      response.writeHead(status, {
        'content-type': type,
        'content-security-policy': POLICY,
        'cache-control': caching,
      });
      const before = tamper(name);
      response.end(before === null ? body : `${before}\n${body}`);
    };
    send(inside.startsWith('..') ? '404.html' : inside, 200)
      .catch(() => send('404.html', 404))
      .catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Whoever forgets to close it can still end.
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${prefix}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
