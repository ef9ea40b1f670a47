import { Table } from '@roadstead/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NodeNews } from '../../src/nodes/news.js';
import type { NodeBus } from '../../src/nodes/node-bus.js';
import type { Store } from '../../src/store/store.js';
import { inFolder } from '../store/fixtures.js';
import { type Person, Place, startedTable } from './place.js';
import { actAnyhow, playToEnd } from './playing.js';
import type { Wire } from './wire.js';

const PATIENT = { timeout: 60_000 };

describe('two nodes on one store', () => {
  let folder: ReturnType<typeof inFolder>;
  let stores: Store[];
  let nodes: Place[];
  let people: Person[];
  beforeEach(async () => {
    folder = inFolder();
    const time = { now: 1_000_000 };
    stores = [await folder.open(), await folder.open()];
    nodes = await Promise.all(stores.map((store) => Place.open({ store, time })));
    people = [await nodes[0]!.person('Ada'), await nodes[0]!.person('Ben')];
  });
  afterEach(async () => {
    for (const node of nodes) await node.close();
    await folder.clear();
    for (const node of nodes) expect(node.failures).toEqual([]);
  });

  /** Seat 0 plays through the first node, seat 1 through the second. */
  async function apart(): Promise<{ id: string; wires: Wire[] }> {
    const { id } = await startedTable(people);
    const wires = await Promise.all(people.map((person, i) => person.at(nodes[i]!).wire()));
    for (const wire of wires) await wire.watch(id);
    return { id, wires };
  }

  async function told(wires: readonly Wire[], seq: number): Promise<void> {
    for (const node of nodes) await node.tables.tick();
    await Promise.all(wires.map((wire) => wire.untilSeq(seq)));
  }

  it('a game whose seats play through different nodes: no gap, no double, the same end', async () => {
    const { id, wires } = await apart();
    while (!wires[0]!.standing.over) {
      const { seq, toAct } = wires[0]!.standing;
      const wire = wires[toAct[0]!]!;
      const { legal } = wire.standing;
      const action =
        legal.find(({ type }) => type === 'take' || type === 'claim') ?? legal[seq % 3 === 0 ? 1 : 0] ?? legal[0];
      expect(await wire.ask({ do: 'act', table: id, expect: seq, action })).toMatchObject({ ok: true, seq: seq + 1 });
      await told(wires, seq + 1);
    }
    for (const wire of wires) expect(wire.log.map(({ seq }) => seq)).toEqual(wire.log.map((_, i) => i + 1));
    expect(wires[0]!.log).toEqual(wires[1]!.log);
    expect(wires[0]!.standing.view).toEqual(wires[1]!.standing.view);
  });

  it('two tabs at two nodes: one wins each turn, the other is stale', async () => {
    const { id, wires } = await apart();
    const seat = wires[0]!.standing.toAct[0]!;
    const tabs = await Promise.all(nodes.map((node) => people[seat]!.at(node).wire()));
    for (let round = 0; round < 10; round++) {
      const { seq } = (await stores[0]!.tables.byId(id))!;
      const action = { type: 'discover' };
      const codes = await Promise.all(
        tabs.map((tab, i) => tab.code({ do: 'act', table: id, expect: seq, action }, `${round}.${i}`)),
      );
      if (codes.includes('ILLEGAL_ACTION') || codes.includes('NOT_YOUR_TURN')) break;
      expect(codes.sort()).toEqual(['STALE', 'ok']);
      expect((await stores[1]!.tables.byId(id))!.seq).toBe(seq + 1);
    }
  });

  it('the same request through both nodes counts once', async () => {
    const { id, wires } = await apart();
    const seat = wires[0]!.standing.toAct[0]!;
    const tabs = await Promise.all(nodes.map((node) => people[seat]!.at(node).wire()));
    const request = { do: 'act', table: id, expect: 0, action: wires[seat]!.standing.legal[0] };
    const answers = await Promise.all(tabs.map((tab) => tab.ask(request, 'same')));
    for (const answer of answers) expect(answer).toEqual({ id: 'same', ok: true, seq: 1 });
    expect((await stores[0]!.tables.byId(id))!.seq).toBe(1);
  });

  it('rooms changed through both nodes at once lose nothing', async () => {
    const { id, invite } = await people[0]!.newTable({ seats: 5 });
    const crowd = await Promise.all(['Cid', 'Dan', 'Eve', 'Fay'].map((name) => nodes[0]!.person(name)));
    await Promise.all(crowd.map((person) => person.do('admit', id, { invite })));
    await Promise.all(crowd.map((person, i) => person.at(nodes[i % 2]!).do('sit', id)));
    const ready = crowd.map((person, i) => person.at(nodes[(i + 1) % 2]!).do('ready', id, { ready: true }));
    await Promise.all(ready);
    const { seats } = (await stores[0]!.tables.byId(id))!;
    expect(seats.map((seat) => seat.ready)).toEqual([false, true, true, true, true]);
  });

  it('a node that was started later plays on where the other was', async () => {
    const { id } = await startedTable(people);
    const first = await Promise.all(people.map((person) => person.wire()));
    for (const wire of first) await wire.watch(id);
    for (let i = 0; i < 30; i++) await actAnyhow(id, first);
    const second = await Promise.all(people.map((person) => person.at(nodes[1]!).wire()));
    for (const wire of second) await wire.watch(id);
    expect(second[0]!.log).toEqual(first[0]!.log);
    expect(second[0]!.standing).toEqual(first[0]!.standing);
    await playToEnd(id, second);
  });
});

