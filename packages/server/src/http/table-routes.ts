import type { Gate } from '../limits/gate.js';
import type { Store } from '../store/store.js';
import type { Rooms } from '../tables/rooms/rooms.js';
import type { RoomTeller } from '../telling/room-teller.js';
import type { Handlers } from './handlers.js';

export type TableHandlers = Pick<
  Handlers,
  | 'lobby'
  | 'myTables'
  | 'newTable'
  | 'table'
  | 'admit'
  | 'changeTable'
  | 'sit'
  | 'leave'
  | 'comeBack'
  | 'ready'
  | 'bot'
  | 'remove'
  | 'letIn'
  | 'renewInvite'
  | 'start'
  | 'rematch'
  | 'next'
>;

const MOST_LISTED = 100;

export function tableHandlers(rooms: Rooms, teller: RoomTeller, store: Store, gate: Gate): TableHandlers {
  return {
    async lobby({ query }) {
      return { tables: await teller.summaries(await store.tables.lobby(query.game ?? null, MOST_LISTED)) };
    },
    async myTables({ person }) {
      return { tables: await teller.summaries(await store.tables.ofPerson(person.id, MOST_LISTED), person.id) };
    },
    async newTable({ person, body }, request) {
      await gate.newTable(request, person.id);
      return rooms.create(person.id, body);
    },
    table: ({ params, person }) => rooms.room(params.id, person.id),
    admit: ({ params, person, body }) => rooms.admit(params.id, person.id, body.invite),
    changeTable: ({ params, person, body }) => rooms.changeTable(params.id, person.id, body),
    sit: ({ params, person, body }) => rooms.sit(params.id, person.id, body.seat),
    leave: ({ params, person }) => rooms.leave(params.id, person.id),
    comeBack: ({ params, person }) => rooms.comeBack(params.id, person.id),
    ready: ({ params, person, body }) => rooms.ready(params.id, person.id, body.ready),
    bot: ({ params, person, body }) => rooms.bot(params.id, person.id, body.seat, body.level, body.style),
    remove: ({ params, person, body }) => rooms.remove(params.id, person.id, body.seat, body.forGood ?? false),
    letIn: ({ params, person, body }) => rooms.letIn(params.id, person.id, body.person),
    renewInvite: ({ params, person }) => rooms.renewInvite(params.id, person.id),
    start: ({ params, person }) => rooms.start(params.id, person.id),
    async rematch({ params, person }, request) {
      await gate.newTable(request, person.id);
      return rooms.rematch(params.id, person.id);
    },
    async next({ params, person }, request) {
      await gate.newTable(request, person.id);
      return rooms.next(params.id, person.id);
    },
  };
}
