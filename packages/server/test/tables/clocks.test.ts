import type { HouseRules } from '@roadstead/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stopClocks } from '../../src/tables/clocks.js';
import { SteadyClock } from '../../src/time/steady-clock.js';
import { aPerson, aTable } from '../store/fixtures.js';
import { type Person, Place, startedTable } from './place.js';
import { actAnyhow } from './playing.js';
import type { Wire } from './wire.js';

const LIVE: Partial<HouseRules> = { pace: { kind: 'live', reserveSeconds: 100, turnSeconds: 10 } };
const DAYS: Partial<HouseRules> = { pace: { kind: 'days', days: 2 } };
const SECOND = 1_000;
const DAY = 86_400_000;

describe('clocks', () => {
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

  async function atTable(house: Partial<HouseRules>): Promise<{ id: string; wires: Wire[]; seat: number }> {
    const { id } = await startedTable(people, { house });
    const wires = await Promise.all(people.map((person) => person.wire()));
    for (const wire of wires) await wire.watch(id);
    return { id, wires, seat: wires[0]!.standing.toAct[0]! };
  }

  async function seats(id: string) {
    return (await people[0]!.do('table', id)).seats;
  }

  async function pass(ms: number): Promise<void> {
    place.time.now += ms;
    await place.tables.tick();
  }

  it('none is the default', async () => {
    const { id } = await startedTable(people);
    expect((await seats(id)).map(({ clockMs, dueAt }) => [clockMs, dueAt])).toEqual([
      [null, null],
      [null, null],
    ]);
    await pass(1_000 * DAY);
    expect((await seats(id)).map(({ standIn }) => standIn)).toEqual([null, null]);
  });

  it('live: the reserve runs while one thinks, and more comes with every turn, not with every act', async () => {
    const { id, wires, seat } = await atTable(LIVE);
    const now = place.time.now;
    expect((await seats(id))[seat]).toMatchObject({ clockMs: 110 * SECOND, dueAt: now + 110 * SECOND });
    expect((await seats(id))[1 - seat]).toMatchObject({ clockMs: 100 * SECOND, dueAt: null });
    await pass(30 * SECOND);
    expect((await seats(id))[seat]!.clockMs).toBe(80 * SECOND);
    const discover = { do: 'act', table: id, expect: 0, action: { type: 'discover' } };
    expect(await wires[seat]!.code(discover)).toBe('ok');
    await Promise.all(wires.map((wire) => wire.untilSeq(1)));
    expect(wires[0]!.standing.toAct).toEqual([seat]);
    expect((await seats(id))[seat]!.clockMs).toBe(80 * SECOND);
    while (wires[0]!.standing.toAct[0] === seat) await actAnyhow(id, wires);
    expect((await seats(id))[1 - seat]!.clockMs).toBe(110 * SECOND);
    expect((await seats(id))[seat]!.clockMs).toBe(80 * SECOND);
  });

  it('days: so many for each decision', async () => {
    const { id, wires, seat } = await atTable(DAYS);
    await pass(1.5 * DAY);
    expect((await seats(id))[seat]!.clockMs).toBe(0.5 * DAY);
    await actAnyhow(id, wires);
    const next = wires[0]!.standing.toAct[0]!;
    expect((await seats(id))[next]).toMatchObject({ clockMs: 2 * DAY, dueAt: place.time.now + 2 * DAY });
  });

  /** Plays until some seat can take back, while it is, or is not, to act itself. */
  async function mayTakeBack(id: string, wires: readonly Wire[], isToAct: boolean): Promise<number> {
    for (;;) {
      await actAnyhow(id, wires);
      const found = wires.findIndex(({ standing }, seat) => {
        return standing.undoable > 0 && standing.toAct.includes(seat) === isToAct;
      });
      if (found >= 0) return found;
    }
  }

  it('live: taking a turn back brings no more time', async () => {
    const { id, wires } = await atTable(LIVE);
    const seat = await mayTakeBack(id, wires, false);
    const before = (await seats(id))[seat]!.clockMs;
    const { seq } = wires[seat]!.standing;
    expect(await wires[seat]!.code({ do: 'undo', table: id, expect: seq, step: true })).toBe('ok');
    await wires[seat]!.untilSeq(seq + 1);
    expect(wires[seat]!.standing.toAct).toEqual([seat]);
    expect((await seats(id))[seat]!.clockMs).toBe(before);
  });

  it('days: taking a decision back brings no more time', async () => {
    const { id, wires } = await atTable(DAYS);
    const seat = await mayTakeBack(id, wires, true);
    await pass(0.5 * DAY);
    expect(await wires[seat]!.code({ do: 'undo', table: id, expect: wires[seat]!.standing.seq, step: true })).toBe(
      'ok',
    );
    expect((await seats(id))[seat]!.clockMs).toBe(1.5 * DAY);
  });

  it('days: what was taken back and is done again brings no more time, so that nobody stops the clock by it', async () => {
    const { id, wires } = await atTable(DAYS);
    const seat = await mayTakeBack(id, wires, true);
    const wire = wires[seat]!;
    const { entry } = (await place.store.tables.entries(id, wire.standing.seq - 1))[0]!;
    for (let i = 1; i <= 3; i++) {
      await pass(0.5 * DAY);
      const { seq } = wire.standing;
      expect(await wire.code({ do: 'undo', table: id, expect: seq, step: true })).toBe('ok');
      const again = { do: 'act', table: id, expect: seq + 1, action: (entry as { action: object }).action };
      expect(await wire.code(again)).toBe('ok');
      await wire.untilSeq(seq + 2);
      expect((await seats(id))[seat]).toMatchObject({ clockMs: (2 - i * 0.5) * DAY });
    }
    // Who goes on gets what every decision gets.
    await actAnyhow(id, wires);
    const next = wires[0]!.standing.toAct[0]!;
    expect((await seats(id))[next]!.clockMs).toBe(2 * DAY);
  });

  it('days: what all agreed to take back is decided anew, with time for it', async () => {
    const { id, wires } = await atTable(DAYS);
    const seat = await mayTakeBack(id, wires, true);
    const wire = wires[seat]!;
    const { seq } = wire.standing;
    const { entry } = (await place.store.tables.entries(id, seq - 1))[0]!;
    await pass(0.5 * DAY);
    await wire.ask({ do: 'askUndo', table: id, expect: seq, to: seq - 1 });
    expect(await wires[1 - seat]!.code({ do: 'answerUndo', table: id, to: seq - 1, agree: true })).toBe('ok');
    const again = { do: 'act', table: id, expect: seq + 1, action: (entry as { action: object }).action };
    expect(await wire.code(again)).toBe('ok');
    expect((await seats(id))[seat]).toMatchObject({ clockMs: 2 * DAY });
  });

  it('that ran out while the server was down leave everybody time to come back first', async () => {
    const { id } = await startedTable(people, { house: { ...DAYS, standIn: 'deckhand' } });
    place.time.now += 3 * DAY;
    const node = await Place.open({ store: place.store, time: place.time });
    const standIns = async () => (await place.store.tables.byId(id))!.seats.filter(({ standIn }) => standIn !== null);
    node.tables.start();
    place.time.now += 29 * SECOND;
    await node.tables.tick();
    expect(await standIns()).toHaveLength(0);
    place.time.now += 1 * SECOND;
    await node.tables.tick();
    expect(await standIns()).toHaveLength(1);
    await node.close();
  });

  it('when it is up the stand-in of the table takes the seat, and its person can take it back', async () => {
    const { id, wires, seat } = await atTable({ ...LIVE, standIn: 'captain' });
    const wire = wires[seat]!;
    const legal = wire.standing.legal;
    await pass(110 * SECOND);
    await wire.until(() => wire.room.seats[seat]!.standIn === 'captain');
    await wire.until(() => wire.standing.seq > 0);
    expect(wire.standing.legal).toEqual([]);
    const { seq } = wire.standing;
    expect(await wire.code({ do: 'act', table: id, expect: seq, action: legal[0] })).toBe('NOT_ALLOWED');
    const room = await people[seat]!.do('comeBack', id);
    expect(room.seats[seat]).toMatchObject({ standIn: null, left: false });
    expect(room.seats[seat]!.clockMs).toBeGreaterThanOrEqual(60 * SECOND);
  });

  it('without a stand-in everybody sees it; the seat may still act; another player may put a bot in', async () => {
    const { id, wires, seat } = await atTable(LIVE);
    const other = people[1 - seat]!;
    expect(await other.refusal('bot', id, { seat, level: 'sailor' })).toBe('NOT_ALLOWED');
    await pass(111 * SECOND);
    const late = (await seats(id))[seat]!;
    expect(late).toMatchObject({ clockMs: 0, standIn: null });
    expect(late.dueAt).toBeLessThan(place.time.now);
    expect((await place.store.tables.overdue(place.time.now, 10)).length).toBe(0);
    await actAnyhow(id, wires);
    while (wires[0]!.standing.toAct[0] !== seat) await actAnyhow(id, wires);
    await pass(1_000 * SECOND);
    expect(await people[seat]!.refusal('bot', id, { seat: 1 - seat, level: 'sailor' })).toBe('NOT_ALLOWED');
    expect(await other.refusal('bot', id, { seat, level: null })).toBe('NOT_ALLOWED');
    const room = await other.do('bot', id, { seat, level: 'sailor' });
    expect(room.seats[seat]!.standIn).toBe('sailor');
  });

  it('clocks of tables that nobody has open run out all the same, at whichever node looks', async () => {
    const { id } = await startedTable(people, { house: { ...DAYS, standIn: 'deckhand' } });
    const node = await Place.open({ store: place.store, time: place.time });
    place.time.now += 3 * DAY;
    await Promise.all([node.tables.tick(), place.tables.tick()]);
    const stored = (await place.store.tables.byId(id))!;
    expect(stored.seats.filter(({ standIn }) => standIn === 'deckhand')).toHaveLength(1);
    await node.close();
    expect(node.failures).toEqual([]);
  });
});

