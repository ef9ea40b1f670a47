import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/store.js';
import type { Metrics } from './metrics.js';

/** For the person who runs the place, and their programs. */
export function opsRoutes(app: FastifyInstance, store: Store, metrics: Metrics): void {
  app.get('/healthz', { schema: { hide: true }, exposeHeadRoute: true }, async () => {
    await store.keys.get('healthz'); // fails where the database does
    return { ok: true };
  });

  app.get('/metrics', { schema: { hide: true } }, async (_, reply) => {
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}
