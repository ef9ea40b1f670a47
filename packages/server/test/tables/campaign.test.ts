import { GAMES, type GameEntry } from '@roadstead/games/all';
import { type GameRecord, progressAfter, verifyCampaign } from '@roadstead/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bestOfThree } from '../../../kernel/test/games/best-of-three.js';
import { secretHandsEntry } from '../torture/secret-hands.js';
import { type Person, Place, startedTable } from './place.js';
import { playToEnd } from './playing.js';

const MATCH: GameEntry = { ...secretHandsEntry, game: bestOfThree };

describe('a campaign', () => {
  let place: Place;
  let ada: Person;
  let ben: Person;
  let cid: Person;
  beforeAll(() => void (GAMES as GameEntry[]).push(MATCH));
  afterAll(() => void (GAMES as GameEntry[]).splice(GAMES.indexOf(MATCH), 1));
  beforeEach(async () => {
    place = await Place.open();
    [ada, ben, cid] = [await place.person('Ada'), await place.person('Ben'), await place.person('Cid')];
  });
  afterEach(async () => {
    await place.close();
    expect(place.failures).toEqual([]);
  });

  async function played(id: string, people: readonly Person[]): Promise<GameRecord> {
    const wires = await Promise.all(people.map((person) => person.wire()));
    for (const wire of wires) await wire.watch(id);
    await playToEnd(id, wires);
    for (const wire of wires) wire.cut();
    return (await people[0]!.do('record', id)) as GameRecord;
  }

  async function firstGame(asked = {}): Promise<{ id: string; record: GameRecord }> {
    const { id } = await startedTable([ada, ben], { game: 'best-of-three', ...asked });
    return { id, record: await played(id, [ada, ben]) };
  }

  it('goes on with the same people, one table for all who ask, set up by what was played', async () => {
    const { id, record } = await firstGame();
    expect((await ada.do('table', id)).next).toEqual({ goesOn: true });
    const rooms = await Promise.all([ada, ben].map((person) => person.do('next', id)));
    const { id: second } = rooms[0]!;
    expect(rooms[1]!.id).toBe(second);
    expect(rooms[0]).toMatchObject({ status: 'gathering', follows: { kind: 'campaign', of: id, n: 2 } });
    expect(rooms[0]!.options.score).toEqual(progressAfter(bestOfThree, record));
    expect(rooms[0]!.seats.map(({ person }) => person?.name)).toEqual(['Ada', 'Ben']);
    expect((await ben.do('table', id)).next).toEqual({ campaign: second });
    expect(await place.store.tables.list({ status: 'gathering' }, 9)).toHaveLength(1);
    // A rematch of the same table is another table.
    expect((await ada.do('rematch', id)).follows?.kind).toBe('rematch');
  });

  it('is known without reading how it was played', async () => {
    const { id } = await firstGame();
    const { tables } = place.store;
    const { entries } = tables;
    let read = 0;
    tables.entries = (...asked) => {
      read++;
      return entries.apply(tables, asked);
    };
    await ada.do('table', id);
    expect((await ben.do('table', id)).next).toEqual({ goesOn: true });
    expect(read).toBe(0);
    expect((await ada.do('next', id)).follows).toMatchObject({ kind: 'campaign', n: 2 });
  });

  it('is told to whoever still has the old table open', async () => {
    const { id } = await firstGame();
    const wire = await ben.wire();
    await wire.watch(id);
    const { id: second } = await ada.do('next', id);
    await wire.until(() => wire.room?.next?.campaign === second);
  });

  it('gives records that prove it, part by part', async () => {
    const records: GameRecord[] = [];
    let { id } = await startedTable([ada, ben], { game: 'best-of-three' });
    for (;;) {
      records.push(await played(id, [ada, ben]));
      if ((await ada.do('table', id)).next?.goesOn !== true) break;
      id = (await ada.do('next', id)).id;
      await ben.do('ready', id, { ready: true });
      await ada.do('start', id);
    }
    expect(records.length).toBeGreaterThan(1);
    expect(records[1]!.follows).toEqual({ kind: 'campaign', of: records[0]!.commitment, n: 2 });
    expect(verifyCampaign(bestOfThree, records)).toBeNull();
    expect(await ada.refusal('next', id)).toBe('NOT_NOW');
  });

  it('goes on with somebody else, or a bot, in the place of who is missing', async () => {
    const { id } = await firstGame();
    const { id: second, invite } = await ada.do('next', id);
    await ada.do('remove', second, { seat: 1 });
    await cid.do('admit', second, { invite });
    expect((await cid.do('sit', second)).seats[1]!.person?.name).toBe('Cid');
    await cid.do('leave', second);
    await ada.do('bot', second, { seat: 1, level: 'deckhand' });
    expect((await ada.do('start', second)).status).toBe('playing');
  });

  it('goes on after a restart with the same people, and whoever comes later reads what was played before', async () => {
    const { id, record } = await firstGame();
    const node = await Place.open({ store: place.store, time: place.time });
    const [host, guest, late] = [ada.at(node), ben.at(node), cid.at(node)];
    expect((await host.do('table', id)).next).toEqual({ goesOn: true });
    const { id: second, invite } = await host.do('next', id);
    expect((await guest.do('next', id)).id).toBe(second);
    // Ben is missing this week, and Cid takes the seat.
    expect(await late.refusal('campaign', second)).toBe('UNKNOWN_TABLE');
    await host.do('remove', second, { seat: 1 });
    await late.do('admit', second, { invite });
    await late.do('sit', second);
    const { game, parts } = await late.do('campaign', second);
    expect([game, parts.map(({ room }) => room.id)]).toEqual(['best-of-three', [id, second]]);
    expect(parts[0]!.record).toEqual(record);
    expect(parts[0]!.room.seats.map(({ person }) => person?.name)).toEqual(['Ada', 'Ben']);
    expect(parts[1]!.record).toBeUndefined();
    // Who has left the campaign sees what he played himself.
    expect((await guest.do('campaign', id)).parts.map(({ room }) => room.id)).toEqual([id]);
    await late.do('ready', second, { ready: true });
    expect((await host.do('start', second)).status).toBe('playing');
    await node.close();
    expect(node.failures).toEqual([]);
  });

  it('goes on with one more where the game allows it, and begins where the last one ended', async () => {
    const { id } = await startedTable([ada, ben], {
      game: 'port-royal',
      options: { chapter: 1, mode: 'co-op' },
    });
    await played(id, [ada, ben]);
    const { id: second, invite, options } = await ada.do('next', id);
    const room = await ada.do('changeTable', second, { seats: 3 });
    expect(room.options).toEqual(options);
    expect(room.seats.map(({ person }) => person?.name)).toEqual(['Ada', 'Ben', undefined]);
    await cid.do('admit', second, { invite });
    await cid.do('sit', second);
    for (const person of [ben, cid]) await person.do('ready', second, { ready: true });
    expect((await ada.do('start', second)).status).toBe('playing');
    expect((await ada.do('table', second)).options.campaign).toEqual(options.campaign);
  });

  it('does not let the host choose how it stands', async () => {
    const { id, record } = await firstGame();
    const { id: second } = await ada.do('next', id);
    const changed = await ada.do('changeTable', second, { options: { play: 'single', score: { wins: [0, 1] } } });
    expect(changed.options).toEqual({ play: 'match', score: progressAfter(bestOfThree, record) });
  });

  it('is refused where nothing follows, and to those who did not play', async () => {
    const { id } = await startedTable([ada, ben], { game: 'best-of-three' });
    expect(await ada.refusal('next', id)).toBe('NOT_NOW');
    const single = await firstGame({ options: { play: 'single' }, house: { open: true } });
    expect((await ada.do('table', single.id)).next).toEqual({});
    expect(await ada.refusal('next', single.id)).toBe('NOT_NOW');
    expect(await cid.refusal('next', single.id)).toBe('NOT_ALLOWED');
  });
});
