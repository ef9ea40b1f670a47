import type { Phrase, SocketRequest } from '@roadstead/protocol';
import type { Adviser } from '../bots/hint.js';
import { Refused, unknownTable } from '../refused.js';
import type { Store } from '../store/store.js';
import { mayEnter } from '../tables/access.js';
import type { Play } from '../tables/play.js';
import type { Talk } from '../tables/talk.js';
import type { ClientSocket } from './client-socket.js';
import type { Hub } from './hub.js';
import type { Mutes } from './mutes.js';
import type { Presence } from './presence.js';

interface VerbParts {
  readonly store: Store;
  readonly play: Play;
  readonly talk: Talk;
  readonly adviser: Adviser;
  readonly presence: Presence;
  readonly hub: Hub;
  readonly mutes: Mutes;
  /** Tells other nodes that there is something new at a table. */
  readonly told: (table: string) => void;
}

/** More tables than one can look at. */
const MOST_LOOKED_AT = 50;

/** More people than anybody meets; each is looked up whenever somebody comes. */
const MOST_MUTED = 500;

/** A request, and when it came. */
export type Came = SocketRequest & { readonly came: number };

/** What is answered besides `ok`. */
export type Fields = { readonly seq?: number; readonly [name: string]: unknown };

type Verb<D extends SocketRequest['do']> = (
  socket: ClientSocket,
  request: Extract<SocketRequest, { do: D }> & { readonly came: number },
  answer: (fields: Fields) => void,
) => Promise<Fields>;

export type Verbs = { readonly [D in SocketRequest['do']]: Verb<D> };

/** What can be asked over a socket. Each gives the fields of its answer, or throws a refusal. */
export function verbs({ store, play, talk, adviser, presence, hub, told, mutes }: VerbParts): Verbs {
  const by = (socket: ClientSocket, { id, came }: { readonly id: string; readonly came: number }) => ({
    person: socket.person,
    request: id,
    at: came,
  });
  return {
    /** Answered before the table is told, so that one knows how much is to come. */
    async watch(socket, { table, seq }, answer) {
      await hub.watch(socket, table, seq, (now) => answer({ seq: now }));
      return {};
    },
    async unwatch(socket, { table }) {
      presence.unwatch(socket, table);
      hub.wake(table);
      return {};
    },
    async act(socket, request) {
      return { seq: await play.act(request.table, by(socket, request), request.expect, request.action) };
    },
    async undo(socket, request) {
      return {
        seq: await play.undo(request.table, by(socket, request), request.expect, request.step ?? false, request.to),
      };
    },
    async askUndo(socket, { table, expect, to }) {
      return { seq: await play.askUndo(table, socket.person, expect, to) };
    },
    async answerUndo(socket, { table, to, agree }) {
      return { seq: await play.answerUndo(table, socket.person, to, agree) };
    },
    async arm(socket, { table, order }) {
      return { seq: await play.arm(table, socket.person, order) };
    },
    async say(socket, request) {
      const what = { text: request.text ?? null, phrase: (request.phrase as Phrase | undefined) ?? null };
      const n = await talk.say(request.table, by(socket, request), what);
      hub.said(request.table);
      told(request.table);
      return { n };
    },
    async mute(socket, { person, muted }) {
      if (person === socket.person) throw new Refused('BAD_REQUEST', 'You cannot mute yourself.');
      if (muted && socket.muted.size >= MOST_MUTED) throw new Refused('NOT_ALLOWED', 'You have muted too many people.');
      if ((await store.people.byId(person)) === null) throw new Refused('BAD_REQUEST', 'There is no such person.');
      await mutes.change(socket.person, person, muted);
      return {};
    },
    async look(socket, { table, looking }) {
      if (!looking || socket.looking.size < MOST_LOOKED_AT) presence.look(socket, table, looking);
      return {};
    },
    async lookBack(socket, { table, after }) {
      return { seq: after, view: await hub.lookBack(socket, table, after) };
    },
    async hint(socket, { table }) {
      return { hint: await adviser.hint(table, socket.person) };
    },
    ping: async () => ({}),
  };
}

/** Whatever is refused at a table that one may not know of is refused like one that does not exist. */
export async function hideUnknown(store: Store, table: string, person: string, error: unknown): Promise<unknown> {
  const stored = await store.tables.byId(table);
  return stored !== null && (await mayEnter(store, stored, person)) ? error : unknownTable();
}
