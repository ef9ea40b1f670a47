import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { DEAR_COST } from '../limits/costs.js';
import { BOUND_COOKIE, COOKIE } from '../people/sessions.js';

/** The document is made of the routes as they are registered, so it cannot say anything else than they do. */
export async function serveOpenApi(app: FastifyInstance, publicUrl: string | null): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Roadstead',
        description:
          'People and tables. Games are played over the web socket. Every failure is {"error": {"code", "message"}}; requests that change something need the content type application/json and, from a browser, our own Origin.',
        version: '1',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: publicUrl ?? '/', description: 'This place' }],
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie(publicUrl) } } },
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true }, config: { cost: DEAR_COST } }, async () => app.swagger());
}

function sessionCookie(publicUrl: string | null): string {
  return publicUrl?.startsWith('https:') ? BOUND_COOKIE : COOKIE;
}
