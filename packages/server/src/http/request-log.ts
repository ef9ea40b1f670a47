import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../ops/metrics.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The id of the person who asks, once known. */
    who: string | null;
  }
}

/** One line for each request: what was asked for (the route, never the address itself) by whom, and how it went. */
export function logRequests(app: FastifyInstance, metrics: Metrics): void {
  app.decorateRequest('who', null);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page';
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    metrics.answered(route, reply.statusCode, ms);
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      ms,
      ...(request.who && { person: request.who }),
    };
    if (route.startsWith('/api/')) request.log.info(line, 'answered');
    else request.log.debug(line, 'answered');
  });
}
