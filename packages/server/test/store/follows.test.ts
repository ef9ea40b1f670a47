import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { MIGRATIONS, migrate } from '../../src/store/migrations.js';
import { aPerson, aTable, inFolder } from './fixtures.js';

const folder = inFolder();
afterAll(() => folder.clear());

/** The number of steps that made a database with three links. */
const THREE_LINKS = 5;

type Links = { readonly rematch?: string; readonly challenge_of?: string; readonly daily?: string };

describe('what a table follows', () => {
  it('is carried over from the three links that there were', async () => {
    const old = await folder.raw('old.db');
    await migrate(old, MIGRATIONS.slice(0, THREE_LINKS));
    const put = (id: string, { rematch = null!, challenge_of = null!, daily = null! }: Links = {}) =>
      sql`insert into tables (id, invite, game, rules, options, house, open, watchable, status, seats, version, seq, to_act,
        turn_at, awaits_bot, orders, rematch, challenge_of, daily, created_at, updated_at) values (${id}, 'i', 'port-royal', 1,
        '{}', '{}', 0, 0, 'over', '[]', 0, 0, '[]', 0, 0, '{}', ${rematch}, ${challenge_of}, ${daily}, 1, 1)`.execute(
        old,
      );
    await put('first', { rematch: 'second' });
    await put('second', { rematch: 'third' });
    await put('third', { rematch: 'gone' });
    await put('attempt', { challenge_of: 'first' });
    await put('today', { daily: '2026-01-01' });
    await put('alone');
    await old.destroy();

    const { tables } = await folder.open('old.db');
    const follows = async (id: string) => (await tables.byId(id))?.follows;
    expect(await follows('first')).toBeNull();
    expect(await follows('second')).toEqual({ kind: 'rematch', of: 'first', n: 2 });
    expect(await follows('third')).toEqual({ kind: 'rematch', of: 'second', n: 3 });
    expect(await follows('attempt')).toEqual({ kind: 'challenge', of: 'first', n: 2 });
    expect(await follows('today')).toEqual({ kind: 'daily', of: '2026-01-01', n: 1 });
    expect(await follows('alone')).toBeNull();
    expect(await tables.followersOf('first')).toEqual({ rematch: 'second' });
    expect(await tables.followersOf('third')).toEqual({});
    expect((await tables.sameDeal('first', 9)).map(({ id }) => id)).toEqual(['attempt']);
    expect((await tables.dailyOver('port-royal', '2026-01-01', 9)).map(({ id }) => id)).toEqual(['today']);
  });

  it('has one next of each kind, and as many attempts at its deal as people like', async () => {
    const { tables, people } = await folder.open('next.db');
    const anna = aPerson('anna');
    await people.create(anna);
    const first = aTable('first', [anna]);
    await tables.create(first);
    const make = (id: string, kind: 'rematch' | 'campaign' | 'challenge') =>
      tables.create(aTable(id, [anna], { follows: { kind, of: first.id, n: 2 } }));
    expect(await make('again', 'rematch')).toBe(true);
    expect(await make('again2', 'rematch')).toBe(false);
    expect(await make('on', 'campaign')).toBe(true);
    expect(await make('on2', 'campaign')).toBe(false);
    expect(await make('try', 'challenge')).toBe(true);
    expect(await make('try2', 'challenge')).toBe(true);
    const again = aTable('again', []).id;
    expect(await tables.followersOf(first.id)).toEqual({ rematch: again, campaign: aTable('on', []).id });
    await tables.delete(again);
    expect(await make('again2', 'rematch')).toBe(true);
  });
});
