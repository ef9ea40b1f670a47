import { gameById } from '@roadstead/games/all';
import { addUp, type GameRecord, tallyOf } from '@roadstead/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Tallies } from '../../src/after/tallies.js';
import { exported } from '../store/fixtures.js';
import { type Person, Place } from './place.js';
import { finishedTable } from './playing.js';

const GAME = 'port-royal';
const known = gameById(GAME)!;
const counting = await known.tally!();

describe('statistics', () => {
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

  const ofPerson = async (person: Person) =>
    (await people[0]!.ask('personStatistics', { id: person.id, game: GAME })).groups;
  const ofPlace = async () => (await people[0]!.ask('statistics', { game: GAME })).groups;
  const taken = async (id: string, seat: number) =>
    tallyOf(known.game, counting, (await people[0]!.do('record', id)) as GameRecord)[seat]!;

  it('of a person and of the whole place are what the records say, added up, each game once', async () => {
    expect(await ofPlace()).toEqual([]);
    const first = await finishedTable(people.slice(0, 2));
    const second = await finishedTable(people.slice(0, 2));
    const kind = { variant: 'base', days: { '2026-11-16': 2 } };
    expect(await ofPerson(people[0]!)).toEqual([
      { ...kind, players: 2, games: 2, tally: addUp([await taken(first, 0), await taken(second, 0)]) },
    ]);
    expect(await ofPerson(people[2]!)).toEqual([]);
    const [two] = await ofPlace();
    expect(two).toMatchObject({ ...kind, players: 2, games: 2 });
    expect(two!.tally.counters).toMatchObject({ games: 4, won: expect.any(Number) });

    const stored = (await place.store.tables.byId(first))!;
    const again = new Tallies(place.store, (error) => place.failures.push(error));
    again.add(stored);
    again.add(stored);
    await again.stop();
    expect((await ofPlace())[0]).toEqual(two);
  });

  it('leave out bots and games that are under way', async () => {
    const { id } = await people[0]!.newTable({ seats: 2 });
    await people[0]!.do('bot', id, { seat: 1, level: 'deckhand' });
    await people[0]!.do('start', id);
    expect(await ofPlace()).toEqual([]);
    for (;;) {
      const { version, seats: old } = (await place.store.tables.byId(id))!;
      const seats = old.map((seat) => (seat.bot === null ? { ...seat, standIn: 'deckhand' as const } : seat));
      if (await place.store.tables.change(id, version, { seats, awaitsBot: true })) break;
    }
    await place.tables.tick();
    while ((await place.store.tables.byId(id))!.status !== 'over') {
      await new Promise((resolve) => setImmediate(resolve));
    }
    await expect.poll(async () => (await ofPlace())[0]?.tally.counters.games).toBe(1);
  });

  it('go with a person who leaves, and stay in the sums of the place', async () => {
    await finishedTable(people.slice(0, 2));
    const before = await ofPlace();
    expect(await exported(place.store, people[1]!.id)).toContain('bustsExpected');
    await place.store.people.delete(people[1]!.id);
    await expect(ofPerson(people[1]!)).rejects.toMatchObject({ code: 'UNKNOWN_PERSON' });
    expect(await ofPlace()).toEqual(before);
    expect(JSON.stringify(before)).not.toContain(people[1]!.id);
  });

  it('of a guest become those of the account', async () => {
    await finishedTable([people[2]!, people[0]!]);
    const own = await ofPerson(people[2]!);
    await place.store.people.moveInto(people[2]!.id, people[1]!.id);
    expect(await ofPerson(people[1]!)).toEqual(own);
  });

  it('are filled in for games that ended before they were counted, and counted anew in another way', async () => {
    await finishedTable(people.slice(0, 2));
    const before = await ofPlace();
    await place.store.tallies.startOver(GAME, counting.version + 1);
    expect(await place.store.tallies.ofPlace(GAME)).toEqual([]);
    expect(await place.store.tallies.uncounted(GAME, 9)).toHaveLength(1);
    const late = new Tallies(place.store, (error) => place.failures.push(error));
    late.makeGood();
    await expect.poll(() => place.store.tallies.ofPlace(GAME)).toEqual(before);
    await late.stop();
    expect(await place.store.tallies.uncounted(GAME, 9)).toEqual([]);
  });

  it('are refused for games and people that are not there', async () => {
    await expect(people[0]!.ask('statistics', { game: 'nothing' })).rejects.toMatchObject({ code: 'UNKNOWN_GAME' });
  });
});
