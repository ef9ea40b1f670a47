import { existsSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound, sendFailure } from './failures.js';
import { type PageFile, PageFiles } from './page-files.js';

const NOT_BUILT = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Roadstead</title>
<h1>The page is not built yet</h1>
<p>The server runs, but there is no page to show. Run <code>npm start</code>, or <code>npx vite build packages/web</code>, and come back.</p>
</html>
`;

/** Files whose names change with what is in them. */
const HASHED = /[/\\]assets[/\\]/;
const A_YEAR = 'public, max-age=31536000, immutable';
const HTML = 'text/html; charset=utf-8';

/** What a page is made of. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': HTML,
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** Smaller copies that a build may leave beside its files, the smallest first. */
const PACKED = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/**
 * Serves the built page: its files, and index.html for every address that is one of the page's own. It may be built
 * while the server runs.
 */
export function servePage(app: FastifyInstance, folder: string): void {
  const isBuilt = () => existsSync(join(folder, 'index.html'));
  const files = new PageFiles();

  /** The file, in the smallest form that the asker takes. */
  async function find(path: string, request: FastifyRequest): Promise<{ file: PageFile; encoding?: string } | null> {
    const plain = join(folder, path);
    if (!plain.startsWith(folder + sep)) return null;
    for (const { encoding, ending } of PACKED) {
      if (!takes(request, encoding)) continue;
      const file = await files.read(plain + ending);
      if (file !== null) return { file, encoding };
    }
    const file = await files.read(plain);
    return file && { file };
  }

  async function send(path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const found = await find(path, request);
    if (found === null) return sendFailure(reply, notFound('There is no such file.'));
    const { file, encoding } = found;
    reply.header('vary', 'accept-encoding');
    // The service worker and index.html must be asked for anew, or nobody ever gets a new version.
    reply.header('cache-control', HASHED.test(path) ? A_YEAR : 'no-cache').header('etag', file.etag);
    if (knows(request, file.etag)) return reply.code(304).send();
    if (encoding !== undefined) reply.header('content-encoding', encoding);
    return reply
      .code(200)
      .type(TYPES[extname(path)] ?? 'application/octet-stream')
      .send(file.body);
  }

  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request);
    if ((request.method !== 'GET' && request.method !== 'HEAD') || /^\/api(\/|$)/.test(path)) {
      return sendFailure(reply, notFound('There is nothing here.'));
    }
    if (!isBuilt()) return reply.code(404).type(HTML).send(NOT_BUILT);
    return send(isFileName(path) ? path : '/index.html', request, reply);
  });
}

function pathOf(request: FastifyRequest): string {
  const [path = '/'] = request.url.split(/[?#]/, 1);
  return path;
}

/** The page's own addresses have no dot in their last part. */
function isFileName(path: string): boolean {
  return /\.[^/]*$/.test(path);
}

function takes({ headers }: FastifyRequest, encoding: string): boolean {
  const accepted = String(headers['accept-encoding'] ?? '').split(',');
  return accepted.some((one) => {
    const [name, weight] = one.split(';').map((part) => part.trim());
    return name === encoding && !/^q=0(\.0*)?$/.test(weight ?? '');
  });
}

/** Whether the asker has it already. */
function knows({ headers }: FastifyRequest, etag: string): boolean {
  const known = String(headers['if-none-match'] ?? '').split(',');
  return known.some((one) => one.trim().replace(/^W\//, '') === etag);
}
