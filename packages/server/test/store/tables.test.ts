import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../src/store/store.js';
import { anEntry, aPerson, aSeat, aTable, inFolder } from './fixtures.js';

const folder = inFolder();
afterAll(() => folder.clear());

const [anna, bert, cleo] = ['anna', 'bert', 'cleo'].map((id) => aPerson(id)) as [
  ReturnType<typeof aPerson>,
  ReturnType<typeof aPerson>,
  ReturnType<typeof aPerson>,
];
let store: Store;
let number = 0;

beforeAll(async () => {
  store = await folder.open();
  for (const person of [anna, bert, cleo]) await store.people.create(person);
});

async function table(...args: Parameters<typeof aTable> extends [string, ...infer R] ? R : never) {
  const made = aTable(`t${number++}x`, ...args);
  await store.tables.create(made);
  return made;
}

describe('tables that everybody may come to', () => {
  const OPEN = { ...aTable('x', [anna]).house, open: true };

  it('are those where somebody sits, and few of one host, however many there are', async () => {
    for (let i = 0; i < 120; i++) await table([null, null], { house: OPEN, updatedAt: 9_000 + i });
    for (let i = 0; i < 120; i++) await table([anna, null], { house: OPEN, updatedAt: 8_000 + i });
    const old = await table([bert, null], { house: OPEN, updatedAt: 3_000 });
    const found = await store.tables.lobby(null, 100);
    expect(found.map(({ host }) => host)).toEqual([...Array<string>(5).fill(anna.id), bert.id]);
    expect(found[0]!.updatedAt).toBe(8_119);
    expect(found.at(-1)!.id).toBe(old.id);
    expect(await store.tables.lobby('other', 100)).toEqual([]);
    for (const { id } of await store.tables.list({}, 1_000)) await store.tables.delete(id);
  });

  it('are given up when nobody sits there any more, or nothing happens, as long as no game has begun', async () => {
    const empty = await table([null, null], { updatedAt: 50 });
    const sleeping = await table([anna, null], { updatedAt: 5 });
    await table([anna, null], { updatedAt: 50 });
    await table([null, null], { updatedAt: 150 });
    await table([anna, null], { updatedAt: 5, status: 'over' });
    expect((await store.tables.abandoned(100, 10, 9)).toSorted()).toEqual([empty.id, sleeping.id].toSorted());
    for (const { id } of await store.tables.list({}, 1_000)) await store.tables.delete(id);
  });
});

