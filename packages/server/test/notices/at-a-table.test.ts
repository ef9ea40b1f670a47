import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPlace, type Place, type Visitor } from '../http/place.js';
import { Wire } from '../tables/wire.js';
import { Receiver } from './receiver.js';

let place: Place;
let receiver: Receiver;
let address: string;
beforeEach(async () => {
  receiver = await new Receiver().open();
  place = await openPlace({ ROADSTEAD_NOTICE_PRIVATE: '1' });
  address = await place.app.listen();
});
afterEach(async () => {
  await place.app.close();
  await receiver.close();
});

/** Two people at a table that has started, each told of turns at an address of their own. */
async function started(people: readonly Visitor[]): Promise<string> {
  const [host, guest] = people as [Visitor, Visitor];
  for (const [i, person] of people.entries()) {
    const { status } = await person.ask('PATCH', '/api/me', { noticeUrl: `${receiver.url}/${i}` });
    expect(status).toBe(200);
  }
  const { id, invite } = (await host.post('/api/tables', { game: 'port-royal', seats: 2 })).body;
  await guest.post(`/api/tables/${id}/enter`, { invite });
  await guest.post(`/api/tables/${id}/sit`);
  await guest.post(`/api/tables/${id}/ready`, { ready: true });
  expect((await host.post(`/api/tables/${id}/start`)).body.status).toBe('playing');
  return id;
}

it('one notice for each turn, none while the person looks at the table', async () => {
  const people = [await place.visitor().enter(), await place.visitor().enter()];
  const id = await started(people);
  const wires = await Promise.all(
    people.map(async ({ cookie }) => {
      const wire = await Wire.open(`${address.replace('http', 'ws')}/socket`, `roadstead=${cookie}`);
      await wire.watch(id);
      return wire;
    }),
  );
  // The first turn began with the game.
  const expected = wires[0]!.standing.toAct.map((seat) => `/${seat}`);

  /** Plays on until so many turns have begun; tells whose they were. */
  async function play(turns: number): Promise<string[]> {
    const begun: string[] = [];
    while (begun.length < turns) {
      const { seq, toAct } = wires[0]!.standing;
      const wire = wires[toAct[0]!]!;
      await wire.untilSeq(seq);
      expect(await wire.code({ do: 'act', table: id, expect: seq, action: wire.standing.legal[0] })).toBe('ok');
      await wires[0]!.untilSeq(seq + 1);
      begun.push(...wires[0]!.standing.toAct.filter((seat) => !toAct.includes(seat)).map((seat) => `/${seat}`));
    }
    return begun;
  }

  expected.push(...(await play(6)));
  await place.app.notices.idle();
  expect(receiver.received.map(({ url }) => url).toSorted()).toEqual(expected.toSorted());
  expect(receiver.received[0]!.body.toString()).toContain(`${address}/table?id=${id}`);

  await wires[1]!.ask({ do: 'look', table: id, looking: true });
  const more = await play(6);
  await place.app.notices.idle();
  expect(more).toContain('/1');
  const all = [...expected, ...more.filter((url) => url === '/0')];
  expect(receiver.received.map(({ url }) => url).toSorted()).toEqual(all.toSorted());
});
