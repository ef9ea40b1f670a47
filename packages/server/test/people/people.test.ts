import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guestName } from '../../src/people/guest-names.js';
import { cleanName } from '../../src/people/names.js';
import { openPlace, type Place } from '../http/place.js';

const PHRASE = 'nine herons at low tide';
let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.app.close());

const failure = (code: string) => ({ error: { code, message: expect.stringMatching(/^[A-Z].*\.$/) } });

describe('names', () => {
  it('are changed now and then, since everybody at all tables is told', async () => {
    const visitor = await place.visitor().enter();
    const statuses: number[] = [];
    for (const letter of 'abcdefgh')
      statuses.push((await visitor.ask('PATCH', '/api/me', { name: `Kit ${letter}` })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    const refused = await visitor.ask('PATCH', '/api/me', { name: 'Kit z' });
    expect(refused.body).toEqual(failure('TOO_MANY'));
    expect(refused.body.error.message).toContain('many names');
    // Everything else can be changed, and to be called as one is costs nothing.
    expect((await visitor.ask('PATCH', '/api/me', { name: 'Kit f', language: 'nl' })).status).toBe(200);
  });
});

describe('the names of guests', () => {
  it.each(['en', 'nl', 'de'] as const)('would do as names of accounts (%s)', (language) => {
    for (let i = 0; i < 500; i++) {
      const name = guestName(language);
      expect(cleanName(name)).toBe(name);
    }
  });
});

describe('a visitor', () => {
  it('is a guest at once, under a name in their own language, and stays the same person', async () => {
    const visitor = place.visitor();
    expect(await visitor.get('/api/me')).toMatchObject({ status: 401, body: failure('NO_SESSION') });
    const { body: me, headers } = await visitor.post('/api/enter', { language: 'nl' });
    expect(me).toMatchObject({ guest: true, language: 'nl', name: expect.stringMatching(/^Gast \S/) });
    expect(String(headers['set-cookie'])).toMatch(
      /^roadstead=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect((await visitor.post('/api/enter')).body).toEqual(me);
    expect((await visitor.get('/api/me')).body).toEqual(me);
    expect((await place.visitor().post('/api/enter')).body.id).not.toBe(me.id);
  });

  it('is known by a secret that is stored as its hash only', async () => {
    const visitor = await place.visitor().enter();
    const hash = createHash('sha256').update(visitor.cookie!).digest('hex');
    expect((await place.store.people.session(hash))?.person.id).toBe((await visitor.get('/api/me')).body.id);
    expect(await place.store.people.session(visitor.cookie!)).toBeNull();
  });

  it('with a cookie that nobody knows is a new guest', async () => {
    for (const cookie of ['x', 'A'.repeat(43), '%00', '"'.repeat(43)]) {
      const visitor = place.visitor();
      visitor.cookie = cookie;
      expect((await visitor.get('/api/me')).status).toBe(401);
      expect((await visitor.post('/api/enter')).status).toBe(200);
      expect(visitor.cookie).not.toBe(cookie);
    }
  });

  it('gets a Secure cookie where the place is found by https', async () => {
    const secure = await openPlace({ ROADSTEAD_URL: 'https://games.example' });
    const { headers } = await secure.visitor().post('/api/enter');
    expect(String(headers['set-cookie'])).toMatch(
      /^__Host-roadstead=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(headers['strict-transport-security']).toMatch(/max-age/);
    await secure.app.close();
  });

  it('can be called what they like, within reason', async () => {
    const visitor = await place.visitor().enter();
    const rename = (name: string) => visitor.ask('PATCH', '/api/me', { name });
    // Until then they go by a name that was thought of for them.
    expect((await visitor.get('/api/me')).body.named).toBe(false);
    expect((await rename('Guest of Honour 12')).body.named).toBe(true);
    expect((await rename('  Zoë   van  Dam ')).body).toMatchObject({ name: 'Zoë van Dam', named: true });
    expect((await rename('e\u0301lan')).body.name).toBe('élan');
    for (const name of [
      '',
      ' ',
      'x'.repeat(25),
      'a\u202Eb',
      'a\u200Bb',
      'a\u0000b',
      'a\nb\u2028',
      '\u3164',
      '\u2800',
      `a${'\u0301'.repeat(9)}`,
    ]) {
      const { status, body } = await rename(name);
      expect([name, status]).toEqual([name, 400]);
      expect(['BAD_TEXT', 'BAD_REQUEST']).toContain(body.error.code);
    }
    expect((await visitor.get('/api/me')).body.name).toBe('élan');
    expect((await visitor.ask('PATCH', '/api/me', { language: 'de' })).body).toMatchObject({
      language: 'de',
      name: 'élan',
    });
  });
});

describe('an account', () => {
  it('is made of a guest, who stays the same person', async () => {
    const visitor = await place.visitor().enter();
    const before = (await visitor.get('/api/me')).body;
    const old = visitor.cookie;
    const { body } = await visitor.post('/api/account', { name: 'Anna', passphrase: PHRASE });
    expect(body).toMatchObject({ id: before.id, name: 'Anna', guest: false });
    expect(visitor.cookie).not.toBe(old);
    visitor.cookie = old;
    expect((await visitor.get('/api/me')).status).toBe(401);
  });

  it('has a name that no other account has and no guest can take', async () => {
    const anna = await place.visitor().makeAccount('Anton', PHRASE);
    const guest = await place.visitor().enter();
    for (const name of ['Anton', 'ANTON', ' anton ', 'Ａnton']) {
      expect(await guest.post('/api/account', { name, passphrase: PHRASE })).toMatchObject({
        status: 409,
        body: failure('NAME_TAKEN'),
      });
      expect(await guest.ask('PATCH', '/api/me', { name })).toMatchObject({ status: 409 });
    }
    expect((await anna.ask('PATCH', '/api/me', { name: 'ANTON' })).body.name).toBe('ANTON');
    expect(await anna.post('/api/account', { name: 'Again', passphrase: PHRASE })).toMatchObject({
      body: failure('NOT_NOW'),
    });
    expect((await anna.ask('PATCH', '/api/me', { name: 'Toni' })).status).toBe(200);
    expect((await guest.post('/api/account', { name: 'Anton', passphrase: PHRASE })).status).toBe(200);
  });

  it('is made once, though two ask for the name at the same time', async () => {
    const visitors = await Promise.all(Array.from({ length: 4 }, () => place.visitor().enter()));
    const answers = await Promise.all(
      visitors.map((visitor) => visitor.post('/api/account', { name: 'Racer', passphrase: PHRASE })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it('can be used on another device, whatever the keyboard makes of the pass-phrase', async () => {
    const anna = await place.visitor().makeAccount('Änne', 'café noir à midi');
    const other = place.visitor();
    const login = (name: string, passphrase: string) => other.post('/api/login', { name, passphrase });
    for (const [name, phrase] of [
      ['Änne', 'cafe noir a midi'],
      ['Anne', 'café noir à midi'],
      ['Nobody', 'café noir à midi'],
    ] as const) {
      expect(await login(name, phrase)).toMatchObject({ status: 403, body: failure('WRONG_PASSPHRASE') });
      expect(other.cookie).toBeNull();
    }
    const { body } = await login('änne'.normalize('NFD'), 'café noir à midi'.normalize('NFD'));
    expect(body).toEqual((await anna.get('/api/me')).body);
  });

  it("takes a guest's tables in when they log in, and the guest is gone", async () => {
    await place.visitor().makeAccount('Cleo', PHRASE);
    const visitor = await place.visitor().enter();
    const guest = (await visitor.get('/api/me')).body.id;
    const table = (await visitor.post('/api/tables', { game: 'port-royal', seats: 2 })).body;
    const { body: me } = await visitor.post('/api/login', { name: 'Cleo', passphrase: PHRASE });
    expect((await visitor.get('/api/me/tables')).body.tables.map(({ id }: { id: string }) => id)).toEqual([table.id]);
    expect((await visitor.get(`/api/tables/${table.id}`)).body).toMatchObject({
      host: { id: me.id },
      you: { seat: 0, host: true },
    });
    expect(await place.store.people.byId(guest)).toBeNull();
  });

  it('keeps its own seat where the guest sits at the same table: the guest stands up', async () => {
    const dora = await place.visitor().makeAccount('Dora', PHRASE);
    const visitor = await place.visitor().enter();
    const { id, invite } = (await dora.post('/api/tables', { game: 'port-royal', seats: 3 })).body;
    await visitor.post(`/api/tables/${id}/enter`, { invite });
    expect((await visitor.post(`/api/tables/${id}/sit`, {})).body.you.seat).toBe(1);
    await visitor.post('/api/login', { name: 'Dora', passphrase: PHRASE });
    const { seats } = (await dora.get(`/api/tables/${id}`)).body;
    expect(seats.map(({ person }: { person: { name: string } | null }) => person?.name ?? null)).toEqual([
      'Dora',
      null,
      null,
    ]);
  });

  it('changes its pass-phrase, which logs every other device out', async () => {
    const emil = await place.visitor().makeAccount('Emil', PHRASE);
    const other = place.visitor();
    await other.post('/api/login', { name: 'Emil', passphrase: PHRASE });
    const change = (old: string) => emil.post('/api/me/passphrase', { old, passphrase: 'another one entirely' });
    expect(await change('not this one')).toMatchObject({ status: 403, body: failure('WRONG_PASSPHRASE') });
    expect((await other.get('/api/me')).status).toBe(200);
    expect((await change(PHRASE)).status).toBe(200);
    expect((await emil.get('/api/me')).status).toBe(200);
    expect((await other.get('/api/me')).status).toBe(401);
    expect((await other.post('/api/login', { name: 'Emil', passphrase: PHRASE })).status).toBe(403);
    expect((await other.post('/api/login', { name: 'Emil', passphrase: 'another one entirely' })).status).toBe(200);
    expect(
      await (await place.visitor().enter()).post('/api/me/passphrase', { old: PHRASE, passphrase: PHRASE }),
    ).toMatchObject({
      body: failure('NOT_NOW'),
    });
  });

  it('logs out here, or everywhere', async () => {
    const fred = await place.visitor().makeAccount('Fred', PHRASE);
    const devices = [place.visitor(), place.visitor()];
    for (const device of devices) await device.post('/api/login', { name: 'Fred', passphrase: PHRASE });
    const kept = devices[0]!.cookie;
    await devices[0]!.post('/api/logout');
    expect(devices[0]!.cookie).toBeNull();
    devices[0]!.cookie = kept;
    expect((await devices[0]!.get('/api/me')).status).toBe(401);
    expect((await devices[1]!.get('/api/me')).status).toBe(200);
    await fred.post('/api/logout-everywhere');
    for (const device of [fred, devices[1]!]) expect((await device.get('/api/me')).status).toBe(401);
  });

  it('exports all about itself', async () => {
    const gwen = await place.visitor().makeAccount('Gwen', PHRASE);
    const { body } = await gwen.get('/api/me/export');
    expect(body).toMatchObject({ person: { name: 'Gwen', account: true }, sessions: [{}], tables: [] });
    expect(JSON.stringify(body)).not.toMatch(/scrypt|hash/i);
  });

  it('exports it a few times in a row, not again and again: it is much to read', async () => {
    const guest = await place.visitor().enter();
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await guest.get('/api/me/export')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const other = await place.visitor().enter();
    expect((await other.get('/api/me/export')).status).toBe(200);
  });

  it('is deleted with its pass-phrase only; a guest needs none', async () => {
    const hugo = await place.visitor().makeAccount('Hugo', PHRASE);
    const { id } = (await hugo.post('/api/tables', { game: 'port-royal', seats: 2, house: { open: true } })).body;
    const remove = (body: object) => hugo.ask('DELETE', '/api/me', body);
    expect(await remove({})).toMatchObject({ status: 403 });
    expect(await remove({ passphrase: 'not this one' })).toMatchObject({ status: 403 });
    const me = (await hugo.get('/api/me')).body.id;
    expect(await remove({ passphrase: PHRASE })).toMatchObject({ status: 200, body: {} });
    expect(hugo.cookie).toBeNull();
    expect(await place.store.people.byId(me)).toBeNull();
    expect((await place.store.tables.byId(id))?.seats.map(({ person }) => person)).toEqual([null, null]);
    expect((await place.visitor().post('/api/login', { name: 'Hugo', passphrase: PHRASE })).status).toBe(403);
    const guest = await place.visitor().enter();
    expect((await guest.ask('DELETE', '/api/me', {})).status).toBe(200);
  });
});

describe('somebody who is shut out', () => {
  it('can do nothing but go, and take their data along', async () => {
    const ines = await place.visitor().makeAccount('Ines', PHRASE);
    const { id } = (await ines.get('/api/me')).body;
    await place.store.people.change(id, { banned: true });
    for (const url of ['/api/me/tables', '/api/lobby']) {
      expect(await ines.get(url)).toMatchObject({ status: 403, body: failure('NOT_ALLOWED') });
    }
    expect((await ines.post('/api/tables', { game: 'port-royal', seats: 2 })).status).toBe(403);
    expect(await place.visitor().post('/api/login', { name: 'Ines', passphrase: PHRASE })).toMatchObject({
      status: 403,
      body: failure('NOT_ALLOWED'),
    });
    expect((await ines.get('/api/me/export')).status).toBe(200);
    expect((await ines.ask('DELETE', '/api/me', { passphrase: PHRASE })).status).toBe(200);
  });
});
