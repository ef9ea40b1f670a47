import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gate } from '../limits/gate.js';
import type { KnownDevices } from '../people/known-devices.js';
import type { PeopleService } from '../people/people.js';
import { idOf, type Opened, type Session, type Sessions, secretIn } from '../people/sessions.js';
import { Refused } from '../refused.js';
import type { Store } from '../store/store.js';
import { giveKnown, giveSecret, knownIn, takeSecret } from './cookie.js';
import { deviceOf, kindOf } from './device.js';
import type { Handlers } from './handlers.js';
import { sendPieces } from './send-pieces.js';

interface PeopleRouteParts {
  readonly people: PeopleService;
  readonly sessions: Sessions;
  readonly known: KnownDevices;
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
  | 'devices'
  | 'logoutDevice'
  | 'exportMe'
  | 'deleteMe'
  | 'push'
  | 'unpush'
>;

export function peopleHandlers(parts: PeopleRouteParts): PeopleHandlers {
  const { people, sessions, known, store, gate, publicUrl } = parts;
  const isSecure = (request: FastifyRequest) => publicUrl?.startsWith('https:') || request.protocol === 'https';
  const give = (request: FastifyRequest, reply: FastifyReply, secret: string) =>
    giveSecret(reply, secret, isSecure(request));
  const take = (request: FastifyRequest, reply: FastifyReply) => takeSecret(reply, isSecure(request));
  const device = ({ headers }: FastifyRequest) => deviceOf(headers['user-agent']);
  const session = async (request: FastifyRequest): Promise<Session> => {
    const found = await sessions.ofCookies(request.cookies);
    if (found === null) throw new Refused('NO_SESSION', 'You are not known here any more.');
    return found;
  };
  const me = async (request: FastifyRequest) => {
    const { person, hash } = await session(request);
    return people.me(person.id, hash);
  };
  /** Somebody who has just shown that the account is theirs. */
  async function enterAccount(request: FastifyRequest, reply: FastifyReply, id: string, { secret, hash }: Opened) {
    give(request, reply, secret);
    giveKnown(reply, await known.noted(knownIn(request), id), isSecure(request));
    return people.me(id, hash);
  }

  return {
    async enter({ body }, request, reply) {
      const found = await sessions.ofCookies(request.cookies);
      if (found !== null) {
        await people.seen(found, device(request));
        give(request, reply, secretIn(request.cookies)!);
        return people.me(found.person.id, found.hash);
      }
      await gate.newPerson(request);
      const { id, secret, hash } = await people.newGuest(body.language ?? 'en', device(request));
      give(request, reply, secret);
      return people.me(id, hash);
    },

    me: (_, request) => me(request),

    async changeMe({ person, body }, request) {
      await people.change(person, body, () => gate.newName(request, person.id));
      return me(request);
    },

    async account({ person, body }, request, reply) {
      await gate.newPerson(request);
      return enterAccount(request, reply, person.id, await people.makeAccount(await session(request), body));
    },

    async passphrase({ person, body }, request, reply) {
      const own = await session(request);
      await gate.passphrase(request, person.name, own.hash);
      return enterAccount(request, reply, person.id, await people.changePassphrase(own, body));
    },

    async login({ body }, request, reply) {
      const account = await store.people.accountByName(body.name);
      await gate.passphrase(request, body.name, account && (await known.markOf(knownIn(request), account.id)));
      const before = await sessions.ofCookies(request.cookies);
      const opened = await people.login(before, device(request), body);
      return enterAccount(request, reply, opened.id, opened);
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

    async devices({ person }, request) {
      const here = idOf((await session(request)).hash);
      const devices = await sessions.devices(person.id);
      return {
        devices: devices.map(({ device, seenAt, ...rest }) => ({
          ...rest,
          ...kindOf(device),
          ...(seenAt !== null && { seenAt }),
          here: rest.id === here,
        })),
      };
    },

    async logoutDevice({ person, params }, request, reply) {
      const here = idOf((await session(request)).hash);
      if (!(await sessions.closeDevice(person, params.id))) {
        throw new Refused('NOT_FOUND', 'You are not known on such a device, any more.');
      }
      if (params.id === here) take(request, reply);
      return {};
    },

    async exportMe({ person }, request, reply) {
      await gate.export(request, person.id);
      const pieces = await store.people.exportAll(person.id);
      if (pieces === null) throw new Refused('NO_SESSION', 'You are not known here any more.');
      return sendPieces(reply, pieces);
    },

    async deleteMe({ person, body }, request, reply) {
      if (person.passphraseHash !== null) await gate.passphrase(request, person.name, (await session(request)).hash);
      await people.delete(person, body.passphrase);
      take(request, reply);
      return {};
    },

    async push({ person, body }, request) {
      const sentence = parts.refusesPushEndpoint(body.endpoint);
      if (sentence !== null) throw new Refused('BAD_REQUEST', sentence);
      const { hash } = await session(request);
      await store.notices.subscribe(person.id, hash, body.endpoint, JSON.stringify(body.keys));
      return people.me(person.id, hash);
    },

    async unpush({ person }, request) {
      const { hash } = await session(request);
      await store.notices.unsubscribe({ session: hash });
      return people.me(person.id, hash);
    },
  };
}
