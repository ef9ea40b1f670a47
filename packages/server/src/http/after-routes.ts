import type { Profiles } from '../after/profiles.js';
import type { Tallies } from '../after/tallies.js';
import type { Deals } from '../deals/deals.js';
import type { Gate } from '../limits/gate.js';
import { Refused } from '../refused.js';
import type { Store } from '../store/store.js';
import { campaignTables } from '../tables/campaign.js';
import { isOfToday } from '../tables/follows.js';
import { finishedRecord } from '../tables/loaded-table.js';
import type { Rooms } from '../tables/rooms/rooms.js';
import type { RoomTeller } from '../telling/room-teller.js';
import type { Handlers } from './handlers.js';

export type AfterHandlers = Pick<
  Handlers,
  | 'challenge'
  | 'campaign'
  | 'dealOf'
  | 'record'
  | 'playDaily'
  | 'daily'
  | 'person'
  | 'ratings'
  | 'personStatistics'
  | 'statistics'
>;

export interface AfterParts {
  readonly rooms: Rooms;
  readonly deals: Deals;
  readonly profiles: Profiles;
  readonly tallies: Tallies;
  readonly teller: RoomTeller;
  readonly store: Store;
  readonly now: () => number;
}

export function afterHandlers(parts: AfterParts, gate: Gate): AfterHandlers {
  const { rooms, deals, profiles, tallies, teller, store, now } = parts;
  return {
    async challenge({ params, person, body }, request) {
      await gate.newTable(request, person.id);
      return deals.challenge(params.id, person.id, body.level);
    },
    dealOf: ({ params, person }) => deals.results(params.id, person.id),
    /** Until the game is over the record holds every secret of the table. */
    async record({ params, person }) {
      const table = await rooms.visible(params.id, person.id);
      const record = await finishedRecord(store, table);
      if (record === null) throw new Refused('NOT_NOW', 'The record is there when the game is over.');
      // Others may be playing the day's deal still.
      const { seed: _, ...sealed } = record;
      return isOfToday(table, now()) ? sealed : record;
    },
    async campaign({ params, person }) {
      const table = await rooms.visible(params.id, person.id);
      const tables = await campaignTables(store, table, person.id);
      const told = await teller.summaries(tables, person.id);
      const records = await Promise.all(tables.map((one) => finishedRecord(store, one)));
      return { game: table.game, parts: told.map((room, i) => ({ room, ...(records[i] && { record: records[i] }) })) };
    },
    async playDaily({ params, person }, request) {
      await gate.newTable(request, person.id);
      return deals.playDaily(params.game, person.id);
    },
    daily: ({ params, person }) => deals.daily(params.game, params.date, person.id),
    person: ({ params, person }) => profiles.profile(params.id, person.id),
    ratings: async ({ params }) => ({ people: await profiles.best(params.game) }),
    personStatistics: ({ params }) => tallies.ofPerson(params.id, params.game),
    statistics: ({ params }) => tallies.ofPlace(params.game),
  };
}
