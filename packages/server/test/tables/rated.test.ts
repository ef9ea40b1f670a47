import type { NewTable } from '@roadstead/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Ratings } from '../../src/after/ratings.js';
import type { StoredTable } from '../../src/store/store.js';
import { aTable } from '../store/fixtures.js';
import { type Person, Place, startedTable } from './place.js';
import { actAnyhow } from './playing.js';

const LIVE = { kind: 'live', reserveSeconds: 60, turnSeconds: 10 } as const;
const DAY = 86_400_000;
const RATED: Partial<NewTable> = { house: { rated: true, pace: LIVE } };

describe('a rated game', () => {
  let place: Place;
  let ada: Person;
  let ben: Person;
  let cid: Person;
  beforeEach(async () => {
    place = await Place.open();
    ada = await place.person('Ada', true);
    ben = await place.person('Ben', true);
    cid = await place.person('Cid', true);
  });
  afterEach(async () => {
    await place.close();
    expect(place.failures).toEqual([]);
  });

  const gains = async (person: Person, id: string) =>
    Object.fromEntries(
      ((await person.do('table', id)).ratings ?? []).map(({ seat, before, after }) => [
        seat,
        Math.sign(after - before),
      ]),
    );

  it('ends for whoever leaves: it is lost, and the others need not wait', async () => {
    const { id } = await startedTable([ada, ben], RATED);
    await ben.do('leave', id);
    expect(await gains(ada, id)).toEqual({ 0: 1, 1: -1 });
    const { seats } = await ada.do('table', id);
    expect(seats[1]).toMatchObject({ left: true, lost: true, standIn: 'captain' });
    expect(await ben.refusal('comeBack', id)).toBe('NOT_ALLOWED');
    // The winner may go now as well.
    await ada.do('leave', id);
    expect((await ada.do('table', id)).seats[0]).not.toHaveProperty('lost');
    expect(await gains(ada, id)).toEqual({ 0: 1, 1: -1 });
  });

  it('ends for whoever lets the time run out, though the table names no stand-in', async () => {
    const { id } = await startedTable([ada, ben], RATED);
    const late = (await place.store.tables.byId(id))!.toAct[0]!;
    place.time.now += 71_000;
    await place.tables.tick();
    // Counted when it happens, whoever looks.
    await expect.poll(async () => (await place.store.ratings.changesOf(id)).length).toBe(2);
    expect(await gains(ada, id)).toEqual({ [late]: -1, [1 - late]: 1 });
    expect(await [ada, ben][late]!.refusal('comeBack', id)).toBe('NOT_ALLOWED');
  });

  it('goes on between those who stay, and who went away is behind them all', async () => {
    const { id } = await startedTable([ada, ben, cid], RATED);
    await cid.do('leave', id);
    expect(await gains(ada, id)).toEqual({});
    await ben.do('leave', id);
    const { ratings } = await ada.do('table', id);
    const after = [0, 1, 2].map((seat) => ratings!.find((one) => one.seat === seat)!.after);
    expect(after.toSorted((a, b) => b - a)).toEqual(after);
  });

  it('is lost by who deletes the account to get out of it', async () => {
    const { id } = await startedTable([ada, ben], RATED);
    await place.tables.leaveEverywhere(ben.id);
    await place.store.people.delete(ben.id);
    expect((await gains(ada, id))[0]).toBe(1);
  });

  it('is not taken back over the head of somebody who is away', async () => {
    const still = await Place.open({ think: () => new Promise(() => {}) });
    const people = [await still.person('Dan', true), await still.person('Eve', true)];
    const { id } = await startedTable(people, { house: { ...RATED.house!, standIn: 'captain' } });
    const wires = [await people[0]!.wire(), await people[1]!.wire()];
    for (const wire of wires) await wire.watch(id);
    for (let i = 0; i < 4; i++) await actAnyhow(id, wires);
    const ask = (seq: number) => wires[0]!.code({ do: 'askUndo', table: id, expect: seq, to: 0 });
    expect(await ask(4)).toBe('ok');
    expect((await still.store.tables.byId(id))!.seq).toBe(4); // she has not agreed
    const acting = wires[0]!.standing.toAct[0]!;
    await people[1 - acting]!.do('leave', id);
    expect(await ask(4)).toBe('NOT_ALLOWED');
    expect((await still.store.tables.byId(id))!.seq).toBe(4);
    // Nor what was played since, which elsewhere a stand-in agrees to.
    await actAnyhow(id, wires);
    expect(await wires[acting]!.code({ do: 'askUndo', table: id, expect: 5, to: 4 })).toBe('NOT_ALLOWED');
    await still.close();
  });

  it('changes the ratings of those alone who sat down with an account: nobody makes one when they are winning', async () => {
    const guest = await place.person('Dot');
    const { id } = await startedTable([ada, guest, ben], RATED);
    await place.store.people.change(guest.id, { passphraseHash: 'hash' });
    await ada.do('leave', id);
    await ben.do('leave', id);
    expect(Object.keys(await gains(guest, id))).toEqual(['0', '2']);
    const joined = await place.person('Eli');
    const other = await startedTable([cid, joined, ben], RATED);
    await place.store.people.moveInto(joined.id, ada.id);
    await cid.do('leave', other.id);
    await ben.do('leave', other.id);
    expect(Object.keys(await gains(ada, other.id))).toEqual(['0', '2']);
  });

  it('counts less each time the same people play it', async () => {
    const now = () => place.time.now;
    const office = new Ratings(place.store, now);
    const moved: number[] = [];
    const played = async (name: string, change: Partial<StoredTable> = {}) => {
      const table = aTable(name, [], {
        status: 'over',
        house: { open: false, pace: LIVE, standIn: null, spectators: true, odds: true, rated: true },
        seats: [ada, ben].map(({ id }) => ({
          person: id,
          bot: null,
          ready: true,
          left: false,
          standIn: null,
          clockMs: 0,
        })),
        result: {
          winners: [0],
          ranking: [
            { seat: 0, place: 1, score: 1, reasons: [] },
            { seat: 1, place: 2, score: 0, reasons: [] },
          ],
        } as never,
        overAt: now(),
        ...change,
      });
      await place.store.tables.create(table);
      await office.count(table);
      const [counted] = await place.store.ratings.changesOf(table.id);
      return counted === undefined ? null : counted.after.mean - counted.before.mean;
    };
    // What somebody has seen before is never counted.
    expect(await played('seen', { plannedSeed: 'known' })).toBeNull();
    for (let n = 0; n < 8; n++) moved.push((await played(`t${n}`))!);
    expect(moved.toSorted((a, b) => b - a)).toEqual(moved);
    const all = moved.reduce((sum, one) => sum + one, 0);
    expect(moved[7]! / moved[0]!).toBeLessThan(1 / 8);
    expect(all).toBeLessThan(3 * moved[0]!);
    // And after 90 days they may have become others.
    place.time.now += 89 * DAY;
    const still = (await played('within'))!;
    place.time.now += 91 * DAY;
    expect((await played('later'))! / still).toBeGreaterThan(5);
  });

  it('needs clocks also where the table was made before they were needed', async () => {
    const { id, invite } = await ada.newTable();
    await ben.do('admit', id, { invite });
    await ben.do('sit', id);
    await ben.do('ready', id, { ready: true });
    const { house, version } = (await place.store.tables.byId(id))!;
    await place.store.tables.change(id, version, { house: { ...house, rated: true } });
    expect(await ada.refusal('start', id)).toBe('NOT_NOW');
    await ada.do('changeTable', id, { house: { pace: LIVE } });
    await ben.do('ready', id, { ready: true });
    expect(await ada.refusal('start', id)).toBe('allowed');
  });
});

