import { gameById } from '@roadstead/games/all';
import { verify } from '@roadstead/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Person, Place, startedTable } from './place.js';
import { actAnyhow, playToEnd } from './playing.js';
import type { Wire } from './wire.js';

describe('play over a socket', () => {
  let place: Place;
  let people: Person[];
  beforeEach(async () => {
    place = await Place.open();
    people = [await place.person('Ada'), await place.person('Ben')];
  });
  afterEach(async () => {
    await place.close();
    expect(place.failures).toEqual([]);
  });

  async function atTable(asked = {}): Promise<{ id: string; wires: Wire[] }> {
    const { id } = await startedTable(people, asked);
    const wires = await Promise.all(people.map((person) => person.wire()));
    for (const wire of wires) await wire.watch(id);
    return { id, wires };
  }

  it('a whole game: everybody is told everything once and in order, and the record is there for all to check', async () => {
    const { id, wires } = await atTable();
    expect(await people[0]!.refusal('record', id)).toBe('NOT_NOW');
    await playToEnd(id, wires);
    for (const wire of wires) {
      expect(wire.log.map(({ seq }) => seq)).toEqual(wire.log.map((_, i) => i + 1));
      expect(wire.standing.result?.ranking).toHaveLength(2);
      await wire.until(() => wire.room.status === 'over');
    }
    const record = await people[1]!.do('record', id);
    expect(verify(gameById('port-royal')!.game, record)).toBeNull();
    expect(wires[0]!.room).toMatchObject({ seed: expect.any(String), commitment: expect.any(String) });
    expect(
      await wires[0]!.code({ do: 'act', table: id, expect: wires[0]!.standing.seq, action: { type: 'pass' } }),
    ).toBe('GAME_OVER');
  });

  it('the seed is told to nobody before the end', async () => {
    const { id, wires } = await atTable();
    const seed = (await place.store.tables.byId(id))!.record!.seed!;
    for (let i = 0; i < 20; i++) await actAnyhow(id, wires);
    expect(JSON.stringify(wires.map(({ heard }) => heard))).not.toContain(seed);
    expect(JSON.stringify(await people[1]!.do('table', id))).not.toContain(seed);
  });

  it('never tells the action itself', async () => {
    const { id, wires } = await atTable();
    for (let i = 0; i < 5; i++) await actAnyhow(id, wires);
    for (const played of wires[1]!.log)
      expect(Object.keys(played).sort()).toEqual(['at', 'events', 'kind', 'seat', 'seq']);
  });

  it('the same request counts once, however often it comes, and is answered as the first time', async () => {
    const { id, wires } = await atTable();
    const wire = wires[wires[0]!.standing.toAct[0]!]!;
    const request = { do: 'act', table: id, expect: 0, action: wire.standing.legal[0] };
    const answers = await Promise.all(Array.from({ length: 5 }, () => wire.ask(request, 'same')));
    for (const answer of answers) expect(answer).toEqual({ id: 'same', ok: true, seq: 1 });
    await Promise.all(wires.map((each) => each.untilSeq(1)));
    await actAnyhow(id, wires);
    const other = await people[wires.indexOf(wire)]!.wire();
    expect(await other.ask(request, 'same')).toEqual({ id: 'same', ok: true, seq: 1 });
    expect((await place.store.tables.byId(id))!.seq).toBe(2);
  });

  it('the same request after a restart is answered from the store', async () => {
    const { id, wires } = await atTable();
    const seat = wires[0]!.standing.toAct[0]!;
    const request = { do: 'act', table: id, expect: 0, action: wires[seat]!.standing.legal[0] };
    await wires[seat]!.ask(request, 'same');
    const node = await Place.open({ store: place.store, time: place.time });
    const wire = await people[seat]!.at(node).wire();
    expect(await wire.ask(request, 'same')).toEqual({ id: 'same', ok: true, seq: 1 });
    await node.close();
  });

  it('of two tabs that act at once, one wins and the other is told how it stands', async () => {
    const { id, wires } = await atTable();
    const seat = wires[0]!.standing.toAct[0]!;
    const tabs = [wires[seat]!, await people[seat]!.wire()];
    await tabs[1]!.watch(id);
    const request = { do: 'act', table: id, expect: 0, action: tabs[0]!.standing.legal[0] };
    const answers = await Promise.all(tabs.map((tab) => tab.ask(request, `tab ${tabs.indexOf(tab)}`)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const loser = answers.find(({ ok }) => !ok);
    expect(loser).toMatchObject({ error: { code: 'STALE' } });
    // Whoever has the table open is told by the news alone; whoever has not, with the answer.
    expect(loser).not.toHaveProperty('standing');
    for (const tab of tabs) await tab.untilSeq(1);
    const blind = await people[seat]!.wire();
    expect(await blind.ask(request)).toMatchObject({ error: { code: 'STALE' }, standing: { seq: 1, seat } });
    expect((await place.store.tables.byId(id))!.seq).toBe(1);
  });

  it('refuses who is not to act, what cannot be done, and what is no action', async () => {
    const { id, wires } = await atTable();
    const seat = wires[0]!.standing.toAct[0]!;
    const [mine, other] = [wires[seat]!, wires[1 - seat]!];
    const act = (action: unknown) => ({ do: 'act', table: id, expect: 0, action });
    expect(await other.code(act({ type: 'discover' }))).toBe('NOT_YOUR_TURN');
    expect(await mine.code(act({ type: 'pass' }))).toBe('ILLEGAL_ACTION');
    expect(await mine.code(act({ type: 'discover', more: 1 }))).toBe('ILLEGAL_ACTION');
    expect(await mine.code(act({ type: 7 }))).toBe('BAD_REQUEST');
    expect(await mine.code(act(null))).toBe('BAD_REQUEST');
    expect((await place.store.tables.byId(id))!.seq).toBe(0);
  });

  it('answers first, then tells everybody, and only what is in the store', async () => {
    const { id, wires } = await atTable();
    const wire = wires[wires[0]!.standing.toAct[0]!]!;
    const before = wire.heard.length;
    await wire.ask({ do: 'act', table: id, expect: 0, action: wire.standing.legal[0] });
    await wire.untilSeq(1);
    expect(wire.heard.slice(before).map((m) => ('push' in m ? m.push : 'answer'))).toEqual(['answer', 'played']);
    expect(await place.store.tables.entries(id, 0)).toHaveLength(1);
  });

  it('nothing is told of what could not be written', async () => {
    const { id, wires } = await atTable();
    const { append } = place.store.tables;
    const wire = wires[wires[0]!.standing.toAct[0]!]!;
    const act = { do: 'act', table: id, expect: 0, action: wire.standing.legal[0] };
    place.store.tables.append = () => Promise.reject(new Error('the disk is full'));
    expect(await wire.code(act, 'one')).toBe('UNAVAILABLE');
    place.store.tables.append = append;
    expect(place.failures.splice(0)).toHaveLength(1);
    for (const each of wires) await each.ask({ do: 'ping' });
    expect(wires.flatMap((each) => each.log)).toEqual([]);
    expect(await wire.ask(act, 'one')).toMatchObject({ ok: true, seq: 1 });
  });

  it('odds are told only where the table tells them', async () => {
    const { wires } = await atTable({ house: { odds: false } });
    expect(wires[0]!.standing).not.toHaveProperty('odds');
    const other = await startedTable(people);
    await wires[0]!.watch(other.id);
    expect(wires[0]!.standing.odds).toBeDefined();
  });

  it('a person’s other sockets hear that they are waited for, and they get one notice', async () => {
    const { id, wires } = await atTable();
    const elsewhere = await Promise.all(people.map((person) => person.wire()));
    place.turns.length = 0;
    const first = wires[0]!.standing.toAct[0]!;
    while (wires[0]!.standing.toAct[0] === first) await actAnyhow(id, wires);
    const next = wires[0]!.standing.toAct[0]!;
    await elsewhere[next]!.until(() => elsewhere[next]!.pushes('turn').at(-1)?.yourTurn);
    await elsewhere[first]!.until(() => elsewhere[first]!.pushes('turn').at(-1)?.yourTurn === false);
    const { seq } = wires[0]!.standing;
    expect(place.turns).toEqual([{ person: people[next]!.id, table: id, game: 'port-royal', seq, looking: false }]);
    expect(wires[next]!.pushes('turn')).toEqual([]);
  });

  it('a notice knows who is looking', async () => {
    const { id, wires } = await atTable();
    for (const wire of wires) await wire.ask({ do: 'look', table: id, looking: true });
    const elsewhere = await people[0]!.wire();
    await elsewhere.ask({ do: 'look', table: id, looking: true });
    const first = wires[0]!.standing.toAct[0]!;
    place.turns.length = 0;
    while (wires[0]!.standing.toAct[0] === first) await actAnyhow(id, wires);
    expect(place.turns.map(({ looking }) => looking)).toEqual([true]);
  });
});
