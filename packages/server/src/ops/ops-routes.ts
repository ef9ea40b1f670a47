import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/store.js';
import { HealthCheck } from './health.js';
import type { Metrics } from './metrics.js';

const UNAVAILABLE = 503;

/** For the person who runs the place, and their programs. */
export function opsRoutes(app: FastifyInstance, store: Store, metrics: Metrics): void {
  const health = new HealthCheck(store);

  app.get('/healthz', { schema: { hide: true }, exposeHeadRoute: true }, async (_, reply) => {
    const found = await health.look();
    return found.ok ? found : reply.code(UNAVAILABLE).send(found);
  });

  app.get('/metrics', { schema: { hide: true } }, async (_, reply) => {
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}
