import {
  API,
  type ApiAnswer,
  type ApiBody,
  ApiError,
  type ApiName,
  type ApiParams,
  type ApiQuery,
} from '@roadstead/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressBlock } from '../limits/address-block.js';
import type { Turns } from '../limits/turns.js';
import { Refused } from '../refused.js';
import type { StoredPerson } from '../store/store.js';

/**
 * How a route is written: a function with the name it has in `API`. Params, query and body have been checked against
 * their schemas when it is called; what it returns is the answer, of which only the fields of the schema are sent, or the
 * reply with which it sends it itself; what it refuses it throws as `Refused` (the kernel's `Refusal` will do too). For example
 *
 *     export function tableHandlers(rooms: Rooms): Pick<Handlers, 'table' | 'sit'> {
 *       return {
 *         table: ({ params, person }) => rooms.room(params.id, person),
 *         sit: ({ params, body, person }) => rooms.sit(params.id, person, body.seat),
 *       };
 *     }
 *
 * All of them together make `Handlers`; one that is missing or too many does not compile.
 */
export type Handlers = { readonly [N in ApiName]: Handler<N> };

type Handler<N extends ApiName> = (
  asked: ApiAsked<N>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<ApiAnswer<N> | FastifyReply>;

interface ApiAsked<N extends ApiName> {
  readonly params: ApiParams<N>;
  readonly query: ApiQuery<N>;
  readonly body: ApiBody<N>;
  /** Who asks; null only on routes that are open to strangers. */
  readonly person: (typeof API)[N] extends { readonly open: true } ? StoredPerson | null : StoredPerson;
}

/** Finds the person of a request by its cookie. */
type WhoAsks = (request: FastifyRequest) => Promise<StoredPerson | null>;

/** Registers every route of `API`, and no other. */
export function registerHandlers(app: FastifyInstance, handlers: Handlers, whoAsks: WhoAsks, turns: Turns): void {
  for (const name of Object.keys(API) as ApiName[]) {
    const route: (typeof API)[ApiName] & RouteParts = API[name];
    const handler = handlers[name] as unknown as Handler<ApiName>;
    app.route({
      method: route.method,
      url: route.path,
      schema: {
        operationId: name,
        summary: route.summary,
        ...(route.params && { params: route.params }),
        ...(route.query && { querystring: route.query }),
        ...(route.body && { body: route.body }),
        response: { 200: route.answer, '4xx': ApiError, '5xx': ApiError },
        ...(route.open ? { security: [] } : { security: [{ session: [] }] }),
      },
      config: { api: name },
      handler: async (request, reply) => {
        const admitted = async () => {
          const person = await whoAsks(request);
          if (person !== null || route.open) return person;
          throw new Refused('NO_SESSION', 'Nobody knows you here yet: enter first.');
        };
        const who = (await admitted())?.id ?? addressBlock(request.ip);
        return turns.run(who, request.raw.socket, async () => {
          const { params, query, body } = request;
          // Asked again: while it waited for its turn, somebody may have been logged out or shut out.
          const asked = { params, query, body, person: await admitted() } as unknown as ApiAsked<ApiName>;
          try {
            return await handler(asked, request, reply);
          } catch (error) {
            // Who was deleted meanwhile is told that, and not what could not be written for nobody.
            if (!(error instanceof Refused)) await admitted();
            throw error;
          }
        });
      },
    });
  }
}

interface RouteParts {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
  readonly open?: true;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the route in `API`, if it has one. */
    api?: ApiName;
    /** As how many requests it counts, if it is none of those. */
    cost?: number;
  }
}