describe('a bus that loses what is told', () => {
  let folder: ReturnType<typeof inFolder>;
  let nodes: Place[];
  let people: Person[];
  const time = { now: 1_000_000 };
  const state: { now: NodeBus['state']; changed: ((state: NodeBus['state']) => void)[] } = { now: 'down', changed: [] };
  const deaf = (): NodeBus => ({
    get state() {
      return state.now;
    },
    failure: null,
    tell() {},
    listen() {},
    onState: (told) => void state.changed.push(told),
    async close() {},
  });
  beforeEach(async () => {
    folder = inFolder();
    Object.assign(state, { now: 'down', changed: [] });
    nodes = [];
    for (const _ of [0, 1]) nodes.push(await Place.open({ store: await folder.open(), time, bus: deaf() }));
    people = [await nodes[0]!.person('Ada'), await nodes[0]!.person('Ben')];
  });
  afterEach(async () => {
    for (const node of nodes) await node.close();
    await folder.clear();
    for (const node of nodes) expect(node.failures).toEqual([]);
  });

  const becomes = (now: NodeBus['state']) => {
    state.now = now;
    for (const told of state.changed) told(now);
  };
  /** Until the next time it is looked for what was lost. */
  const later = async (ms: number) => {
    time.now += ms;
    await nodes[1]!.tables.tick();
  };

  it.each([
    ['while it is down', 'down' as const, 5_000, () => {}],
    ['when it is back', 'connected' as const, 0, () => becomes('connected')],
    ['now and then', 'connected' as const, 60_000, () => {}],
  ])(
    '%s people hear at which of their tables it is their turn, and whom they do not hear',
    async (_, now, ms, comes) => {
      const { id } = await startedTable(people);
      await later(1);
      becomes(now);
      await later(1);
      const [ada, home] = [await people[0]!.wire(), await people[1]!.at(nodes[1]!).wire()];
      const other = await people[1]!.wire();
      for (const wire of [ada, other]) await wire.watch(id);
      const isBens = () => ada.standing.toAct[0] === 1;
      while (isBens()) await actAnyhow(id, [ada, other]);
      while (!isBens()) await actAnyhow(id, [ada, other]);
      await other.ask({ do: 'mute', person: people[0]!.id, muted: true });
      const turns = () => home.pushes('turn').filter(({ yourTurn }) => yourTurn);
      expect(turns()).toEqual([]);
      comes();
      await later(ms);
      await home.until(() => turns().length > 0);
      expect(turns().at(-1)).toEqual({ push: 'turn', table: id, yourTurn: true });
      await home.watch(id);
      await ada.ask({ do: 'say', table: id, text: 'anybody there?' });
      await later(1);
      await home.ask({ do: 'ping' });
      expect(home.said).toEqual([]);
    },
  );
});

