import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { likenessOf } from '../../src/store/likeness.js';
import { openPlace, type Place } from '../http/place.js';

const PHRASE = 'nine herons at low tide';
let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.app.close());

describe('what a name looks like', () => {
  it.each([
    ['Zoe', 'ZOE'],
    ['Ace', 'Асе'],
    ['Bob', 'Ｂｏｂ'],
    ['Ian', 'lan'],
    ['Rob', 'R0b'],
    ['Irmi', 'ırmı'],
    ['Modern', 'Modem'],
    ['OTTO', 'ΟΤΤΟ'],
    ['Jean-Luc', 'Jean–Luc'],
    ['Jean-Luc', 'Jean−Luc'],
    ["O'Hara", 'OʻHara'],
    ['Ian', 'ǀan'],
    ['Leo', 'ᏞᎬO'],
    ['SHEILA', 'ꓢꓧꓰꓲꓡꓮ'],
    ['DAVE', 'ᗪᗅᐯE'],
  ])('%s is like %s', (one, other) => {
    expect(likenessOf(one)).toBe(likenessOf(other));
  });

  it.each([
    ['Zoë', 'Zoe'],
    ['Anna', 'Anne'],
    ['Дина', 'Dina'],
    ['Jörg', 'Jorg'],
  ])('%s is not like %s', (one, other) => {
    expect(likenessOf(one)).not.toBe(likenessOf(other));
  });
});

describe('nobody passes for an account', () => {
  it('not by a name that looks like it, or that nobody can see', async () => {
    await place.visitor().makeAccount('Ace', PHRASE);
    const other = await place.visitor().enter();
    for (const name of [
      'Асе',
      'ΑCE',
      'ᴀᴄᴇ',
      'aｃe',
      'Zое',
      'ᗅce',
      'R०b',
      'R๐b',
      'ߊce',
      'a\uFFFCb',
      'a\u{1D159}b',
      'a\u{13441}b',
      '\u3164x',
    ]) {
      for (const answer of [
        await other.post('/api/account', { name, passphrase: PHRASE }),
        await other.ask('PATCH', '/api/me', { name }),
      ]) {
        expect([name, answer.status === 409 || answer.status === 400]).toEqual([name, true]);
        expect(answer.body.error.message).toMatch(/^[A-Z].*\.$/);
      }
    }
    for (const name of ['山田 Taro 2', 'علی ۱۲', 'Дина', 'Ζωή', 'ダイナ', 'דינה', 'Zoë 🦀']) {
      const third = await place.visitor().enter(); // names can be changed now and then only
      expect([name, (await third.ask('PATCH', '/api/me', { name })).status]).toEqual([name, 200]);
    }
  });

  it('not by having been called so before', async () => {
    const guest = await place.visitor().enter();
    await guest.ask('PATCH', '/api/me', { name: 'Zoe' });
    await place.visitor().makeAccount('Zoe', PHRASE);
    expect((await guest.get('/api/me')).body).toMatchObject({ named: false, name: expect.stringMatching(/^Guest /) });
    const yan = await place.visitor().makeAccount('Yan', PHRASE);
    await guest.ask('PATCH', '/api/me', { name: 'Xan' });
    await yan.ask('PATCH', '/api/me', { name: 'Xan' });
    expect((await guest.get('/api/me')).body.named).toBe(false);
    expect((await yan.ask('PATCH', '/api/me', { name: 'Guest Heron 47' })).status).toBe(409);
    // Nor by its very name, where it was noted when less was known of what looks like what.
    vi.spyOn(place.store.people, 'alike').mockResolvedValueOnce([]);
    expect((await guest.ask('PATCH', '/api/me', { name: 'xan' })).status).toBe(409);
  });
});
