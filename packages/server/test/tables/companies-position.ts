import { companies } from '@roadstead/companies';
import { type GameRecord, Table } from '@roadstead/kernel';
import { fleet, ship } from '../../../games/companies/test/table.js';
import type { Place } from './place.js';

/** Of a table of two that lies by hand. */
export const OPTIONS = { calendars: 1, leave: 'ask' } as const;

const inHarbour = (harbour: string) => ({ I: fleet(harbour, ship('srs', [])) });

/** Ada may load pepper that is Ben's, if he gives leave. */
export const LEAVE = {
  harbours: {
    batavia: {
      fields: [
        [1, 1, 0],
        [1, 2, 0],
        [null, 0, 0],
        [null, 0, 0],
      ],
    },
  },
  players: {
    0: { ducats: 9, fleets: inHarbour('batavia') },
    1: { ducats: 4, fleets: inHarbour('galle') },
  },
};

/** Puts a position by hand in the place of a table that was started, before anything was done there; whether it could. */
export async function lay({ store }: Place, id: string, position: object): Promise<boolean> {
  const opened = Table.open(companies, {
    seats: 2,
    start: 0,
    options: OPTIONS,
    seed: '7'.repeat(64),
    byHand: { position },
  } as never);
  const { entries: _none, ...record }: GameRecord = opened.record();
  const { version } = (await store.tables.byId(id))!;
  return Boolean(await store.tables.change(id, version, { record, toAct: [0] }));
}
