import type { Phrase, SocketRequest } from '@roadstead/protocol';
import type { Adviser } from '../bots/hint.js';
import { Refused, unknownTable } from '../refused.js';
import type { Store } from '../store/store.js';
import { mayEnter } from '../tables/access.js';
import type { Play } from '../tables/play.js';
import type { Talk } from '../tables/talk.js';
import type { Audience } from './audience.js';
import type { Hub } from './hub.js';
import type { Line } from './line.js';

export interface VerbParts {
  readonly store: Store;
  readonly play: Play;
  readonly talk: Talk;
  readonly adviser: Adviser;
  readonly audience: Audience;
  readonly hub: Hub;
}

/** More tables than one can look at. */
const MOST_LOOKED_AT = 50;

/** What is answered besides `ok`. */
export type Fields = { readonly seq?: number; readonly [name: string]: unknown };

type Verb<D extends SocketRequest['do']> = (
  line: Line,
  request: Extract<SocketRequest, { do: D }>,
  answer: (fields: Fields) => void,
) => Promise<Fields>;

export type Verbs = { readonly [D in SocketRequest['do']]: Verb<D> };

/** What can be asked over a socket. Each gives the fields of its answer, or throws a refusal. */
export function verbs({ store, play, talk, adviser, audience, hub }: VerbParts): Verbs {
  const by = (line: Line, { id }: { readonly id: string }) => ({ person: line.person, request: id });
  return {
    /** Answered before the table is told, so that one knows how much is to come. */
    async watch(line, { table, seq }, answer) {
      await hub.watch(line, table, seq, (now) => answer({ seq: now }));
      return {};
    },
    async unwatch(line, { table }) {
      audience.unwatch(line, table);
      hub.wake(table);
      return {};
    },
    async act(line, request) {
      return { seq: await play.act(request.table, by(line, request), request.expect, request.action) };
    },
    async undo(line, request) {
      return { seq: await play.undo(request.table, by(line, request), request.expect, request.step ?? false) };
    },
    async askUndo(line, { table, expect, to }) {
      return { seq: await play.askUndo(table, line.person, expect, to) };
    },
    async answerUndo(line, { table, agree }) {
      return { seq: await play.answerUndo(table, line.person, agree) };
    },
    async arm(line, { table, order }) {
      return { seq: await play.arm(table, line.person, order) };
    },
    async say(line, request) {
      const what = { text: request.text ?? null, phrase: (request.phrase as Phrase | undefined) ?? null };
      const n = await talk.say(request.table, by(line, request), what);
      hub.said(request.table);
      return { n };
    },
    async mute(line, { person, muted }) {
      if (person === line.person) throw new Refused('BAD_REQUEST', 'You cannot mute yourself.');
      if ((await store.people.byId(person)) === null) throw new Refused('BAD_REQUEST', 'There is no such person.');
      await store.people.mute(line.person, person, muted);
      for (const own of audience.linesOf(line.person)) {
        if (muted) own.muted.add(person);
        else own.muted.delete(person);
      }
      return {};
    },
    /** It may come before the table is open, which takes longer; without that it means nothing. */
    async look(line, { table, looking }) {
      if (!looking) line.looking.delete(table);
      else if (line.looking.size < MOST_LOOKED_AT) line.looking.add(table);
      return {};
    },
    async hint(line, { table }) {
      return { hint: await adviser.hint(table, line.person) };
    },
    ping: async () => ({}),
  };
}

/** Whatever is refused at a table that one may not know of is refused like one that does not exist. */
export async function hideUnknown(store: Store, table: string, person: string, error: unknown): Promise<unknown> {
  const stored = await store.tables.byId(table);
  return stored !== null && (await mayEnter(store, stored, person)) ? error : unknownTable();
}
