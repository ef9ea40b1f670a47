import { afterAll, describe, expect, it } from 'vitest';
import { anEntry, aPerson, aTable, exported, inFolder, ON_POSTGRES } from './fixtures.js';

const folder = inFolder();
afterAll(() => folder.clear());
const HASH = 'scrypt$1';

describe('people', () => {
  it('have names that are unique among accounts only, however they are written', async () => {
    const store = await folder.open('names.db');
    const [anna, other, guest] = [
      aPerson('a', { name: 'Änne  Weiß', passphraseHash: HASH }),
      aPerson('b', { name: 'Bert', passphraseHash: HASH }),
      aPerson('c', { name: 'Bert' }),
    ];
    for (const person of [anna, other, guest]) await store.people.create(person);
    expect(await store.people.accountByName('ÄNNE WEISS'.normalize('NFD'))).toEqual(anna);
    expect((await store.people.accountByName('bert'))?.id).toBe(other.id);
    expect(await store.people.accountByName('Guest c')).toBeNull();
    expect(await store.people.change(other.id, { name: 'änne weiss' })).toBe(false);
    expect(await store.people.change(guest.id, { passphraseHash: HASH })).toBe(false);
    expect(await store.people.change(guest.id, { passphraseHash: HASH, name: 'Cleo' })).toBe(true);
    expect(await store.people.byId(other.id)).toEqual(other);
    expect(await store.people.change('nobody', { name: 'x' })).toBe(false);
    expect((await store.people.list('ber', 9)).map(({ id }) => id)).toEqual([other.id]);
    expect(await store.people.list('%', 9)).toEqual([]);
    expect(await store.people.list('', 2)).toHaveLength(2);
  });

  it('are known by the hash of a secret', async () => {
    const store = await folder.open('sessions.db');
    const anna = aPerson('a');
    await store.people.create(anna);
    await store.people.openSession('h1', anna.id, 1, 'firefox linux');
    await store.people.openSession('h2', anna.id, 1, 'firefox linux');
    expect((await store.people.session('h1'))?.person).toEqual(anna);
    await store.people.closeSession('h1');
    expect(await store.people.session('h1')).toBeNull();
    await store.people.closeSessions(anna.id);
    expect(await store.people.session('h2')).toBeNull();
  });

  it('mute each other', async () => {
    const store = await folder.open('mutes.db');
    const [anna, bert] = [aPerson('a'), aPerson('b')];
    for (const person of [anna, bert]) await store.people.create(person);
    await store.people.mute(anna.id, bert.id, true);
    await store.people.mute(anna.id, bert.id, true);
    expect(await store.people.mutedBy(anna.id)).toEqual([bert.id]);
    await store.people.mute(anna.id, bert.id, false);
    expect(await store.people.mutedBy(anna.id)).toEqual([]);
  });

  it('who are shut out are never forgotten: they would come back as somebody else', async () => {
    const store = await folder.open('banned.db');
    const [banned, gone] = [aPerson('a', { banned: true }), aPerson('b')];
    for (const person of [banned, gone]) await store.people.create(person);
    await store.people.forget(5_000);
    expect(await store.people.byId(banned.id)).toMatchObject({ banned: true });
    expect(await store.people.byId(gone.id)).toBeNull();
  });

  it('are forgotten when they have not been seen for long: sessions end, and guests who sit nowhere are gone', async () => {
    const store = await folder.open('forget.db');
    const [sits, gone, account, fresh] = [
      aPerson('a'),
      aPerson('b'),
      aPerson('c', { passphraseHash: HASH }),
      aPerson('d', { seenAt: 9_000 }),
    ];
    for (const person of [sits, gone, account, fresh]) {
      await store.people.create(person);
      await store.people.openSession(person.id, person.id, 1, 'firefox linux');
    }
    await store.tables.create(aTable('t', [sits]));
    await store.people.forget(5_000);
    expect(await store.people.byId(gone.id)).toBeNull();
    for (const kept of [sits, account, fresh]) expect(await store.people.byId(kept.id)).not.toBeNull();
    expect(await store.people.session(account.id)).toBeNull();
    expect((await store.people.session(fresh.id))?.person).toEqual(fresh);
  });

  it('whose sessions have ended elsewhere, or who are banned, are found', async () => {
    const store = await folder.open('audit.db');
    const [anna, bert] = [aPerson('a'), aPerson('b', { banned: true })];
    for (const person of [anna, bert]) await store.people.create(person);
    await store.people.openSession('h1', anna.id, 1, 'firefox linux');
    await store.people.openSession('h2', bert.id, 1, 'firefox linux');
    expect(await store.people.goodSessions(['h1', 'h2', 'h3'])).toEqual(['h1']);
    expect(await store.people.goodSessions([])).toEqual([]);
  });
});

