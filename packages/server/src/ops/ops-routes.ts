import type { FastifyInstance } from 'fastify';
import type { NodeBus } from '../nodes/node-bus.js';
import type { Store } from '../store/store.js';
import { HealthCheck } from './health.js';
import type { Metrics } from './metrics.js';

const UNAVAILABLE = 503;

/** For the person who runs the place, and their programs. */
export function opsRoutes(app: FastifyInstance, store: Store, metrics: Metrics, bus: NodeBus, node: string): void {
  const health = new HealthCheck(store);

  app.get('/healthz', { schema: { hide: true }, exposeHeadRoute: true }, async (_, reply) => {
    const found = await health.look();
    // Without it everything goes on, only later: no reason to send people elsewhere.
    const one = store.work !== null && { node };
    const nats = bus.state !== 'alone' && { nats: bus.state };
    return found.ok ? { ...found, ...one, ...nats } : reply.code(UNAVAILABLE).send({ ...found, ...one });
  });

  app.get('/metrics', { schema: { hide: true } }, async (_, reply) => {
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}
