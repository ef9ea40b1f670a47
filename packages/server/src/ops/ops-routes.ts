import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';
import { DEAR_COST } from '../limits/costs.js';
import type { NodeBus } from '../nodes/node-bus.js';
import type { Store } from '../store/store.js';
import { type Health, HealthCheck } from './health.js';
import type { Metrics } from './metrics.js';

const UNAVAILABLE = 503;

interface OpsParts {
  readonly config: Pick<Config, 'node'>;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly bus: NodeBus;
  readonly isDraining: () => boolean;
}

/** For the person who runs the place, and their programs. */
export function opsRoutes(app: FastifyInstance, { config, store, metrics, bus, isDraining }: OpsParts): void {
  const health = new HealthCheck(store, (error) => app.log.error({ err: error }, 'all is not well'));
  const one = store.work !== null && { node: config.node };

  app.get('/healthz', { schema: { hide: true }, exposeHeadRoute: true }, async (_, reply) => {
    const found: Health = isDraining() ? { ok: false, error: 'stopping' } : await health.look();
    // Without it everything goes on, only later: no reason to send people elsewhere.
    const nats = bus.state !== 'alone' && { nats: bus.state };
    return found.ok ? { ...found, ...one, ...nats } : reply.code(UNAVAILABLE).send({ ...found, ...one });
  });

  app.get('/metrics', { schema: { hide: true }, config: { cost: DEAR_COST } }, async (_, reply) => {
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}