describe('nodes that tell each other by a bus', () => {
  let folder: ReturnType<typeof inFolder>;
  let nodes: Place[];
  let people: Person[];
  /** All that was ever told, as it goes over the wire. */
  let told: string[];
  beforeEach(async () => {
    folder = inFolder();
    told = [];
    const heard: ((news: NodeNews) => void)[] = [];
    const bus = (own: number): NodeBus => ({
      state: 'connected',
      failure: null,
      tell: (news) => {
        told.push(JSON.stringify(news));
        heard.forEach((hear, node) => void (node !== own && hear(news)));
      },
      listen: (hear) => void heard.push(hear),
      onState() {},
      async close() {},
    });
    const time = { now: 1_000_000 };
    nodes = [];
    for (const i of [0, 1]) nodes.push(await Place.open({ store: await folder.open(), time, bus: bus(i) }));
    people = [await nodes[0]!.person('Ada'), await nodes[0]!.person('Ben')];
  });
  afterEach(async () => {
    for (const node of nodes) await node.close();
    await folder.clear();
    for (const node of nodes) expect(node.failures).toEqual([]);
  });

  /** Seat 0 at the first node, seat 1 at the second. */
  const wiresApart = () => Promise.all(people.map((person, i) => person.at(nodes[i]!).wire()));

  it('need not ask the store', async () => {
    const { id } = await startedTable(people);
    const wires = await wiresApart();
    for (const wire of wires) await wire.watch(id);
    for (let i = 0; i < 20; i++) await actAnyhow(id, wires);
    expect(wires[0]!.log).toEqual(wires[1]!.log);
    await wires[0]!.ask({ do: 'say', table: id, text: 'hello over there' });
    await wires[1]!.until(() => wires[1]!.said.some(({ text }) => text === 'hello over there'));
  });

  it('tell no more than ids: nothing that was drawn, said or done, no seed, invitation or secret', async () => {
    const { id } = await startedTable(people);
    const wires = await wiresApart();
    for (const wire of wires) await wire.watch(id);
    for (let i = 0; i < 20; i++) await actAnyhow(id, wires);
    await wires[0]!.ask({ do: 'say', table: id, text: 'between us' });
    await wires[0]!.ask({ do: 'mute', person: people[1]!.id, muted: true });
    await nodes[0]!.logOut(people[0]!.id);
    const words = new Set(told.flatMap((news) => news.match(/"[^"]*"/g) ?? []).map((word) => word.slice(1, -1)));
    const names = [
      'kind',
      'table',
      'only',
      'game',
      'turns',
      'person',
      'yourTurn',
      'device',
      'here',
      'node',
      'tables',
      'people',
      'looking',
    ];
    const known = [...names, 'ended', 'gone', 'muted', id, ...people.map((person) => person.id)];
    // What is left are the names that the nodes have for themselves.
    expect([...words].filter((word) => !known.includes(word)).length).toBeLessThanOrEqual(2);
  });

  it('are not lost on somebody whose way to a table takes long', async () => {
    const { id, invite } = await startedTable(people);
    const wires = await wiresApart();
    await wires[0]!.watch(id);
    const cid = (await nodes[0]!.person('Cid')).at(nodes[1]!);
    await cid.do('admit', id, { invite });
    const { tables } = nodes[1]!.store;
    const { isAdmitted } = tables;
    let begin = () => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
    let goOn = () => {};
    const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
    tables.isAdmitted = async (...asked) => {
      begin();
      await mayGoOn;
      return isAdmitted.apply(tables, asked);
    };
    const late = await cid.wire();
    const watching = late.watch(id);
    await begun;
    const { toAct, seq } = wires[0]!.standing;
    const acting = toAct[0] === 0 ? wires[0]! : await people[1]!.wire();
    if (toAct[0] !== 0) await acting.watch(id);
    const act = { do: 'act', table: id, expect: seq, action: acting.standing.legal[0] };
    expect(await acting.code(act)).toBe('ok');
    goOn();
    await watching;
    await late.untilSeq(seq + 1);
  });

  it('show who has a table open at the other one, until they go', async () => {
    const { id } = await startedTable(people);
    const wires = await wiresApart();
    const [ada, ben] = wires as [Wire, Wire];
    await ada.watch(id);
    await ben.watch(id);
    await ben.until(() => ben.room.seats[0]!.present);
    await ada.until(() => ada.room.seats[1]!.present);
    ada.cut();
    await ben.until(() => !ben.room.seats[0]!.present);
  });

  it('show nobody any more who was at a node that stopped', async () => {
    const { id } = await startedTable(people);
    const [ada, ben] = (await wiresApart()) as [Wire, Wire];
    await ada.watch(id);
    await ben.watch(id);
    await ben.until(() => ben.room.seats[0]!.present);
    await nodes[0]!.close();
    await ben.until(() => !ben.room.seats[0]!.present);
  });

  it('tell somebody whose turn it is at whichever node they are, and ask for no notice while they look', async () => {
    const { id } = await startedTable(people);
    const wires = await wiresApart();
    const elsewhere = await people[1]!.at(nodes[1]!).wire();
    for (const wire of wires) await wire.watch(id);
    await wires[1]!.ask({ do: 'look', table: id, looking: true });
    const isBens = () => wires[0]!.standing.toAct[0] === 1;
    while (isBens()) await actAnyhow(id, wires);
    const before = nodes[0]!.turns.length;
    while (!isBens()) await actAnyhow(id, wires);
    await elsewhere.until(() => elsewhere.pushes('turn').some(({ table, yourTurn }) => table === id && yourTurn));
    const notices = nodes[0]!.turns.slice(before).filter(({ person }) => person === people[1]!.id);
    expect(notices.map(({ looking }) => looking)).toEqual([true]);
  });

  it('show at once what has changed about a room at the other one', async () => {
    const { id, invite } = await people[0]!.newTable({ seats: 2 });
    const [ada] = (await wiresApart()) as [Wire, Wire];
    await ada.watch(id);
    const ben = people[1]!.at(nodes[1]!);
    await ben.do('admit', id, { invite });
    await ben.do('sit', id, {});
    await ada.until(() => ada.room.seats[1]!.person?.id === people[1]!.id);
  });

  it('keep quiet everywhere whom somebody has muted at one of them', async () => {
    const { id } = await startedTable(people);
    const [ada, ben] = (await wiresApart()) as [Wire, Wire];
    const adas = await people[0]!.at(nodes[1]!).wire();
    for (const wire of [adas, ben]) await wire.watch(id);
    const say = (text: string) => ben.ask({ do: 'say', table: id, text });
    const mute = (muted: boolean) => ada.ask({ do: 'mute', person: people[1]!.id, muted });
    await mute(true);
    await vi.waitFor(async () => {
      const before = adas.said.length;
      await say('psst');
      await ben.until(() => ben.said.length > before);
      expect(adas.said.length).toBe(before);
    }, PATIENT);
    await mute(false);
    await vi.waitFor(async () => {
      await say('again');
      expect(adas.said.some(({ text }) => text === 'again')).toBe(true);
    }, PATIENT);
  });

  it('cut off everywhere who was logged out at one of them', async () => {
    const wire = await people[0]!.at(nodes[1]!).wire();
    await nodes[0]!.logOut(people[0]!.id);
    await wire.untilClosed();
  });
});

describe('resuming', () => {
  it('from any entry one gets exactly what is missing', async () => {
    const place = await Place.open();
    const people = [await place.person('Ada'), await place.person('Ben')];
    const { id } = await startedTable(people);
    const wires = await Promise.all(people.map((person) => person.wire()));
    for (const wire of wires) await wire.watch(id);
    for (let i = 0; i < 90; i++) await actAnyhow(id, wires);
    for (const since of [0, 1, 10, 40, 88, 89, 90]) {
      const late = await people[0]!.wire();
      await late.watch(id, since);
      expect(late.log).toEqual(wires[0]!.log.slice(since));
      expect(late.standing).toEqual(wires[0]!.standing);
      expect(late.pushes('standing').some(({ opening }) => opening !== undefined)).toBe(false);
    }
    const newcomer = await people[1]!.wire();
    await newcomer.watch(id);
    expect(newcomer.pushes('standing')[0]!.opening!.length).toBeGreaterThan(0);
    expect(newcomer.log).toEqual(wires[1]!.log);
    await place.close();
  });

  it('the logbook is gone through once, however many come to a table that was read in the middle', async () => {
    const place = await Place.open();
    const people = [await place.person('Ada'), await place.person('Ben')];
    const { id } = await startedTable(people);
    const wires = await Promise.all(people.map((person) => person.wire()));
    for (const wire of wires) await wire.watch(id);
    for (let i = 0; i < 70; i++) await actAnyhow(id, wires);
    const node = await Place.open({ store: place.store, time: place.time });
    const retelling = vi.spyOn(Table.prototype, 'retell');
    const late = await Promise.all([...people, people[0]!].map((person) => person.at(node).wire()));
    await Promise.all(late.map((wire) => wire.watch(id)));
    await actAnyhow(id, late.slice(0, 2));
    const last = await people[1]!.at(node).wire();
    await last.watch(id);
    expect(retelling).toHaveBeenCalledOnce();
    retelling.mockRestore();
    await place.tables.tick();
    await wires[1]!.untilSeq(71);
    expect(last.log).toEqual(wires[1]!.log);
    await node.close();
    await place.close();
  });

  it('entries that are made while somebody catches up come once, in order', async () => {
    const place = await Place.open();
    const people = [await place.person('Ada'), await place.person('Ben')];
    const { id } = await startedTable(people);
    const wires = await Promise.all(people.map((person) => person.wire()));
    for (const wire of wires) await wire.watch(id);
    for (let i = 0; i < 40; i++) {
      const late = await people[1]!.wire();
      const since = Math.max(0, i - (i % 7));
      const [answer] = await Promise.all([late.ask({ do: 'watch', table: id, seq: since }), actAnyhow(id, wires)]);
      expect(answer.ok).toBe(true);
      await late.untilSeq(i + 1);
      expect(late.log.map(({ seq }) => seq)).toEqual(wires[0]!.log.map(({ seq }) => seq).slice(since));
      late.cut();
    }
    await place.close();
  });

  it('who knows more than there is gets everything anew', async () => {
    const place = await Place.open();
    const people = [await place.person('Ada'), await place.person('Ben')];
    const { id } = await startedTable(people);
    const wire = await people[0]!.wire();
    expect(await wire.ask({ do: 'watch', table: id, seq: 500 })).toMatchObject({ ok: true, seq: 0 });
    await wire.until(() => wire.pushes('standing')[0]?.opening);
    await place.close();
  });
});
