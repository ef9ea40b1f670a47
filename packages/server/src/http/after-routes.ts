import type { Profiles } from '../after/profiles.js';
import type { Tallies } from '../after/tallies.js';
import type { Deals } from '../deals/deals.js';
import type { Gate } from '../limits/gate.js';
import type { Stories } from '../limits/stories.js';
import { Refused } from '../refused.js';
import type { Store, StoredTable } from '../store/store.js';
import { campaignTables } from '../tables/campaign.js';
import { isOfToday } from '../tables/follows.js';
import { hasRecord } from '../tables/loaded-table.js';
import type { Rooms } from '../tables/rooms/rooms.js';
import type { RoomTeller } from '../telling/room-teller.js';
import { writtenCampaign } from '../telling/written-campaign.js';
import { writtenRecord } from '../telling/written-record.js';
import type { Handlers } from './handlers.js';
import { sendPieces } from './send-pieces.js';

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

interface AfterParts {
  readonly rooms: Rooms;
  readonly deals: Deals;
  readonly profiles: Profiles;
  readonly tallies: Tallies;
  readonly teller: RoomTeller;
  readonly store: Store;
  readonly stories: Stories;
  /** By which days begin. */
  readonly wall: () => number;
}

export function afterHandlers(parts: AfterParts, gate: Gate): AfterHandlers {
  const { rooms, deals, profiles, tallies, teller, store, stories, wall } = parts;
  // Others may be playing the day's deal still.
  const tellsSeed = (table: StoredTable) => !isOfToday(table, wall());
  return {
    async challenge({ params, person, body }, request) {
      await gate.newTable(request, person.id);
      return deals.challenge(params.id, person.id, body.level);
    },
    dealOf: ({ params, person }) => deals.results(params.id, person.id),
    /** Until the game is over the record holds every secret of the table. */
    async record({ params, person }, _, reply) {
      const table = await rooms.visible(params.id, person.id);
      if (!hasRecord(table)) throw new Refused('NOT_NOW', 'The record is there when the game is over.');
      stories.check(person.id, table.seq);
      return sendPieces(reply, writtenRecord(store, table, tellsSeed(table)));
    },
    async campaign({ params, person }, _, reply) {
      const table = await rooms.visible(params.id, person.id);
      const tables = await campaignTables(store, table, person.id);
      const entries = tables.reduce((sum, { seq }) => sum + seq, 0);
      stories.check(person.id, entries);
      const parts = (await teller.summaries(tables, person.id)).map((room, i) => ({ room, table: tables[i]! }));
      return sendPieces(reply, writtenCampaign(store, parts, tellsSeed));
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
