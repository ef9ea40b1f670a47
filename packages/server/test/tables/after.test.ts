import { gameById } from '@roadstead/games/all';
import { commitment, type GameRecord, verify } from '@roadstead/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shownRating, strengthsAfter, UNKNOWN_STRENGTH } from '../../src/after/rating.js';
import { Ratings } from '../../src/after/ratings.js';
import { type Person, Place } from './place.js';
import { finishedTable } from './playing.js';

const RATED = { house: { rated: true, pace: { kind: 'days', days: 3 } } };
const DAY = 86_400_000;

describe('after the game', () => {
  let place: Place;
  let people: Person[];
  beforeEach(async () => {
    place = await Place.open({ time: { now: Date.UTC(2026, 10, 16, 12) } });
    people = [await place.person('Ada', true), await place.person('Ben', true), await place.person('Cid')];
  });
  afterEach(async () => {
    await place.close();
    expect(place.failures).toEqual([]);
  });

  /** Lets bots play for a person until the game is over. */
  async function overAtLast(id: string): Promise<void> {
    const { tables } = place.store;
    for (;;) {
      const { version, seats: old } = (await tables.byId(id))!;
      const seats = old.map((seat) => (seat.bot === null ? { ...seat, standIn: 'captain' as const } : seat));
      // A bot may be writing just now.
      if (await tables.change(id, version, { seats, awaitsBot: true })) break;
    }
    await place.tables.tick();
    while ((await place.store.tables.byId(id))!.status !== 'over')
      await new Promise((resolve) => setImmediate(resolve));
  }

  describe('ratings', () => {
    it('change once for each table, for accounts alone, and are told at the table', async () => {
      const id = await finishedTable(people, RATED);
      const room = await people[0]!.do('table', id);
      expect(room.ratings!.map(({ seat }) => seat).sort()).toEqual([0, 1]);
      const ranked = (await people[2]!.ask('ratings', { game: 'port-royal' })).people;
      expect(ranked.map(({ person }) => person.name).sort()).toEqual(['Ada', 'Ben']);
      const stored = (await place.store.tables.byId(id))!;
      const office = new Ratings(place.store, () => place.time.now);
      await Promise.all([office.count(stored), office.count(stored), office.changesOf(stored)]);
      expect((await people[2]!.ask('ratings', { game: 'port-royal' })).people).toEqual(ranked);
      expect(ranked.map(({ rating }) => rating.games)).toEqual([1, 1]);
      const places = room.seats.map((_, seat) => stored.result!.ranking.find((one) => one.seat === seat)!.place);
      const shown = (seat: number) => room.ratings!.find((one) => one.seat === seat)!.after;
      expect(Math.sign(shown(0) - shown(1))).toBe(Math.sign(places[1]! - places[0]!));
    });

    it('are made good for if the server ended right after the last entry', async () => {
      const id = await finishedTable(people.slice(0, 2), { house: { rated: false } });
      const stored = (await place.store.tables.byId(id))!;
      await place.store.tables.change(id, stored.version, { house: { ...stored.house, rated: true } });
      expect((await people[0]!.do('table', id)).ratings).toHaveLength(2);
    });

    it('do not change by games that are not rated', async () => {
      const id = await finishedTable(people.slice(0, 2));
      expect(await people[0]!.do('table', id)).not.toHaveProperty('ratings');
      expect((await people[0]!.ask('person', { id: people[0]!.id })).ratings).toEqual([]);
    });

    it('winning brings more, a tie little, and every game makes surer', () => {
      const [a, b, c] = strengthsAfter([UNKNOWN_STRENGTH, UNKNOWN_STRENGTH, UNKNOWN_STRENGTH], [1, 2, 2]);
      expect(a!.mean).toBeGreaterThan(UNKNOWN_STRENGTH.mean);
      expect(b!.mean).toBeLessThan(UNKNOWN_STRENGTH.mean);
      expect(b!.mean).toBeCloseTo(c!.mean, 6);
      expect(a!.doubt).toBeLessThan(UNKNOWN_STRENGTH.doubt);
      expect(shownRating({ mean: 25, doubt: 5 })).toBe(15);
    });
  });

  it('a profile has statistics, and only such games as the asker may see', async () => {
    const hidden = await finishedTable(people.slice(0, 2));
    const open = await finishedTable(people.slice(0, 2), { house: { open: true } });
    const own = await people[0]!.ask('person', { id: people[0]!.id });
    expect(own.history.map(({ id }) => id).sort()).toEqual([hidden, open].sort());
    expect(own.history[0]!.places).toHaveLength(2);
    expect(own.statistics).toMatchObject([{ game: 'port-royal', played: 2, bySeats: [{ seats: 2, played: 2 }] }]);
    const seen = await people[2]!.ask('person', { id: people[0]!.id });
    expect(seen.history.map(({ id }) => id)).toEqual([open]);
    await expect(people[0]!.ask('person', { id: 'nobodyxxxxxxxxxx' })).rejects.toMatchObject({
      code: 'UNKNOWN_PERSON',
    });
  });

  it('a finished game is for anybody with the link to see, and an open one for anybody', async () => {
    const id = await finishedTable(people.slice(0, 2));
    const { invite } = await people[0]!.do('table', id);
    expect(await people[2]!.refusal('record', id)).toBe('UNKNOWN_TABLE');
    await people[2]!.do('admit', id, { invite });
    expect(await people[2]!.refusal('record', id)).toBe('allowed');
    const wire = await people[2]!.wire();
    await wire.watch(id);
    expect(wire.log.length).toBeGreaterThan(0);
    expect(wire.standing).toMatchObject({ over: true, seat: null });
    const open = await finishedTable(people.slice(0, 2), { house: { open: true, spectators: false } });
    expect(await people[2]!.refusal('record', open)).toBe('allowed');
  });

  it('a challenge is the same deal from the winner’s seat, against bots, and all attempts are compared', async () => {
    const id = await finishedTable(people.slice(0, 2), { house: { open: true } });
    const original = (await people[2]!.do('record', id)) as GameRecord;
    const room = await people[2]!.do('challenge', id, { level: 'sailor' });
    expect(room).toMatchObject({
      status: 'playing',
      follows: { kind: 'challenge', of: id, n: 2 },
      house: { rated: false },
    });
    expect(room.you.seat).toBe(original.result!.winners[0]);
    expect(room.seats.filter(({ bot }) => bot === 'sailor')).toHaveLength(1);
    expect(room).not.toHaveProperty('seed');
    const wire = await people[2]!.wire();
    expect(await wire.code({ do: 'askUndo', table: room.id, expect: 0, to: 0 })).not.toBe('ok');
    await overAtLast(room.id);
    const again = (await people[2]!.do('record', room.id)) as GameRecord;
    expect(again).toMatchObject({ seed: original.seed, opening: original.opening, options: original.options });
    expect(verify(gameById('port-royal')!.game, again)).toBeNull();
    const deal = await people[2]!.do('dealOf', room.id);
    expect(deal.attempts.map(({ table }) => table)).toEqual([id, room.id]);
    expect(deal.yours).toBe(room.id);
    expect(await people[0]!.refusal('record', room.id)).toBe('allowed');
    const further = await people[2]!.do('challenge', room.id, { level: 'deckhand' });
    expect(further.follows?.of).toBe(id);
    expect(await people[2]!.refusal('changeTable', further.id, {})).toBe('NOT_NOW');
  });

  describe('the deal of the day', () => {
    const today = '2026-11-16';
    const play = (person: Person) => person.ask('playDaily', { game: 'port-royal' });
    const results = (person: Person, date = today) => person.ask('daily', { game: 'port-royal', date });

    it('everybody gets the same, once', async () => {
      const rooms = await Promise.all([play(people[0]!), play(people[0]!), play(people[1]!)]);
      expect(rooms[0]!.id).toBe(rooms[1]!.id);
      expect(rooms[2]!.id).not.toBe(rooms[0]!.id);
      expect(rooms[0]).toMatchObject({ status: 'playing', follows: { kind: 'daily', of: today }, you: { seat: 0 } });
      const [one, other] = await Promise.all([0, 2].map((i) => place.store.tables.byId(rooms[i]!.id)));
      expect(one!.record!.opening).toEqual(other!.record!.opening);
      expect(rooms[0]!.commitment).toBe(rooms[2]!.commitment);
      place.time.now += DAY;
      const tomorrow = await play(people[0]!);
      expect(tomorrow.follows?.of).toBe('2026-11-17');
      expect(tomorrow.commitment).not.toBe(rooms[0]!.commitment);
    });

    it('how others did is told after one’s own game, and of past days to all', async () => {
      const mine = await play(people[0]!);
      const other = await play(people[1]!);
      await overAtLast(other.id);
      expect(await results(people[0]!)).toMatchObject({ attempts: [], yours: mine.id });
      expect((await results(people[2]!)).attempts).toEqual([]);
      expect((await results(people[1]!)).attempts.map(({ table }) => table)).toEqual([other.id]);
      expect(await people[0]!.refusal('record', other.id)).toBe('UNKNOWN_TABLE');
      await overAtLast(mine.id);
      expect(await people[0]!.refusal('record', other.id)).toBe('allowed');
      expect(await people[2]!.refusal('record', other.id)).toBe('UNKNOWN_TABLE');
      expect((await results(people[0]!)).attempts).toHaveLength(2);
      place.time.now += DAY;
      expect((await results(people[2]!)).attempts).toHaveLength(2);
    });

    it('costs the same however many have played it: no more of them are read than are told', async () => {
      const mine = await play(people[0]!);
      await overAtLast(mine.id);
      const { tables } = place.store;
      const { dailyOver } = tables;
      const limits: number[] = [];
      tables.dailyOver = (...asked) => {
        limits.push(asked[2]);
        return dailyOver.apply(tables, asked);
      };
      await people[0]!.do('table', mine.id);
      await people[1]!.refusal('table', mine.id);
      await play(people[1]!);
      expect(limits).toEqual([]);
      await results(people[0]!);
      expect(limits).toEqual([300]);
      tables.dailyOver = dailyOver;
    });

    it('nobody looks on, nobody plays it twice by a challenge, and nobody takes back what came to light', async () => {
      const mine = await play(people[0]!);
      const { invite } = mine;
      await people[1]!.do('admit', mine.id, { invite });
      const wire = await people[1]!.wire();
      expect(await wire.code({ do: 'watch', table: mine.id })).toBe('NOT_ALLOWED');
      const own = await people[0]!.wire();
      await own.watch(mine.id);
      await own.until(() => own.standing.toAct.includes(0));
      const { seq, legal } = own.standing;
      await own.ask({ do: 'act', table: mine.id, expect: seq, action: legal[0] });
      expect(await own.code({ do: 'askUndo', table: mine.id, expect: seq + 1, to: 0 })).not.toBe('ok');
      await overAtLast(mine.id);
      expect(await people[0]!.refusal('challenge', mine.id, { level: 'captain' })).toBe('NOT_ALLOWED');
      place.time.now += DAY;
      expect(await people[0]!.refusal('challenge', mine.id, { level: 'captain' })).toBe('allowed');
    });

    it('its seed is told when the day is over, not to who has finished while others play', async () => {
      const mine = await play(people[0]!);
      await overAtLast(mine.id);
      expect(await people[0]!.do('table', mine.id)).toMatchObject({ status: 'over', commitment: mine.commitment });
      expect(await people[0]!.do('table', mine.id)).not.toHaveProperty('seed');
      expect(await people[0]!.do('record', mine.id)).not.toHaveProperty('seed');
      expect(JSON.stringify(await people[0]!.do('campaign', mine.id))).not.toContain('"seed"');
      place.time.now += DAY;
      const { seed } = await people[0]!.do('table', mine.id);
      expect(commitment(seed!)).toBe(mine.commitment);
      expect(await people[0]!.do('record', mine.id)).toMatchObject({ seed });
    });

    it('counts once for who has played it as a guest too: the first attempt', async () => {
      const [account, guest] = [people[0]!, people[2]!];
      for (const [name, first, second] of [
        ['Dan', account, guest],
        ['Eve', guest, account],
      ] as const) {
        const attempts = [await play(first)];
        place.time.now += 1_000;
        attempts.push(await play(second));
        for (const { id } of attempts) await overAtLast(id);
        const late = await place.person(name);
        await overAtLast((await play(late)).id);
        await place.store.people.moveInto(guest.id, account.id);
        const date = new Date(place.time.now).toISOString().slice(0, 10);
        const told = await results(late, date);
        const own = told.attempts.filter(({ by }) => by.some((one) => one?.id === account.id));
        expect(own.map(({ table }) => table)).toEqual([attempts[0]!.id]);
        await place.store.people.delete(guest.id);
        expect((await results(late, date)).attempts).toHaveLength(2);
        await place.store.people.create({
          id: guest.id,
          name: 'Cid',
          passphraseHash: null,
          language: 'en',
          noticeUrl: null,
          banned: false,
          createdAt: 1,
          seenAt: 1,
        });
        place.time.now += DAY;
      }
    });

    it('of a game that there is not', async () => {
      await expect(people[0]!.ask('playDaily', { game: 'chess' })).rejects.toMatchObject({ code: 'UNKNOWN_GAME' });
      await expect(people[0]!.ask('daily', { game: 'chess', date: today })).rejects.toMatchObject({
        code: 'UNKNOWN_GAME',
      });
    });
  });
});
