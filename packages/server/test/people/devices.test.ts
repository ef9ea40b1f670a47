import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceOf } from '../../src/http/device.js';
import { openPlace, type Place, type Visitor } from '../http/place.js';

const PHRASE = 'nine herons at low tide';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SUBSCRIPTION = { endpoint: 'https://push.example/a', keys: { p256dh: 'x', auth: 'y' } };

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.app.close());

async function account(name: string): Promise<Visitor> {
  return place.visitor().makeAccount(name, PHRASE);
}

async function loggedIn(name: string, agent = FIREFOX): Promise<Visitor> {
  const visitor = place.visitor();
  await visitor.ask('POST', '/api/login', { name, passphrase: PHRASE }, { 'user-agent': agent });
  return visitor;
}

const devicesOf = async (visitor: Visitor) => (await visitor.get('/api/me/devices')).body.devices;
const subscriptions = async (visitor: Visitor) =>
  place.store.notices.subscriptions((await visitor.get('/api/me')).body.id);

describe('the devices of an account', () => {
  it('are listed, and each can be logged out from any other', async () => {
    const anna = await account('Anna');
    const other = await loggedIn('Anna');
    const devices = await devicesOf(anna);
    expect(devices).toMatchObject([
      { here: true, browser: 'other', system: 'other', push: false },
      { here: false, browser: 'firefox', system: 'linux', push: false },
    ]);
    expect(JSON.stringify(devices)).not.toContain(other.cookie!);
    const logOut = (id: string) => anna.post(`/api/me/devices/${id}/logout`);
    expect((await logOut('0'.repeat(16))).status).toBe(404);
    expect((await logOut(devices[1].id)).status).toBe(200);
    expect((await other.get('/api/me')).status).toBe(401);
    expect(await devicesOf(anna)).toHaveLength(1);
    const stranger = await account('Stranger');
    expect((await stranger.post(`/api/me/devices/${devices[0].id}/logout`)).status).toBe(404);
    expect((await logOut(devices[0].id)).status).toBe(200);
    expect(anna.cookie).toBeNull();
  });

  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604',
      'safari ios',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537 Chrome/140.0 Safari/537 Edg/140.0', 'edge windows'],
    ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537 Chrome/140.0 Mobile Safari/537', 'chrome android'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537 HeadlessChrome/140.0 Safari/537', 'chrome linux'],
    ['curl/8', 'other other'],
    [undefined, 'other other'],
  ])('are told apart by what they are: %s', (agent, device) => {
    expect(deviceOf(agent)).toBe(device);
  });

  it('get no notices any more when they are logged out, one by one or all', async () => {
    const bert = await account('Bert');
    const other = await loggedIn('Bert');
    expect((await other.post('/api/me/push', SUBSCRIPTION)).body.push).toBe(true);
    expect((await bert.get('/api/me')).body.push).toBe(false);
    await other.post('/api/logout');
    expect(await subscriptions(bert)).toEqual([]);
    const again = await loggedIn('Bert');
    await again.post('/api/me/push', SUBSCRIPTION);
    await again.post('/api/logout-everywhere');
    expect(await subscriptions(await loggedIn('Bert'))).toEqual([]);
  });

  it('keep their notices when they are known by another secret or as somebody else', async () => {
    const cleo = await place.visitor().enter();
    await cleo.post('/api/me/push', SUBSCRIPTION);
    expect((await cleo.post('/api/account', { name: 'Cleo', passphrase: PHRASE })).body.push).toBe(true);
    const changed = await cleo.post('/api/me/passphrase', { old: PHRASE, passphrase: PHRASE });
    expect(changed.body.push).toBe(true);
    const guest = await place.visitor().enter();
    await guest.post('/api/me/push', { ...SUBSCRIPTION, endpoint: 'https://push.example/b' });
    expect((await guest.post('/api/login', { name: 'Cleo', passphrase: PHRASE })).body.push).toBe(true);
    expect(await subscriptions(cleo)).toHaveLength(2);
    expect((await guest.ask('DELETE', '/api/me/push', {})).body.push).toBe(false);
    expect((await cleo.get('/api/me')).body.push).toBe(true);
  });
});

it('an account is known on fifty devices at most: the one that was not used for longest is logged out', async () => {
  const jo = await account('Jo');
  const first = await loggedIn('Jo');
  const { cookie } = first;
  for (let i = 0; i < 48; i++) await loggedIn('Jo');
  await first.post('/api/enter'); // used, as a page that is opened does
  const second = (await devicesOf(jo))[2].id;
  expect(await devicesOf(jo)).toHaveLength(50);
  await place.store.people.sessionSeen(createHash('sha256').update(jo.cookie!).digest('hex'), Date.now() + 1, '');
  await loggedIn('Jo');
  const devices = await devicesOf(jo);
  expect(devices).toHaveLength(50);
  expect(devices.map(({ id }: { id: string }) => id)).not.toContain(second);
  expect(cookie).toBe(first.cookie);
  expect((await first.get('/api/me')).status).toBe(200);
});