describe('leaving a running game', () => {
  let place: Place;
  let people: Person[];
  beforeEach(async () => {
    place = await Place.open();
    people = [await place.person('Ada'), await place.person('Ben')];
  });
  afterEach(() => place.close());

  it('a bot plays on, if the table says so, until its person comes back', async () => {
    const { id } = await startedTable(people, { house: { standIn: 'sailor' } });
    const [seat] = (await place.store.tables.byId(id))!.toAct as [number];
    const wire = await people[1 - seat]!.wire();
    await wire.watch(id);
    const room = await people[seat]!.do('leave', id);
    expect(room.seats[seat]).toMatchObject({ left: true, standIn: 'sailor', person: { id: people[seat]!.id } });
    await wire.until(() => wire.standing.toAct[0] === 1 - seat);
    expect((await people[seat]!.do('comeBack', id)).seats[seat]).toMatchObject({ left: false, standIn: null });
  });

  it('otherwise the seat is waited for, and another player may put a bot in', async () => {
    const { id } = await startedTable(people);
    await people[0]!.do('leave', id);
    expect((await place.store.tables.byId(id))!.seats[0]).toMatchObject({ left: true, standIn: null });
    expect(await people[0]!.refusal('bot', id, { seat: 0, level: 'captain' })).toBe('NOT_ALLOWED');
    expect((await people[1]!.do('bot', id, { seat: 0, level: 'captain' })).seats[0]!.standIn).toBe('captain');
    expect(await people[1]!.refusal('bot', id, { seat: 0, level: 'captain' })).toBe('NOT_NOW');
  });

  it('who is about to be deleted leaves everywhere', async () => {
    const running = await startedTable(people);
    const gathering = await people[0]!.newTable();
    await place.tables.leaveEverywhere(people[0]!.id);
    await place.store.people.delete(people[0]!.id);
    expect((await people[1]!.do('table', running.id)).seats[0]).toMatchObject({ person: null, left: true });
    expect((await place.store.tables.byId(gathering.id))!.seats[0]!.person).toBeNull();
    expect((await people[1]!.do('bot', running.id, { seat: 0, level: 'captain' })).seats[0]!.standIn).toBe('captain');
  });
});

