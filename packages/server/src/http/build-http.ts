import { createServer } from 'node:http';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { ApiName } from '@roadstead/protocol';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Config } from '../config/config.js';
import { trustOf } from '../limits/asker.js';
import type { Askers } from '../limits/asking.js';
import { createGate, type Gate } from '../limits/gate.js';
import type { Turns } from '../limits/turns.js';
import type { NodeBus } from '../nodes/node-bus.js';
import type { Metrics } from '../ops/metrics.js';
import { opsRoutes } from '../ops/ops-routes.js';
import { banned } from '../people/people.js';
import type { Sessions } from '../people/sessions.js';
import { Refused } from '../refused.js';
import type { Store } from '../store/store.js';
import { limitConnections } from './connections.js';
import { answerFailures, frameworkFailure } from './failures.js';
import { type Handlers, registerHandlers } from './handlers.js';
import { refuseBadRequests } from './late.js';
import { serveOpenApi } from './openapi.js';
import { isOurHost, isOurOrigin } from './origin.js';
import { servePage } from './page.js';
import { logRequests } from './request-log.js';
import { addSecurityHeaders } from './security-headers.js';
import type { Unanswered } from './unanswered.js';

interface HttpParts {
  readonly config: Config;
  readonly store: Store;
  readonly sessions: Sessions;
  readonly metrics: Metrics;
  readonly asking: Askers;
  readonly turns: Turns;
  readonly unanswered: Unanswered;
  readonly bus: NodeBus;
  /** Whether this node is about to stop, and proxies should send nobody here. */
  readonly isDraining: () => boolean;
  /** Where log lines go. */
  readonly logs: { write(line: string): void };
  /** The routes, made when the gate is there. */
  readonly handlers: (gate: Gate) => Handlers;
}

const CHANGES = new Set(['POST', 'PATCH', 'PUT', 'DELETE']);
/** A request that takes longer to arrive is not meant well. */
const PATIENCE = {
  requestTimeout: 30_000,
  headersTimeout: 15_000,
  /** How often it is looked for those who take too long. */
  connectionsCheckingInterval: 2_000,
  /** For the next request over the same connection. */
  keepAliveTimeout: 72_000,
};
/** An answer of which nothing was taken for so long is not waited for. */
const STALLED_MS = 30_000;
/** What the programs of whoever runs the place ask for, by whatever name they know the machine. */
const FOR_ANY_HOST: ReadonlySet<string> = new Set(['/healthz', '/metrics']);
/** Connections of one address besides its sockets. */
const PLAIN_CONNECTIONS = 100;
/** What somebody who is shut out may still do. */
const FOR_THE_BANNED: readonly ApiName[] = [
  'me',
  'devices',
  'logout',
  'logoutEverywhere',
  'logoutDevice',
  'exportMe',
  'deleteMe',
];

/** Nothing is routed to the page: it is what remains. */
function isOfPage({ is404, method, url }: FastifyRequest): boolean {
  return is404 && !CHANGES.has(method) && !url.startsWith('/api');
}

export async function buildHttp(parts: HttpParts): Promise<FastifyInstance> {
  const { config, sessions, metrics } = parts;
  const app = Fastify({
    logger: { level: config.logLevel, stream: parts.logs },
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    trustProxy: config.trustProxy,
    bodyLimit: config.limits.bodyBytes,
    serverFactory: (answer) => createServer(PATIENCE, parts.unanswered.refuseHaste(answer)),
    return503OnClosing: false,
    routerOptions: { maxParamLength: 100 },
    // Nothing is made to fit: what does not fit is refused.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false } },
    frameworkErrors: frameworkFailure,
    clientErrorHandler: (error, socket) => refuseBad(error, socket),
  });
  const refuseBad = refuseBadRequests(app.server);
  // A form of another site can send text, but not JSON.
  app.removeContentTypeParser('text/plain');
  answerFailures(app);
  addSecurityHeaders(app, config.publicUrl);
  logRequests(app, metrics);
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  const { connections, socketsPerAddress } = config.limits;
  limitConnections(app.server, connections, socketsPerAddress + PLAIN_CONNECTIONS, trustOf(config));
  const gate = createGate(app, config.limits, parts.asking);

  // Whoever is here is served to the end: a proxy does not ask elsewhere what may have been done. But a connection that is
  // kept for more requests would keep the server from ending.
  app.addHook('onSend', async (_, reply) => {
    reply.raw.socket?.setTimeout?.(STALLED_MS);
    if (parts.isDraining()) reply.header('connection', 'close');
  });
  app.addHook('onRequest', async (request) => {
    // A page is hundreds of files, which cost little; whoever shares an address with others needs them as well.
    if (isOfPage(request)) parts.asking.checkPage(request.ip);
    else await gate.address(request);
    if (!isOurHost(request.headers, config.publicUrl) && !FOR_ANY_HOST.has(request.url)) {
      throw new Refused('NOT_ALLOWED', `This place is found at ${config.publicUrl}.`);
    }
    if (CHANGES.has(request.method) && !isOurOrigin(request.headers, config.publicUrl)) {
      throw new Refused('NOT_ALLOWED', 'Only the pages of this place may ask for that.');
    }
  });

  await serveOpenApi(app, config.publicUrl);
  await app.register(async (api) => {
    registerHandlers(
      api,
      parts.handlers(gate),
      async (request) => {
        const session = await sessions.ofCookies(request.cookies);
        if (session === null) return null;
        const { person } = session;
        // Counted once, however often it is looked who asks.
        if (request.who === null) {
          request.who = person.id;
          await gate.person(request, person.id);
        }
        const route = request.routeOptions.config.api!;
        if (person.banned && !FOR_THE_BANNED.includes(route)) throw banned();
        return person;
      },
      parts.turns,
    );
  });
  opsRoutes(app, parts);
  servePage(app, config.page);
  return app;
}