async function played(name: string) {
  const store = await folder.open(name);
  const [guest, account, bert] = [
    aPerson('guest', { noticeUrl: 'https://n' }),
    aPerson('account', { name: 'Anna', passphraseHash: HASH }),
    aPerson('bert'),
  ];
  for (const person of [guest, account, bert]) await store.people.create(person);
  const table = aTable('t', [guest, bert], {
    status: 'playing',
    orders: { 0: { order: { type: 'pass' }, turn: '1' } },
  });
  await store.tables.create(table);
  await store.tables.append(table.id, { seq: 0, version: 0 }, anEntry(1), { person: guest.id, request: 'r' }, {});
  await store.talk.say(table.id, { person: guest.id, name: guest.name, at: 1, text: 'hello', phrase: null }, 's');
  await store.people.openSession('h', guest.id, 1, 'firefox linux');
  await store.people.mute(guest.id, bert.id, true);
  await store.people.mute(bert.id, guest.id, true);
  await store.tables.admit(table.id, guest.id);
  await store.notices.subscribe(guest.id, 'h', 'https://push', '{}');
  await store.ratings.count(
    table.id,
    'g',
    [{ seat: 0, person: guest.id, before: { mean: 25, doubt: 8 }, after: { mean: 26, doubt: 7 } }],
    1,
  );
  return { store, guest, account, bert, table };
}

describe('deleting somebody', () => {
  it('leaves the game and what was said, and nothing of the person', async () => {
    const { store, guest, bert, table } = await played('delete.db');
    await store.people.delete(guest.id);
    const left = await store.tables.byId(table.id);
    expect(left?.seats.map(({ person }) => person)).toEqual([null, bert.id]);
    expect(left).toMatchObject({ host: null, version: 2, seq: 1, orders: {} });
    expect(await store.tables.entries(table.id, 0)).toHaveLength(1);
    expect(await store.talk.after(table.id, 0, 9)).toEqual([
      { n: 1, person: null, name: '', at: 1, text: 'hello', phrase: null },
    ]);
    expect(await store.people.byId(guest.id)).toBeNull();
    expect(await store.people.session('h')).toBeNull();
    expect(await store.people.mutedBy(bert.id)).toEqual([]);
    expect(await store.ratings.of(guest.id)).toEqual([]);
    if (ON_POSTGRES) return;
    await store.backup(folder.path('deleted.db'));
    const { readFileSync } = await import('node:fs');
    expect(readFileSync(folder.path('deleted.db')).includes(guest.id)).toBe(false);
    expect(readFileSync(folder.path('deleted.db')).includes(bert.id)).toBe(true);
  });

  it('who sits down somewhere at that moment leaves no seat there that is theirs', async () => {
    const store = await folder.open('sits-down.db');
    const guest = aPerson('guest');
    await store.people.create(guest);
    const deleting = store.people.delete(guest.id);
    await store.tables.create(aTable('late', [guest])).catch(() => {}); // that there is no such person any more
    await deleting;
    expect(await store.people.byId(guest.id)).toBeNull();
    for (const id of await store.tables.ids('', 9)) {
      const { seats, host } = (await store.tables.byId(id))!;
      expect([host, ...seats.map(({ person }) => person)]).toEqual([null, null]);
    }
    expect(await store.faults(false)).toEqual([]);
  });
});