describe('a game that is not rated', () => {
  it('remembers since when somebody is away: what a bot played for them before they left as well is not theirs', async () => {
    const place = await Place.open();
    const people = [await place.person('Ada'), await place.person('Ben')];
    const { id } = await startedTable(people, { house: { pace: LIVE, standIn: 'captain' } });
    const wire = await people[0]!.wire();
    await wire.watch(id);
    const late = wire.standing.toAct[0]!;
    place.time.now += 71_000;
    await place.tables.tick();
    await wire.untilSeq(1);
    const away = async () => (await people[0]!.do('table', id)).seats[late];
    expect(await away()).toMatchObject({ standIn: 'captain', left: false, awaySeq: 0 });
    await people[late]!.do('leave', id);
    expect(await away()).toMatchObject({ left: true, awaySeq: 0 });
    await place.close();
  });

  it('is taken back no further than to where somebody went away', async () => {
    const place = await Place.open();
    const people = [await place.person('Ada'), await place.person('Ben')];
    const { id } = await startedTable(people);
    const wires = [await people[0]!.wire(), await people[1]!.wire()];
    for (const wire of wires) await wire.watch(id);
    for (let i = 0; i < 3; i++) await actAnyhow(id, wires);
    await people[1]!.do('leave', id);
    const ask = (to: number, seq = 3) => wires[0]!.code({ do: 'askUndo', table: id, expect: seq, to });
    expect(await ask(0)).toBe('NOT_ALLOWED');
    expect(await ask(2)).toBe('NOT_ALLOWED');
    await people[0]!.do('bot', id, { seat: 1, level: 'sailor' });
    await people[1]!.do('comeBack', id);
    expect((await people[0]!.do('table', id)).seats[1]).not.toHaveProperty('awaySeq');
    await place.close();
  });
});
