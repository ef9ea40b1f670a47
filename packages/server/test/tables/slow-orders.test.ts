import { expect, it } from 'vitest';
import { LEAVE, lay, OPTIONS } from './companies-position.js';
import { Place, startedTable } from './place.js';

/** How long a bot's answer takes here. */
const PAUSE = 250;

it('V-3.13 a standing answer of The Companies comes no sooner than a bot’s, so that nobody sees it was given beforehand', async () => {
  const place = await Place.open({ botPauseMs: PAUSE, env: { ROADSTEAD_MAX_SOCKETS_PERSON: '1000' } });
  const people = [await place.person('Ada'), await place.person('Ben')];
  const { id } = await startedTable(people, { game: 'companies', options: OPTIONS });
  expect(await lay(place, id, LEAVE)).toBe(true);
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