describe('moving a guest into an account', () => {
  it('moves seats, requests, mutes, admissions and ratings', async () => {
    const { store, guest, account, bert, table } = await played('move.db');
    await store.people.moveInto(guest.id, account.id);
    const moved = await store.tables.byId(table.id);
    expect(moved?.seats.map(({ person }) => person)).toEqual([account.id, bert.id]);
    expect(moved).toMatchObject({ host: account.id, version: 2 });
    expect((await store.tables.ofPerson(account.id, 9)).map(({ id }) => id)).toEqual([table.id]);
    expect(await store.tables.ofPerson(guest.id, 9)).toEqual([]);
    expect(await store.tables.entryOf(table.id, account.id, 'r')).toBe(1);
    expect(await store.people.mutedBy(account.id)).toEqual([bert.id]);
    expect(await store.people.mutedBy(bert.id)).toEqual([account.id]);
    expect(await store.tables.isAdmitted(table.id, account.id)).toBe(true);
    expect(await store.ratings.of(account.id)).toEqual([
      { person: account.id, game: 'g', mean: 26, doubt: 7, games: 1 },
    ]);
    expect((await store.talk.after(table.id, 0, 9))[0]?.person).toBe(account.id);
  });

  it('never gives anybody two seats at a table, nor two tables for a day', async () => {
    const { store, guest, account } = await played('move-both.db');
    const both = aTable('both', [guest, account]);
    const day = { follows: { kind: 'daily', of: '2026-01-01', n: 1 } } as const;
    const [mine, his] = [aTable('mine', [account], day), aTable('his', [guest], day)];
    for (const table of [both, mine, his]) expect(await store.tables.create(table)).toBe(true);
    await store.people.moveInto(guest.id, account.id);
    expect((await store.tables.byId(both.id))?.seats.map(({ person }) => person)).toEqual([guest.id, account.id]);
    expect(await store.tables.byId(his.id)).toMatchObject({ host: guest.id, seats: [{ person: guest.id }] });
    expect(await store.tables.byId(mine.id)).toMatchObject({ host: account.id, seats: [{ person: account.id }] });
    // The account's own rating stands.
    await store.people.delete(guest.id);
    expect((await store.tables.byId(both.id))?.seats.map(({ person }) => person)).toEqual([null, account.id]);
  });
});

describe('the export of a person', () => {
  it('has all that is stored and no secret', async () => {
    const { store, guest, table } = await played('export.db');
    const text = await exported(store, guest.id);
    const data = JSON.parse(text);
    expect(data).toMatchObject({
      person: { id: guest.id, name: guest.name, noticeUrl: 'https://n', account: false },
      sessions: [{ openedAt: 1 }],
      pushEndpoints: ['https://push'],
      ratings: [{ game: 'g', mean: 26 }],
      said: [{ table: table.id, text: 'hello' }],
      tables: [{ id: table.id, seat: 0, acts: [{ seq: 1, entry: { type: 'act', action: { type: 'discover' } } }] }],
    });
    expect(text).not.toContain('chance');
    expect(text).not.toContain(table.invite);
    await store.people.change(guest.id, { name: 'Gwen', passphraseHash: 'scrypt$secret' });
    expect(await exported(store, guest.id)).not.toContain('scrypt');
    expect(await store.people.exportAll('nobody')).toBeNull();
  });
});

describe('however much there is of a person', () => {
  it('it is exported as a whole, piece by piece, and deleted some at a time, while others write', async () => {
    const store = await folder.open('much.db');
    const [much, other] = [aPerson('much'), aPerson('other')];
    for (const person of [much, other]) await store.people.create(person);
    const ids = Array.from({ length: 45 }, (_, i) => `t${String(i).padStart(2, '0')}`);
    for (const id of ids) {
      const table = aTable(id, [much, other], { status: 'over' });
      await store.tables.create(table);
      await store.tables.append(table.id, { seq: 0, version: 0 }, anEntry(1), { person: much.id, request: 'r' }, {});
    }
    for (let n = 0; n < 700; n++) {
      await store.talk.say(
        aTable('t00', []).id,
        { person: much.id, name: 'M', at: n, text: `line ${n}`, phrase: null },
        `s${n}`,
      );
    }
    let pieces = 0;
    for await (const piece of (await store.people.exportAll(much.id))!) {
      pieces++;
      expect(piece.length).toBeLessThan(40_000); // of some 60,000 that were said
    }
    expect(pieces).toBeGreaterThan(45);
    const data = JSON.parse(await exported(store, much.id));
    expect(data.tables).toHaveLength(45);
    expect(data.tables.every(({ acts }: { acts: unknown[] }) => acts.length === 1)).toBe(true);
    expect(data.said.map(({ text }: { text: string }) => text)).toEqual(
      Array.from({ length: 700 }, (_, n) => `line ${n}`),
    );

    // What somebody else writes meanwhile is on disk before all of it is done.
    const deleted = store.people.delete(much.id);
    let isDeleted = false;
    void deleted.then(() => {
      isDeleted = true;
    });
    await store.keys.put('meanwhile', 'x');
    await store.keys.put('meanwhile', 'y');
    expect(isDeleted).toBe(false);
    await deleted;
    expect(await store.people.byId(much.id)).toBeNull();
    expect((await store.tables.byId(aTable('t44', []).id))!.seats.map(({ person }) => person)).toEqual([
      null,
      other.id,
    ]);
    expect(
      (await store.talk.after(aTable('t00', []).id, 0, 999)).every(
        ({ name, person }) => name === '' && person === null,
      ),
    ).toBe(true);
    expect(await store.faults(false)).toEqual([]);
  });
});
