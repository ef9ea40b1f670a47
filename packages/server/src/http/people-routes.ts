import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gate } from '../limits/gate.js';
import type { People } from '../people/people.js';
import type { Session, Sessions } from '../people/sessions.js';
import { Refused } from '../refused.js';
import type { Store } from '../store/store.js';
import { giveSecret, secretOf, takeSecret } from './cookie.js';
import type { Handlers } from './handlers.js';

export interface PeopleRouteParts {
  readonly people: People;
  readonly sessions: Sessions;
  readonly store: Store;
  readonly gate: Gate;
  readonly publicUrl: string | null;
  readonly refusesPushEndpoint: (endpoint: string) => string | null;
}

type PeopleHandlers = Pick<
  Handlers,
  | 'enter'
  | 'me'
  | 'changeMe'
  | 'account'
  | 'passphrase'
  | 'login'
  | 'logout'
  | 'logoutEverywhere'
  | 'exportMe'
  | 'deleteMe'
  | 'push'
  | 'unpush'
>;

export function peopleHandlers(parts: PeopleRouteParts): PeopleHandlers {
  const { people, sessions, store, gate, publicUrl } = parts;
  const isSecure = (request: FastifyRequest) => publicUrl?.startsWith('https:') || request.protocol === 'https';
  const give = (request: FastifyRequest, reply: FastifyReply, secret: string) =>
    giveSecret(reply, secret, isSecure(request));
  const take = (request: FastifyRequest, reply: FastifyReply) => takeSecret(reply, isSecure(request));
  const session = async (request: FastifyRequest): Promise<Session> => {
    const found = await sessions.of(secretOf(request));
    if (found === null) throw new Refused('NO_SESSION', 'You are not known here any more.');
    return found;
  };

  return {
    async enter({ person, body }, request, reply) {
      if (person !== null) {
        await people.seen(person);
        give(request, reply, secretOf(request)!);
        return people.me(person.id);
      }
      await gate.newPerson(request);
      const { id, secret } = await people.newGuest(body.language ?? 'en');
      give(request, reply, secret);
      return people.me(id);
    },

    me: ({ person }) => people.me(person.id),

    async changeMe({ person, body }) {
      await people.change(person, body);
      return people.me(person.id);
    },

    async account({ person, body }, request, reply) {
      await gate.newPerson(request);
      give(request, reply, await people.makeAccount(await session(request), body));
      return people.me(person.id);
    },

    async passphrase({ person, body }, request, reply) {
      await gate.passphrase(request, person.name);
      give(request, reply, await people.changePassphrase(await session(request), body));
      return people.me(person.id);
    },

    async login({ body }, request, reply) {
      await gate.passphrase(request, body.name);
      const { id, secret } = await people.login(await sessions.of(secretOf(request)), body);
      give(request, reply, secret);
      return people.me(id);
    },

    async logout(_, request, reply) {
      await sessions.close(await session(request));
      take(request, reply);
      return {};
    },

    async logoutEverywhere({ person }, request, reply) {
      await sessions.closeAll(person.id);
      take(request, reply);
      return {};
    },

    exportMe: ({ person }) => store.people.exportAll(person.id),

    async deleteMe({ person, body }, request, reply) {
      if (person.passphraseHash !== null) await gate.passphrase(request, person.name);
      await people.delete(person, body.passphrase);
      take(request, reply);
      return {};
    },

    async push({ person, body }) {
      const sentence = parts.refusesPushEndpoint(body.endpoint);
      if (sentence !== null) throw new Refused('BAD_REQUEST', sentence);
      await store.notices.subscribe(person.id, body.endpoint, JSON.stringify(body.keys));
      return people.me(person.id);
    },

    async unpush({ person }) {
      await store.notices.unsubscribe(person.id);
      return people.me(person.id);
    },
  };
}
