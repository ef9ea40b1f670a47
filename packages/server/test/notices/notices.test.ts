import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Notices, type TurnNotice } from '../../src/notices/notices.js';
import { makePushKeys } from '../../src/notices/push-keys.js';
import { Metrics } from '../../src/ops/metrics.js';
import { openStore } from '../../src/store/open-store.js';
import type { Store } from '../../src/store/store.js';
import { aPerson, aTable } from '../store/fixtures.js';
import { Browser } from './browser.js';
import { type Received, Receiver } from './receiver.js';

const table = aTable('t', [null]);
const anna = aPerson('anna');
const turn = (seq: number, change: Partial<TurnNotice> = {}): TurnNotice => ({
  person: anna.id,
  table: table.id,
  game: 'port-royal',
  seq,
  looking: false,
  ...change,
});

let store: Store;
let metrics: Metrics;
let receiver: Receiver;
const warnings: unknown[] = [];

function open(toPrivate = true, node = store): Notices {
  return new Notices({
    store: node,
    metrics,
    warn: (...line) => warnings.push(line),
    publicUrl: () => 'https://games.example',
    toPrivate,
    asked: async () => null,
    retryMs: [1, 1],
  });
}

async function counted(outcome: string): Promise<number> {
  const { values } = (await metrics.registry.getSingleMetric('roadstead_notices_total')!.get()) as {
    values: { labels: { outcome?: string }; value: number }[];
  };
  return values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0;
}

beforeEach(async () => {
  store = await openStore(':memory:');
  metrics = new Metrics(store, 'test');
  receiver = await new Receiver().open();
  await store.people.create({ ...anna, noticeUrl: `${receiver.url}/anna-topic`, language: 'de' });
  await store.tables.create(table);
});
afterEach(async () => {
  await receiver.close();
  await store.close();
});

describe('a turn notice', () => {
  it('goes to the address that the person has given, as text with a link, with the headers that ntfy takes', async () => {
    const notices = open();
    notices.turn(turn(3));
    await notices.idle();
    expect(receiver.received).toHaveLength(1);
    const [{ url, headers, body }] = receiver.received as [Received];
    expect(url).toBe('/anna-topic');
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      title: 'Port Royal: du bist am Zug',
      click: `https://games.example/table?id=${table.id}`,
    });
    expect(body.toString()).toBe(
      `Port Royal: du bist am Zug. Dein Tisch wartet auf dich.\nhttps://games.example/table?id=${table.id}\n`,
    );
    expect(await counted('sent')).toBe(1);
  });

  it('comes once for a turn, whoever finds it due, also with several nodes', async () => {
    const nodes = [open(), open()];
    for (const node of nodes) for (let i = 0; i < 3; i++) node.turn(turn(3));
    for (const node of nodes) await node.idle();
    nodes[1]!.turn(turn(2));
    await nodes[1]!.idle();
    expect(receiver.received).toHaveLength(1);
    nodes[0]!.turn(turn(7));
    await nodes[0]!.idle();
    expect(receiver.received).toHaveLength(2);
  });

  it('does not come to somebody who looks at the table, who is shut out, or who wants none', async () => {
    const notices = open();
    notices.turn(turn(3, { looking: true }));
    await store.people.change(anna.id, { banned: true });
    notices.turn(turn(4));
    await notices.idle();
    await store.people.change(anna.id, { banned: false, noticeUrl: null });
    notices.turn(turn(5));
    notices.turn(turn(5, { person: 'nobody' }));
    await notices.idle();
    expect(receiver.received).toEqual([]);
    // He looked away: the next turn is told.
    await store.people.change(anna.id, { noticeUrl: receiver.url });
    notices.turn(turn(6));
    await notices.idle();
    expect(receiver.received).toHaveLength(1);
  });

  it('is tried again a few times where that may help, and no longer', async () => {
    const notices = open();
    receiver.answers = [503, 429];
    notices.turn(turn(1));
    await notices.idle();
    expect(receiver.received).toHaveLength(3);
    expect(await counted('sent')).toBe(1);
    receiver.answers = [500, 500, 500, 500];
    notices.turn(turn(2));
    await notices.idle();
    expect(receiver.received).toHaveLength(6);
    receiver.answers = [403];
    notices.turn(turn(3));
    await notices.idle();
    expect(receiver.received).toHaveLength(7);
    expect(await counted('failed')).toBe(2);
  });

  it('follows no redirect', async () => {
    const notices = open();
    receiver.answers = [302];
    notices.turn(turn(1));
    await notices.idle();
    expect(receiver.received.map(({ url }) => url)).toEqual(['/anna-topic']);
  });

  it('knocks at no private address, however it is written', async () => {
    const notices = open(false);
    const { port } = new URL(receiver.url);
    const hosts = ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '0.0.0.0'];
    for (const [i, host] of hosts.entries()) {
      await store.people.change(anna.id, { noticeUrl: `http://${host}:${port}/` });
      notices.turn(turn(i + 1));
      await notices.idle();
    }
    expect(receiver.received).toEqual([]);
    expect(await counted('failed')).toBe(hosts.length);
  });

  it('stops with the server: nothing new, nothing again', async () => {
    const notices = new Notices({
      store,
      metrics,
      warn: () => {},
      publicUrl: () => '',
      toPrivate: true,
      asked: async () => null,
      retryMs: [3_600_000],
    });
    receiver.answers = [500];
    notices.turn(turn(1));
    while (receiver.received.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await notices.stop();
    notices.turn(turn(2));
    await notices.idle();
    expect(receiver.received).toHaveLength(1);
  });
});

