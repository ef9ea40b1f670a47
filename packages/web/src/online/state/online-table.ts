import { type Connection, TableClient } from '@roadstead/client';
import type { Language } from '@roadstead/kernel';
import type { Room } from '@roadstead/protocol';
import type { SourceState, TableSource } from '../../table/source.js';
import { createTableModel, type OpenTable } from '../../table/table-model.svelte.js';
import { refusalSentence, type Trouble } from '../model/trouble.js';
import { online } from '../words/index.svelte.js';

/** A table on a server: the model that everything draws, and what only a server can tell or do. */
export interface OnlineTable {
  readonly model: OpenTable;
  /** By the server's clock, which the clocks of the seats go by. */
  serverNow(): number;
  /** Whether somebody looks at the table now: then no notice is sent. */
  look(looking: boolean): void;
  /** The room as an answer over HTTP told it. */
  roomIs(room: Room): void;
}

export async function openOnlineTable(
  connection: Connection,
  room: Room,
  language: () => Language,
): Promise<OnlineTable | Trouble> {
  const client = new TableClient({ connection, table: room.id, room });
  const clock = followClock(client);
  const model = await createTableModel(inOurWords(client), language);
  if (typeof model === 'string') return barredAs(client);
  return {
    model,
    serverNow: clock,
    look: (looking) => client.look(looking),
    roomIs: (told) => client.roomIs(told),
  };
}

function followClock(client: TableClient): () => number {
  let ahead = 0;
  let last = client.state.standing;
  client.subscribe(({ standing }) => {
    if (standing !== null && standing !== last) ahead = standing.now - Date.now();
    last = standing;
  });
  return () => Date.now() + ahead;
}

/** Refusals come with a sentence for programmers; people get one in their own language. */
function inOurWords(client: TableClient): TableSource {
  const told = (state: SourceState): SourceState =>
    state.refusal === null
      ? state
      : { ...state, refusal: { ...state.refusal, message: refusalSentence(state.refusal, online.words.errors) } };
  return {
    table: client.table,
    get state() {
      return told(client.state);
    },
    subscribe: (listener) => client.subscribe((state) => listener(told(state))),
    act: (action) => client.act(action),
    undo: (step, to) => client.undo(step, to),
    askUndo: (to) => client.askUndo(to),
    answerUndo: (to, agree) => client.answerUndo(to, agree),
    arm: (order) => client.arm(order),
    say: (what) => client.say(what),
    lookBack: (after) => client.lookBack(after),
    hint: () => client.hint(),
    dismissRefusal: () => client.dismissRefusal(),
    close: () => client.close(),
  };
}

function barredAs(client: TableClient): Trouble {
  const code = client.state.barred?.code;
  return code === undefined || code === 'LOST' ? 'OFFLINE' : code;
}