it('a clock that was set back gives nobody more time than they had', () => {
  const { seats } = aTable('set back', [aPerson('anna'), null]);
  const thinking = { seats: seats.map((seat) => ({ ...seat, clockMs: 5_000 })), toAct: [0], turnAt: 90_000 };
  const clocks = (now: number) => stopClocks(thinking, now).map(({ clockMs }) => clockMs);
  expect(clocks(92_000)).toEqual([3_000, 5_000]);
  expect(clocks(30_000)).toEqual([5_000, 5_000]);
});

describe('clocks when something is wrong with the machine', () => {
  const SHORT: Partial<HouseRules> = {
    pace: { kind: 'live', reserveSeconds: 60, turnSeconds: 10 },
    standIn: 'deckhand',
  };

  /** Two people at a table with live clocks, on a machine whose clocks are set by hand. */
  async function atTable() {
    const time = { wall: 1_700_000_000_000, mono: 0 };
    const clock = new SteadyClock({ wall: () => time.wall, mono: () => time.mono });
    const place = await Place.open({ clock });
    const people = [await place.person('Ada'), await place.person('Ben')];
    const { id } = await startedTable(people, { house: SHORT });
    const wires = await Promise.all(people.map((person) => person.wire()));
    for (const wire of wires) await wire.watch(id);
    const seat = wires[0]!.standing.toAct[0]!;
    await place.tables.tick();
    /** So many seconds pass as they should. */
    const pass = async (seconds: number) => {
      for (let i = 0; i < seconds; i++) {
        time.wall += SECOND;
        time.mono += SECOND;
        await place.tables.tick();
      }
    };
    const hasSeat = async () => (await place.store.tables.byId(id))!.seats[seat]!.standIn === null;
    const act = () => wires[seat]!.code({ do: 'act', table: id, expect: 0, action: wires[seat]!.standing.legal[0] });
    return { place, time, pass, hasSeat, act };
  }

  it('all is well: who does not act in time loses the seat to the stand-in', async () => {
    const { place, pass, hasSeat } = await atTable();
    await pass(65);
    expect(await hasSeat()).toBe(true);
    await pass(10);
    expect(await hasSeat()).toBe(false);
    await place.close();
  });

  it('the process stood still: whoever acted meanwhile is heard before anybody loses a seat', async () => {
    const { place, time, hasSeat, act } = await atTable();
    time.wall += 200 * SECOND;
    time.mono += 200 * SECOND;
    await place.tables.tick(); // on waking, before what was sent is read
    expect(await hasSeat()).toBe(true);
    expect(await act()).toBe('ok');
    await place.close();
  });

  it('and those who have lost their line have the time to come back', async () => {
    const { place, time, pass, hasSeat } = await atTable();
    await pass(68);
    time.wall += 200 * SECOND;
    time.mono += 200 * SECOND;
    await place.tables.tick();
    await pass(25);
    expect(await hasSeat()).toBe(true);
    await pass(40);
    expect(await hasSeat()).toBe(false);
    await place.close();
  });

  it.each([
    ['two hours ahead', 7_200],
    ['an hour back', -3_600],
  ])('the clock was set %s: nobody gains or loses by it', async (_, seconds) => {
    const { place, time, pass, hasSeat } = await atTable();
    await pass(20);
    time.wall += seconds * SECOND;
    await pass(40);
    expect(await hasSeat()).toBe(true);
    await pass(30);
    expect(await hasSeat()).toBe(false);
    await place.close();
  });
});