describe('tables', () => {
  it('come back as they were put in', async () => {
    const made = await table([anna, null], {
      plannedSeed: 'seed',
      undoAsked: { seat: 1, to: 3, agreed: [0], expiresAt: 5 },
      orders: { 1: { order: { type: 'pass' }, turn: '4' } },
      result: { winners: [1], ranking: [{ seat: 1, place: 1 }] },
      record: {
        format: 1,
        game: 'port-royal',
        rules: 1,
        seats: 2,
        options: {},
        commitment: 'c',
        opening: { chance: [] },
      },
      awaitsBot: true,
      dueAt: 99,
      seats: [aSeat(anna, { clockMs: 5 }), aSeat(null, { bot: 'captain', standIn: 'sailor' })],
    });
    expect(await store.tables.byId(made.id)).toEqual(made);
    expect(await store.tables.byId('nowhere00000')).toBeNull();
  });

  it('change only from the version that was seen', async () => {
    const { id } = await table([anna, null]);
    expect(await store.tables.change(id, 0, { seats: [aSeat(anna), aSeat(bert)], updatedAt: 7 })).toBe(true);
    expect(await store.tables.change(id, 0, { host: null })).toBe(false);
    expect(await store.tables.byId(id)).toMatchObject({ version: 1, host: anna.id, updatedAt: 7 });
    expect((await store.tables.ofPerson(bert.id, 99)).map(({ id }) => id)).toContain(id);
    expect(await store.tables.change(id, 1, { seats: [aSeat(anna)] })).toBe(true);
    expect((await store.tables.ofPerson(bert.id, 99)).map(({ id }) => id)).not.toContain(id);
  });

  it('are in the lobby while they wait for people, or are played and may be watched', async () => {
    const house = { ...aTable('x', [null]).house, open: true };
    const open = await table([anna], { house });
    const watched = await table([anna], { house, status: 'playing' });
    const unwatched = await table([anna], { house: { ...house, spectators: false }, status: 'playing' });
    const over = await table([anna], { house, status: 'over' });
    const hidden = await table([anna]);
    const other = await table([anna], { house, game: 'chess' });
    const ids = async (game: string | null) => (await store.tables.lobby(game, 50)).map(({ id }) => id);
    expect((await ids(null)).toSorted()).toEqual([open.id, watched.id, other.id].toSorted());
    expect(await ids('chess')).toEqual([other.id]);
    for (const absent of [unwatched, over, hidden]) expect(await ids(null)).not.toContain(absent.id);
  });

  it('are counted for statistics when they are over', async () => {
    const ranking = [
      { seat: 0, place: 1 },
      { seat: 1, place: 2 },
    ];
    const start = { status: 'playing' } as const;
    const [won, lost, three, running] = [
      await table([cleo, null], start),
      await table([cleo, bert], start),
      await table([null, cleo, null], start),
      await table([cleo, null], start),
    ];
    const end = (winners: number[]) => ({ status: 'over' as const, result: { winners, ranking } });
    await store.tables.append(won.id, { seq: 0, version: 0 }, anEntry(1), null, end([0]));
    await store.tables.append(lost.id, { seq: 0, version: 0 }, anEntry(1), null, end([1]));
    await store.tables.append(three.id, { seq: 0, version: 0 }, anEntry(1), null, end([0, 1]));
    await store.tables.append(running.id, { seq: 0, version: 0 }, anEntry(1), null, {});
    expect(await store.tables.statisticsOf(cleo.id)).toEqual([
      { game: 'port-royal', seats: 2, played: 2, won: 1 },
      { game: 'port-royal', seats: 3, played: 1, won: 1 },
    ]);
    expect(await store.tables.finishedOf(cleo.id, 9)).toHaveLength(3);
    // Everybody agrees to take the last act back: it is not over after all.
    await store.tables.change(won.id, 1, { status: 'playing', result: null });
    expect(await store.tables.statisticsOf(cleo.id)).toContainEqual({
      game: 'port-royal',
      seats: 2,
      played: 1,
      won: 0,
    });
  });

  it('that wait for a bot, or are late, are found', async () => {
    const waiting = await table([anna], { status: 'playing', awaitsBot: true, turnAt: 5 });
    const late = await table([anna], { status: 'playing', dueAt: 100 });
    const later = await table([anna], { status: 'playing', dueAt: 200 });
    expect(await store.tables.awaitingBots(99)).toContain(waiting.id);
    expect(await store.tables.overdue(150, 99)).toContain(late.id);
    expect(await store.tables.overdue(150, 99)).not.toContain(later.id);
    expect(await store.tables.overdue(250, 1)).toHaveLength(1);
  });

  it("give everybody a day's deal once, and know who had the same deal", async () => {
    const day = (of: string) => ({ kind: 'daily', of, n: 1 }) as const;
    const first = await table([anna], { follows: day('2026-01-01') });
    expect(await store.tables.create(aTable('again', [anna], { follows: day('2026-01-01') }))).toBe(false);
    expect(await store.tables.byId(aTable('again', []).id)).toBeNull();
    const second = await table([bert], { follows: day('2026-01-01') });
    await table([anna], { follows: day('2026-01-02') });
    expect(await store.tables.dailyOf('port-royal', '2026-01-01', anna.id)).toMatchObject({ id: first.id });
    expect(await store.tables.dailyOf('port-royal', '2026-01-01', bert.id)).toMatchObject({ id: second.id });
    expect(await store.tables.dailyOf('port-royal', '2026-01-03', bert.id)).toBeNull();
    expect(await store.tables.dailyOver('port-royal', '2026-01-01', 9)).toEqual([]);
    const { version } = (await store.tables.byId(second.id))!;
    await store.tables.change(second.id, version, { status: 'over', overAt: 9 });
    expect((await store.tables.dailyOver('port-royal', '2026-01-01', 9)).map(({ id }) => id)).toEqual([second.id]);
    const challenge = await table([bert], { follows: { kind: 'challenge', of: first.id, n: 2 } });
    expect((await store.tables.sameDeal(first.id, 9)).map(({ id }) => id)).toEqual([challenge.id]);
  });

  it('know whom they have let in', async () => {
    const { id } = await table([anna]);
    expect(await store.tables.isAdmitted(id, bert.id)).toBe(false);
    await store.tables.admit(id, bert.id);
    await store.tables.admit(id, bert.id);
    expect(await store.tables.isAdmitted(id, bert.id)).toBe(true);
  });

  it('that fail to be written take no others along that are written with them', async () => {
    const [one, two, three] = ['one', 'two', 'three'].map((id) => aTable(id, [anna]));
    await store.tables.create(two!);
    const written = await Promise.allSettled([one!, two!, three!].map((made) => store.tables.create(made)));
    expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    for (const made of [one!, two!, three!]) expect(await store.tables.byId(made.id)).toEqual(made);
  });

  it('are counted by status and deleted with all that is theirs', async () => {
    const before = await store.tables.counts();
    const { id } = await table([anna]);
    expect(await store.tables.counts()).toEqual({ ...before, gathering: before.gathering + 1 });
    await store.tables.append(id, { seq: 0, version: 0 }, anEntry(1), null, {});
    await store.talk.say(id, { person: anna.id, name: 'Anna', at: 1, text: 'hello', phrase: null }, 'r');
    await store.notices.claim(anna.id, id, 1);
    await store.tables.delete(id);
    expect(await store.tables.counts()).toEqual(before);
    expect(await store.tables.entries(id, 0)).toEqual([]);
    expect(await store.talk.after(id, 0, 9)).toEqual([]);
  });
});