it('whoever was to be told when the server was told to stop is told', async () => {
  const notices = open();
  const crowd = Array.from({ length: 30 }, (_, i) => aPerson(`p${i}x`));
  for (const person of crowd) await store.people.create({ ...person, noticeUrl: `${receiver.url}/${person.id}` });
  for (const { id } of crowd) notices.turn(turn(1, { person: id }));
  await notices.stop();
  expect(new Set(receiver.received.map(({ url }) => url)).size).toBe(crowd.length);
});

describe('an address that does not answer', () => {
  it('keeps nobody else waiting: the pause before another attempt takes no place', async () => {
    const dead = Array.from({ length: 40 }, (_, i) => aPerson(`dead${i}x`));
    // Nobody listens there; what is refused at once is tried again in an hour.
    for (const person of dead) await store.people.create({ ...person, noticeUrl: 'http://127.0.0.1:9/dead' });
    const notices = new Notices({
      store,
      metrics,
      warn: () => {},
      publicUrl: () => 'https://games.example',
      toPrivate: true,
      asked: async () => null,
      retryMs: [3_600_000],
    });
    for (const [seq, { id }] of dead.entries()) notices.turn(turn(seq + 1, { person: id }));
    notices.turn(turn(1));
    await expect.poll(() => receiver.received.length).toBe(1);
    await notices.stop();
  });

  it('and while one does not say a word, there are places for others', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    const held: Socket[] = [];
    silent.on('connection', (socket) => void held.push(socket.on('error', () => {})));
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const mute = aPerson('mute');
    await store.people.create({ ...mute, noticeUrl: `http://127.0.0.1:${port}/` });
    const tables = Array.from({ length: 20 }, (_, i) => aTable(`t${i}x`, [mute]));
    const notices = open();
    for (const one of tables) {
      await store.tables.create(one);
      notices.turn(turn(1, { person: mute.id, table: one.id }));
    }
    await expect.poll(() => held.length).toBeGreaterThan(0);
    notices.turn(turn(1));
    await expect.poll(() => receiver.received.length).toBe(1);
    expect(held.length).toBeLessThanOrEqual(2);
    const stopped = notices.stop();
    for (const socket of held) socket.destroy();
    silent.on('connection', (socket) => socket.destroy());
    await stopped;
    silent.close();
  });
});

