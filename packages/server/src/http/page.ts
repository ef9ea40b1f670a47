import { existsSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound, sendFailure } from './failures.js';

const NOT_BUILT = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Roadstead</title>
<h1>The page is not built yet</h1>
<p>The server runs, but there is no page to show. Run <code>npm start</code>, or <code>npx vite build packages/web</code>, and come back.</p>
</html>
`;

/** Files whose names change with what is in them. */
const HASHED = /[/\\]assets[/\\]/;
const A_YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves the built page: its files, and index.html for every address that is one of the page's own. It may be built
 * while the server runs.
 */
export async function servePage(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = () => existsSync(join(folder, 'index.html'));
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    // A build may leave smaller copies beside its files (.br, .gz), for browsers that take them.
    preCompressed: true,
    // The service worker and index.html must be asked for anew, or nobody ever gets a new version.
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.setHeader('vary', 'accept-encoding');
      reply.setHeader('cache-control', HASHED.test(path) ? A_YEAR : 'no-cache');
    },
  });

  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    if ((request.method !== 'GET' && request.method !== 'HEAD') || /^\/api(\/|$)/.test(path)) {
      return sendFailure(reply, notFound('There is nothing here.'));
    }
    if (!isBuilt()) return reply.code(404).type('text/html; charset=utf-8').send(NOT_BUILT);
    if (!isFileName(path)) return reply.code(200).sendFile('index.html');
    if (!isFileIn(folder, path)) return sendFailure(reply, notFound('There is no such file.'));
    return reply.code(200).sendFile(path.slice(1));
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

function isFileIn(folder: string, path: string): boolean {
  const file = join(folder, path);
  return file.startsWith(folder + sep) && (statSync(file, { throwIfNoEntry: false })?.isFile() ?? false);
}