describe('wrong guesses of others', () => {
  it('do not keep a known device out, nor somebody who is in', async () => {
    const strict = await openPlace({ ROADSTEAD_LIMIT_PASSPHRASES: '3/300' });
    const dora = await strict.visitor().makeAccount('Dora', PHRASE);
    const known = strict.visitor();
    await known.post('/api/login', { name: 'Dora', passphrase: PHRASE });
    await known.post('/api/logout');
    const login = (visitor: Visitor, passphrase: string) => visitor.post('/api/login', { name: 'Dora', passphrase });
    const attacker = strict.visitor();
    const statuses = [];
    for (let i = 0; i < 5; i++) statuses.push((await login(attacker, 'wrong guess')).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await login(strict.visitor(), PHRASE)).status).toBe(429);
    expect((await login(known, PHRASE)).status).toBe(200);
    expect((await dora.post('/api/me/passphrase', { old: PHRASE, passphrase: PHRASE })).status).toBe(200);
    // Nor does a known device guess any faster, or for other accounts.
    const eve = await strict.visitor().makeAccount('Eve', PHRASE);
    const guesses = [];
    for (let i = 0; i < 5; i++) guesses.push((await login(eve, 'wrong guess')).status);
    expect(guesses.at(-1)).toBe(429);
    await known.post('/api/logout');
    const own = [];
    for (let i = 0; i < 5; i++) own.push((await login(known, 'wrong guess')).status);
    expect(own.at(-1)).toBe(429);
    expect((await dora.ask('DELETE', '/api/me', { passphrase: PHRASE })).status).toBe(200);
    await strict.app.close();
  });

  it('nor do many marks let one address ask for more of that work than a household could need', async () => {
    const strict = await openPlace({ ROADSTEAD_LIMIT_PASSPHRASES: '2/300' });
    const names = Array.from({ length: 12 }, (_, i) => `Many ${'abcdefghjkno'[i]}`);
    const statuses = [];
    for (const name of names) {
      const visitor = await strict.visitor().makeAccount(name, PHRASE);
      for (let i = 0; i < 2; i++) {
        statuses.push((await visitor.post('/api/login', { name, passphrase: 'wrong guess' })).status);
      }
    }
    expect(statuses).toEqual([...Array(20).fill(403), ...Array(4).fill(429)]);
    await strict.app.close();
  });

  it('nor do marks that somebody has made up, or of another account, make a device known', async () => {
    const strict = await openPlace({ ROADSTEAD_LIMIT_PASSPHRASES: '3/300' });
    await strict.visitor().makeAccount('Dora', PHRASE);
    const guess = async (known: string) => {
      const stranger = strict.visitor();
      stranger.cookies.set('roadstead-known', known);
      return (await stranger.post('/api/login', { name: 'Dora', passphrase: 'wrong guess' })).status;
    };
    const others = [];
    for (const name of ['Eve', 'Fay']) others.push((await strict.visitor().makeAccount(name, PHRASE)).cookies);
    const theirs = others.map((cookies) => cookies.get('roadstead-known')!);
    const made = Array.from({ length: 4 }, (_, i) => `${i}`.repeat(59));
    const statuses = [];
    for (const known of [...theirs, ...made, [...theirs, ...made].join('.')]) statuses.push(await guess(known));
    expect(statuses).toEqual([403, 403, 403, 429, 429, 429, 429]);
    await strict.app.close();
  });
});

describe('behind https', () => {
  it('a cookie that another part of the domain could have put there is not believed', async () => {
    const secure = await openPlace({ ROADSTEAD_URL: 'https://games.example' });
    const [victim, attacker] = [secure.visitor(), await secure.visitor().enter()];
    victim.cookies.set('roadstead', attacker.cookie!);
    expect((await victim.get('/api/me')).status).toBe(401);
    await victim.enter();
    expect((await victim.get('/api/me')).body.id).not.toBe((await attacker.get('/api/me')).body.id);
    await secure.app.close();
  });

  it('nor is a mark of a known device', async () => {
    const secure = await openPlace({ ROADSTEAD_URL: 'https://games.example' });
    const visitor = await secure.visitor().makeAccount('Gina', PHRASE);
    expect([...visitor.cookies.keys()].toSorted()).toEqual(['__Host-roadstead', '__Host-roadstead-known']);
    await secure.app.close();
  });

  it('to try them writes nothing: nobody fills the log of the database by guessing', async () => {
    const fresh = await openPlace();
    const { keys } = fresh.store;
    let written = 0;
    const { putOnce } = keys;
    keys.putOnce = (...what) => {
      written++;
      return putOnce.apply(keys, what);
    };
    const visitor = fresh.visitor();
    await visitor.makeAccount('Guessed', PHRASE);
    const before = written;
    const [known] = [...visitor.cookies].filter(([name]) => !name.endsWith('roadstead')).map((pair) => pair.join('='));
    for (const cookie of [known!, known!.replace(/.$/, 'A'), '']) {
      const guess = { name: 'Guessed', passphrase: 'no, not this one' };
      expect((await fresh.visitor().ask('POST', '/api/login', guess, { cookie })).status).toBe(403);
    }
    expect(written).toBe(before);
    await fresh.app.close();
  });

  it('who was known before there were such cookies stays so, and gets one', async () => {
    const secure = await openPlace({ ROADSTEAD_URL: 'https://games.example' });
    const old = await secure.visitor().enter();
    const { id } = (await old.get('/api/me')).body;
    const secret = old.cookie!;
    const hash = createHash('sha256').update(secret).digest('hex');
    await secure.store.people.sessionSeen(hash, 1, null as never); // as it was stored then
    old.cookies.clear();
    old.cookies.set('roadstead', secret);
    expect((await old.get('/api/me')).body.id).toBe(id);
    expect((await old.post('/api/enter')).body.id).toBe(id);
    expect([...old.cookies.keys()]).toEqual(['__Host-roadstead']);
    expect((await old.get('/api/me')).body.id).toBe(id);
    await secure.app.close();
  });
});