describe('talk', () => {
  it('is numbered, and said once however often it is sent', async () => {
    const { id } = await table([anna, bert]);
    const said = { person: anna.id, name: 'Anna', at: 1, text: 'hello', phrase: null };
    expect(await store.talk.say(id, said, 'a')).toEqual({ n: 1, ...said });
    expect(await store.talk.say(id, { ...said, at: 2 }, 'a')).toEqual({ n: 1, ...said });
    const phrase = { person: bert.id, name: 'Bert', at: 3, text: null, phrase: 'thanks' as const };
    expect(await store.talk.say(id, phrase, 'a')).toEqual({ n: 2, ...phrase });
    expect(await store.talk.after(id, 1, 9)).toEqual([{ n: 2, ...phrase }]);
    expect(await store.talk.after(id, 0, 1)).toEqual([{ n: 2, ...phrase }]);
  });
});

describe('ratings', () => {
  const change = (seat: number, person: string, before: number, after: number) => ({
    seat,
    person,
    before: { mean: before, doubt: 8 },
    after: { mean: after, doubt: 4 },
  });

  it('count a table once', async () => {
    const { id } = await table([anna, bert]);
    const changes = [change(0, anna.id, 25, 28), change(1, bert.id, 25, 22)];
    expect(await store.ratings.count(id, 'g', changes, 1)).toBe(true);
    expect(await store.ratings.count(id, 'g', changes, 1)).toBe(false);
    expect(await store.ratings.of(anna.id)).toEqual([{ person: anna.id, game: 'g', mean: 28, doubt: 4, games: 1 }]);
    expect(await store.ratings.changesOf(id)).toEqual(changes);
    expect((await store.ratings.best('g', 9)).map(({ person }) => person)).toEqual([anna.id, bert.id]);
    expect(await store.ratings.forGame('g', [bert.id, cleo.id])).toHaveLength(1);
  });

  it('add up, though two tables end with the same rating in mind', async () => {
    const [one, two] = [await table([anna]), await table([anna])];
    await store.ratings.count(one.id, 'h', [change(0, anna.id, 25, 28)], 1);
    await store.ratings.count(two.id, 'h', [change(0, anna.id, 25, 27)], 2);
    expect(await store.ratings.forGame('h', [anna.id])).toEqual([
      { person: anna.id, game: 'h', mean: 30, doubt: 2, games: 2 },
    ]);
  });
});

describe('notices and keys', () => {
  it('give the notice of a turn to the first who claims it', async () => {
    const { id } = await table([anna]);
    const other = await folder.open();
    const claims = await Promise.all([store, other, store].map((node) => node.notices.claim(anna.id, id, 4)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await other.notices.claim(anna.id, id, 3)).toBe(false);
    expect(await other.notices.claim(anna.id, id, 9)).toBe(true);
  });

  it('know the devices of a person, as long as they are logged in there', async () => {
    for (const session of ['s1', 's2', 's3']) await store.people.openSession(session, anna.id, 1, 'firefox linux');
    await store.notices.subscribe(anna.id, 's1', 'https://a', '1');
    await store.notices.subscribe(anna.id, 's1', 'https://a', '2');
    await store.notices.subscribe(anna.id, 's2', 'https://b', '3');
    expect(await store.notices.subscriptions(anna.id)).toEqual([
      { endpoint: 'https://a', keys: '2' },
      { endpoint: 'https://b', keys: '3' },
    ]);
    await store.notices.unsubscribe({ person: anna.id, endpoint: 'https://a' });
    expect(await store.notices.subscriptions(anna.id)).toEqual([{ endpoint: 'https://b', keys: '3' }]);
    await store.notices.carryOver('s2', { person: bert.id, session: 's3' });
    expect(await store.notices.subscriptions(anna.id)).toEqual([]);
    expect(await store.notices.subscriptions(bert.id)).toEqual([{ endpoint: 'https://b', keys: '3' }]);
    await store.people.closeSession('s2');
    expect(await store.notices.subscriptions(bert.id)).toHaveLength(1);
    await store.people.closeSession('s3');
    expect(await store.notices.subscriptions(bert.id)).toEqual([]);
  });

  it('keep the first value of a key', async () => {
    expect(await store.keys.get('k')).toBeNull();
    expect(await store.keys.putOnce('k', '1')).toBe('1');
    expect(await store.keys.putOnce('k', '2')).toBe('1');
    await store.keys.put('k', '3');
    expect(await store.keys.get('k')).toBe('3');
  });
});