describe('browsers that have subscribed', () => {
  it('are ten of a person at most: the one that asked longest ago makes room', async () => {
    const browser = new Browser();
    await store.people.openSession('s', anna.id, 1, 'firefox linux');
    for (let i = 0; i < 13; i++) await store.notices.subscribe(anna.id, 's', `${receiver.url}/push${i}`, browser.keys);
    const kept = (await store.notices.subscriptions(anna.id)).map(({ endpoint }) => endpoint);
    expect(kept).toHaveLength(10);
    expect(kept).not.toContain(`${receiver.url}/push2`);
    expect(kept).toContain(`${receiver.url}/push12`);
  });
});

describe('an address for notices', () => {
  it.each([
    ['https://ntfy.sh/my-topic', true],
    ['http://203.0.114.9:8080/hook?x=1', true],
    ['ftp://ntfy.sh/x', false],
    ['javascript:alert(1)', false],
    ['ntfy.sh/x', false],
    ['https://user:pass@ntfy.sh/x', false],
    ['http://127.0.0.1/', false],
    ['http://2130706433/', false],
    ['http://localhost:7171/', false],
    ['http://x.localhost/', false],
    ['http://10.1.2.3/', false],
    ['http://169.254.169.254/latest/meta-data', false],
    ['http://[::1]/', false],
    ['http://[fd00::1]/', false],
    ['http://[::ffff:10.0.0.1]/', false],
    ['http://[64:ff9b::a00:1]/', false],
    ['http://[2606:4700::1111]/', true],
  ])('%s', (url, isGood) => {
    const sentence = open(false).refusesUrl(url);
    if (isGood) expect(sentence).toBeNull();
    else expect(sentence).toMatch(/^[A-Z].*\.$/);
  });
});

describe('web push', () => {
  async function subscribe(path: string): Promise<Browser> {
    const browser = new Browser();
    await store.people.openSession(path, anna.id, 1, 'firefox linux');
    await store.notices.subscribe(anna.id, path, `${receiver.url}${path}`, browser.keys);
    return browser;
  }

  it('reaches every device of the person, so that only the device can read it', async () => {
    await store.people.change(anna.id, { noticeUrl: null });
    const notices = open();
    const phone = await subscribe('/phone');
    notices.turn(turn(1));
    await notices.idle();
    expect(receiver.received).toEqual([]); // no keys yet
    expect(await notices.publicKey()).toBeNull();
    const { publicKey, isNew } = await makePushKeys(store.keys, false);
    expect(isNew).toBe(true);
    expect(await notices.publicKey()).toBe(publicKey);
    expect(await makePushKeys(store.keys, false)).toEqual({ publicKey, isNew: false });

    const laptop = await subscribe('/laptop');
    notices.turn(turn(2));
    await notices.idle();
    expect(receiver.received.map(({ url }) => url).toSorted()).toEqual(['/laptop', '/phone']);
    for (const { url, headers, body } of receiver.received) {
      expect(headers['content-encoding']).toBe('aes128gcm');
      expect(headers.authorization).toContain(`k=${publicKey}`);
      expect(Number(headers.ttl)).toBeGreaterThan(0);
      expect(body.toString('latin1')).not.toContain('Port Royal');
      expect((url === '/phone' ? phone : laptop).read(body)).toEqual({
        title: 'Port Royal: du bist am Zug',
        body: 'Dein Tisch wartet auf dich.',
        link: `https://games.example/table?id=${table.id}`,
        table: table.id,
      });
    }
  });

  it('forgets a device that has taken its subscription back', async () => {
    await store.people.change(anna.id, { noticeUrl: null });
    await makePushKeys(store.keys, false);
    await subscribe('/gone');
    receiver.answers = [410];
    const notices = open();
    notices.turn(turn(1));
    await notices.idle();
    expect(receiver.received).toHaveLength(1);
    expect(await store.notices.subscriptions(anna.id)).toEqual([]);
  });

  it('survives keys that are none', async () => {
    await makePushKeys(store.keys, false);
    await store.people.openSession('/bad', anna.id, 1, 'firefox linux');
    await store.notices.subscribe(anna.id, '/bad', `${receiver.url}/bad`, JSON.stringify({ p256dh: 'x', auth: 'y' }));
    const notices = open();
    notices.turn(turn(1));
    await notices.idle();
    expect(receiver.received.map(({ url }) => url)).toEqual(['/anna-topic']);
  });
});
