import { companies } from '@roadstead/companies';
import { Table } from '@roadstead/kernel';
import { expect, it } from 'vitest';
import { Place, startedTable } from './place.js';

/** How long a bot's answer takes here. */
const PAUSE = 250;

it('V-3.13 a standing answer of The Companies comes no sooner than a bot’s, so that nobody sees it was given beforehand', async () => {
  const place = await Place.open({ botPauseMs: PAUSE, env: { ROADSTEAD_MAX_SOCKETS_PERSON: '1000' } });
  const people = [await place.person('Ada'), await place.person('Ben')];
  const options = { calendars: 1, leave: 'ask' } as const;
  const { id } = await startedTable(people, { game: 'companies', options });
  const ship = { type: 'srs', cargo: [] };
  const position = {
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
      0: { ducats: 9, fleets: { I: { at: 'batavia', ships: [ship] } } },
      1: { ducats: 4, fleets: { I: { at: 'galle', ships: [ship] } } },
    },
  };
  const { entries: _none, ...record } = Table.open(companies, {
    seats: 2,
    options,
    start: 0,
    seed: '7'.repeat(64),
    byHand: { position },
  } as never).record();
  const { version } = (await place.store.tables.byId(id))!;
  expect(await place.store.tables.change(id, version, { record, toAct: [0] } as never)).toBeTruthy();

  const [ada, ben] = await Promise.all(people.map((person) => person.wire()));
  for (const wire of [ada!, ben!]) await wire.watch(id);
  expect(await ben!.code({ do: 'arm', table: id, order: { type: 'answers', leaveFrom: 2 } })).toBe('ok');
  const asks = async (fee: number) => {
    const { seq } = ada!.standing;
    const began = performance.now();
    const action = { type: 'ask', fleet: 'I', owner: 1, fee };
    expect(await ada!.ask({ do: 'act', table: id, expect: seq, action })).toMatchObject({ ok: true });
    await ada!.untilSeq(seq + 2);
    return performance.now() - began;
  };
  // A timer may be early by a millisecond or two, as clocks are read in whole ones.
  for (const fee of [2, 3]) expect(await asks(fee)).toBeGreaterThan(PAUSE - 5);
  await place.close();
  expect(place.failures).toEqual([]);
});
