import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Person, Place, startedTable } from './place.js';

describe('rooms', () => {
  let place: Place;
  let ada: Person;
  let ben: Person;
  let cid: Person;
  beforeEach(async () => {
    place = await Place.open();
    [ada, ben, cid] = [await place.person('Ada'), await place.person('Ben'), await place.person('Cid')];
  });
  afterEach(async () => {
    await place.close();
    expect(place.failures).toEqual([]);
  });

  describe('a new table', () => {
    it('has its host in the first seat, bots after them, and the usual rules', async () => {
      const room = await ada.newTable({ seats: 4, bots: ['captain', 'sailor'] });
      expect(room).toMatchObject({
        status: 'gathering',
        version: 0,
        host: { id: ada.id, name: 'Ada' },
        you: { seat: 0, host: true },
        house: { open: false, pace: { kind: 'none' }, standIn: null, spectators: true, odds: true, rated: false },
      });
      expect(room.seats.map(({ person, bot }) => person?.name ?? bot)).toEqual(['Ada', 'captain', 'sailor', null]);
      expect(room.invite).toMatch(/^[\w-]{22}$/);
      expect(room).not.toHaveProperty('commitment');
    });

    it.each([
      [{ game: 'chess' }, 'UNKNOWN_GAME'],
      [{ seats: 6 }, 'BAD_OPTIONS'],
      [{ options: { box: 'no such box' } }, 'BAD_OPTIONS'],
      [{ options: { nothing: 'of the kind' } }, 'BAD_OPTIONS'],
      [{ seats: 2, bots: ['captain' as const, 'captain' as const] }, 'BAD_REQUEST'],
      [{ seats: 3, house: { start: 3 } }, 'BAD_REQUEST'],
      [{ seats: 3, house: { start: 1, rated: true, pace: { kind: 'days' as const, days: 3 } } }, 'BAD_REQUEST'],
      [{ seats: 3, house: { rated: true } }, 'BAD_REQUEST'],
      [{ seats: 3, house: { rated: true, pace: { kind: 'none' as const } } }, 'BAD_REQUEST'],
    ])('%j is refused with %s', async (asked, code) => {
      await expect(ada.newTable(asked)).rejects.toMatchObject({ code });
    });

    it('begins with the seat that its host names', async () => {
      for (const start of [0, 1, 2]) {
        const { id } = await ada.newTable({ seats: 3, bots: ['captain', 'captain'], house: { start } });
        await ada.do('start', id);
        expect((await place.store.tables.byId(id))!.record).toMatchObject({ start });
      }
    });

    it('is refused to who has too many', async () => {
      const small = await Place.open({ env: { ROADSTEAD_MAX_TABLES_PERSON: '2' } });
      const dan = await small.person('Dan');
      await dan.newTable();
      await dan.newTable();
      await expect(dan.newTable()).rejects.toMatchObject({ code: 'TOO_MANY' });
      // To sit down at somebody else's is one more as well.
      const eve = await small.person('Eve');
      const { id, invite } = await eve.newTable({ seats: 3 });
      await dan.do('admit', id, { invite });
      expect(await dan.refusal('sit', id)).toBe('TOO_MANY');
      expect(await eve.refusal('sit', id, { seat: 2 })).toBe('allowed');
      await small.close();
    });
  });

  describe('who finds a table', () => {
    it('a private one exists only for those who sit there or have the invitation', async () => {
      const { id, invite } = await ada.newTable();
      for (const route of [
        'table',
        'sit',
        'leave',
        'ready',
        'start',
        'rematch',
        'record',
        'dealOf',
        'campaign',
      ] as const) {
        expect(await ben.refusal(route, id, { ready: true })).toBe('UNKNOWN_TABLE');
      }
      expect(await ben.refusal('admit', id, { invite: 'A'.repeat(22) })).toBe('UNKNOWN_TABLE');
      expect((await ben.do('admit', id, { invite })).you).toEqual({ seat: null, host: false });
      expect(await ben.refusal('sit', id)).toBe('allowed');
      expect((await cid.ask('lobby')).tables).toEqual([]);
    });

    it('the invitation is told only to those who sit there', async () => {
      const { id, invite } = await ada.newTable();
      const seen = await ben.do('admit', id, { invite });
      expect(seen).not.toHaveProperty('invite');
      expect((await ben.do('sit', id)).invite).toBe(invite);
    });

    it('an open one is in the lobby, until it runs without spectators', async () => {
      const { id } = await ada.newTable({ house: { open: true, spectators: false }, bots: ['captain'] });
      const found = await cid.ask('lobby');
      expect(found.tables.map((table) => table.id)).toEqual([id]);
      expect((await cid.ask('lobby', {}, { game: 'other' })).tables).toEqual([]);
      expect(await cid.refusal('table', id)).toBe('allowed');
      await ada.do('start', id);
      expect((await cid.ask('lobby')).tables).toEqual([]);
      expect(await cid.refusal('table', id)).toBe('UNKNOWN_TABLE');
    });

    it('one that everybody has left is in no lobby', async () => {
      const { id } = await ada.newTable({ house: { open: true }, bots: ['captain'] });
      await ada.do('leave', id);
      expect((await cid.ask('lobby')).tables).toEqual([]);
    });

    it('my own tables say where I am waited for', async () => {
      const { id } = await startedTable([ada, ben]);
      const [turn] = (await place.store.tables.byId(id))!.toAct;
      const own = await Promise.all([ada, ben].map((person) => person.ask('myTables')));
      expect(own.map(({ tables }) => tables[0]!.yourTurn)).toEqual([turn === 0, turn === 1]);
      expect((await cid.ask('myTables')).tables).toEqual([]);
    });
  });

  describe('before the start', () => {
    it('people sit down, change seats, get ready, and the host starts', async () => {
      const { id, invite } = await ada.newTable({ seats: 3 });
      await ben.do('admit', id, { invite });
      expect((await ben.do('sit', id, { seat: 2 })).you.seat).toBe(2);
      expect((await ben.do('sit', id, { seat: 1 })).you.seat).toBe(1);
      expect(await ben.refusal('sit', id, { seat: 0 })).toBe('SEAT_TAKEN');
      expect(await ben.refusal('sit', id, { seat: 7 })).toBe('BAD_REQUEST');
      expect(await ada.refusal('start', id)).toBe('NOT_NOW');
      await ada.do('bot', id, { seat: 2, level: 'sailor' });
      expect(await ada.refusal('start', id)).toBe('NOT_NOW');
      await ben.do('ready', id, { ready: true });
      const room = await ada.do('start', id);
      expect(room).toMatchObject({ status: 'playing', startedAt: place.time.now });
      expect(room.commitment).toMatch(/^[0-9a-f]{64}$/);
      expect(room).not.toHaveProperty('seed');
    });

    it('when every seat is taken nobody else can sit down', async () => {
      const { id, invite } = await ada.newTable({ bots: ['captain'] });
      await ben.do('admit', id, { invite });
      expect(await ben.refusal('sit', id)).toBe('SEAT_TAKEN');
    });

    it('other rules make all say again that they are ready', async () => {
      const { id, invite } = await ada.newTable();
      await ben.do('admit', id, { invite });
      await ben.do('sit', id);
      await ben.do('ready', id, { ready: true });
      const room = await ada.do('changeTable', id, { options: { end: 'expedition' }, house: { odds: false } });
      expect(room).toMatchObject({ options: { end: 'expedition' }, house: { odds: false, spectators: true } });
      expect(room.seats.map(({ ready }) => ready)).toEqual([false, false]);
      expect(await ada.refusal('changeTable', id, { options: { end: 'never' } })).toBe('BAD_OPTIONS');
    });

    it('there may be more seats or fewer, and nobody loses his own', async () => {
      const { id, invite } = await ada.newTable({ bots: ['captain'] });
      const more = await ada.do('changeTable', id, { seats: 4 });
      expect(more.seats.map(({ person, bot }) => person?.name ?? bot)).toEqual(['Ada', 'captain', null, null]);
      await ben.do('admit', id, { invite });
      await ben.do('sit', id, { seat: 3 });
      await ben.do('ready', id, { ready: true });
      const { seats } = await ada.do('changeTable', id, { seats: 3 });
      expect(seats.map(({ person, bot }) => person?.name ?? bot)).toEqual(['Ada', 'captain', 'Ben']);
      expect(seats.map(({ ready }) => ready)).toEqual([false, false, false]);
      expect((await ben.do('table', id)).you.seat).toBe(2);
      expect((await ada.do('changeTable', id, { seats: 2 })).seats.map(({ person }) => person?.name)).toEqual([
        'Ada',
        'Ben',
      ]);
      expect(await ada.refusal('changeTable', id, { seats: 1, options: { with: ['contracts'] } })).toBe('NOT_NOW');
      expect(await ada.refusal('changeTable', id, { seats: 6 })).toBe('BAD_OPTIONS');
      expect(await ada.refusal('changeTable', id, { seats: 5, options: { box: 'unterwegs' } })).toBe('BAD_OPTIONS');
      expect((await ben.ask('myTables')).tables.map(({ seats }) => seats.length)).toEqual([2]);
    });

    it('when the host leaves, the next person is host; an empty table belongs to who comes', async () => {
      const { id, invite } = await ada.newTable();
      await ben.do('admit', id, { invite });
      await ben.do('sit', id);
      await ada.do('leave', id);
      const room = await ben.do('table', id);
      expect(room).toMatchObject({ host: { name: 'Ben' }, you: { seat: 1, host: true } });
      await ben.do('leave', id);
      expect((await ben.do('table', id)).host).toBeNull();
      expect((await ben.do('sit', id)).you).toEqual({ seat: 0, host: true });
    });

    it('the host can ask somebody to stand up', async () => {
      const { id, invite } = await ada.newTable();
      await ben.do('admit', id, { invite });
      await ben.do('sit', id);
      expect((await ada.do('remove', id, { seat: 1 })).seats[1]!.person).toBeNull();
      expect(await ada.refusal('remove', id, { seat: 1 })).toBe('NOT_NOW');
      expect(await ada.refusal('remove', id, { seat: 0 })).toBe('NOT_ALLOWED');
    });

    it('a rated game needs two accounts', async () => {
      const { id, invite } = await ada.newTable({ house: { rated: true, pace: { kind: 'days', days: 3 } } });
      await ben.do('admit', id, { invite });
      await ben.do('sit', id);
      await ben.do('ready', id, { ready: true });
      expect(await ada.refusal('start', id)).toBe('NOT_NOW');
    });

    it('many who change a table at once all get through', async () => {
      const { id, invite } = await ada.newTable({ seats: 5 });
      const crowd = await Promise.all(['Dan', 'Eve', 'Fay', 'Gil', 'Hal', 'Ivy'].map((name) => place.person(name)));
      await Promise.all(crowd.map((person) => person.do('admit', id, { invite })));
      const codes = await Promise.all(crowd.map((person) => person.refusal('sit', id)));
      expect(codes.filter((code) => code === 'allowed')).toHaveLength(4);
      expect(codes.filter((code) => code === 'SEAT_TAKEN')).toHaveLength(2);
      const { seats } = (await place.store.tables.byId(id))!;
      expect(new Set(seats.map(({ person }) => person)).size).toBe(5);
    });
  });

  /** Who may do what: the host, another who sits there, somebody with the invitation, and a stranger. */
  describe('rights', () => {
    const GATHERING = [
      ['changeTable', { house: { odds: false } }, ['allowed', 'NOT_ALLOWED', 'NOT_ALLOWED', 'UNKNOWN_TABLE']],
      ['bot', { seat: 2, level: 'captain' }, ['allowed', 'NOT_ALLOWED', 'NOT_ALLOWED', 'UNKNOWN_TABLE']],
      ['remove', { seat: 1 }, ['allowed', 'NOT_ALLOWED', 'NOT_ALLOWED', 'UNKNOWN_TABLE']],
      ['ready', { ready: true }, ['allowed', 'allowed', 'NOT_ALLOWED', 'UNKNOWN_TABLE']],
      ['sit', { seat: 2 }, ['allowed', 'allowed', 'allowed', 'UNKNOWN_TABLE']],
      ['leave', {}, ['allowed', 'allowed', 'NOT_ALLOWED', 'UNKNOWN_TABLE']],
      ['table', {}, ['allowed', 'allowed', 'allowed', 'UNKNOWN_TABLE']],
      ['start', {}, ['NOT_NOW', 'NOT_ALLOWED', 'NOT_ALLOWED', 'UNKNOWN_TABLE']],
      ['comeBack', {}, ['NOT_NOW', 'NOT_NOW', 'NOT_NOW', 'UNKNOWN_TABLE']],
      ['rematch', {}, ['NOT_NOW', 'NOT_NOW', 'NOT_ALLOWED', 'UNKNOWN_TABLE']],
      ['record', {}, ['NOT_NOW', 'NOT_NOW', 'NOT_NOW', 'UNKNOWN_TABLE']],
      ['challenge', { level: 'sailor' }, ['NOT_NOW', 'NOT_NOW', 'NOT_NOW', 'UNKNOWN_TABLE']],
      ['dealOf', {}, ['allowed', 'allowed', 'allowed', 'UNKNOWN_TABLE']],
      ['campaign', {}, ['allowed', 'allowed', 'allowed', 'UNKNOWN_TABLE']],
    ] as const;
    const PLAYING = [
      ['changeTable', { house: { odds: false } }, ['NOT_NOW', 'NOT_NOW', 'NOT_NOW', 'UNKNOWN_TABLE']],
      ['bot', { seat: 0, level: 'captain' }, ['NOT_ALLOWED', 'NOT_ALLOWED', 'NOT_ALLOWED', 'UNKNOWN_TABLE']],
      ['remove', { seat: 1 }, ['NOT_NOW', 'NOT_NOW', 'NOT_NOW', 'UNKNOWN_TABLE']],
      ['ready', { ready: false }, ['NOT_NOW', 'NOT_NOW', 'NOT_NOW', 'UNKNOWN_TABLE']],
      ['sit', {}, ['NOT_NOW', 'NOT_NOW', 'NOT_NOW', 'UNKNOWN_TABLE']],
      ['leave', {}, ['allowed', 'allowed', 'NOT_ALLOWED', 'UNKNOWN_TABLE']],
      ['comeBack', {}, ['allowed', 'allowed', 'NOT_ALLOWED', 'UNKNOWN_TABLE']],
      ['table', {}, ['allowed', 'allowed', 'allowed', 'UNKNOWN_TABLE']],
      ['start', {}, ['NOT_NOW', 'NOT_NOW', 'NOT_NOW', 'UNKNOWN_TABLE']],
      ['rematch', {}, ['NOT_NOW', 'NOT_NOW', 'NOT_ALLOWED', 'UNKNOWN_TABLE']],
      ['record', {}, ['NOT_NOW', 'NOT_NOW', 'NOT_NOW', 'UNKNOWN_TABLE']],
      ['challenge', { level: 'sailor' }, ['NOT_NOW', 'NOT_NOW', 'NOT_NOW', 'UNKNOWN_TABLE']],
    ] as const;

    async function four(started: boolean) {
      const dan = await place.person('Dan');
      const { id, invite } = started ? await startedTable([ada, ben]) : await ada.newTable({ seats: 3 });
      if (!started) {
        await ben.do('admit', id, { invite });
        await ben.do('sit', id);
      }
      await cid.do('admit', id, { invite });
      return { id, four: [ada, ben, cid, dan] };
    }

    it.each(GATHERING)('before the start: %s %j', async (route, body, codes) => {
      for (const [i, code] of codes.entries()) {
        const { id, four: who } = await fourAgain(false);
        expect([i, await who[i]!.refusal(route, id, body)]).toEqual([i, code]);
      }
    });

    it.each(PLAYING)('while the game runs: %s %j', async (route, body, codes) => {
      for (const [i, code] of codes.entries()) {
        const { id, four: who } = await fourAgain(true);
        expect([i, await who[i]!.refusal(route, id, body)]).toEqual([i, code]);
      }
    });

    async function fourAgain(started: boolean) {
      await place.store.people.delete('dan'.padEnd(16, 'x'));
      return four(started);
    }
  });

  describe('a rematch', () => {
    it('is made by the first who asks, and found by all', async () => {
      const { id } = await startedTable([ada, ben]);
      expect(await ada.refusal('rematch', id)).toBe('NOT_NOW');
      await place.store.tables.change(id, (await place.store.tables.byId(id))!.version, { status: 'over', overAt: 1 });
      const rooms = await Promise.all([ada, ben].map((person) => person.do('rematch', id)));
      expect(rooms[0]!.id).toBe(rooms[1]!.id);
      expect(rooms[0]!.seats.map(({ person }) => person?.name)).toEqual(['Ada', 'Ben']);
      expect((await ada.do('table', id)).next).toEqual({ rematch: rooms[0]!.id });
      expect(rooms[0]!.follows).toEqual({ kind: 'rematch', of: id, n: 2 });
      expect(await place.store.tables.list({ status: 'gathering' }, 10)).toHaveLength(1);
      expect(rooms[0]!.status).toBe('gathering');
      await place.store.tables.delete(rooms[0]!.id);
      expect((await ben.do('rematch', id)).id).not.toBe(rooms[0]!.id);
    });
  });
});
