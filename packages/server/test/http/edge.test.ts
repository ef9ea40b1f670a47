import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { API } from '@roadstead/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FailingDatabase } from '../../src/test-kit/index.js';
import { openPlace, type Place } from './place.js';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.app.close());

const failure = (code: string) => ({ error: { code, message: expect.stringMatching(/^[A-Z].*\.$/) } });

describe('whatever goes wrong', () => {
  it.each([
    ['an address that nobody has', 'GET', '/api/nothing', undefined, 404, 'NOT_FOUND'],
    ['the wrong method', 'PUT', '/api/me', undefined, 404, 'NOT_FOUND'],
    ['a field too many', 'POST', '/api/enter', { odd: 1 }, 400, 'BAD_REQUEST'],
    ['a field too few', 'POST', '/api/login', { name: 'x' }, 400, 'BAD_REQUEST'],
    ['no body', 'POST', '/api/enter', undefined, 400, 'BAD_REQUEST'],
    ['a broken address', 'GET', '/api/tables/%', undefined, 400, 'BAD_REQUEST'],
    ['a table that is none', 'GET', '/api/tables/NO', undefined, 400, 'BAD_REQUEST'],
    ['a table that does not exist', 'GET', '/api/tables/aaaaaaaaaaaa', undefined, 404, 'UNKNOWN_TABLE'],
    ['a game that does not exist', 'POST', '/api/tables', { game: 'chess', seats: 2 }, 404, 'UNKNOWN_GAME'],
    [
      'options that the game does not have',
      'POST',
      '/api/tables',
      { game: 'port-royal', seats: 2, options: { x: 1 } },
      400,
      'BAD_OPTIONS',
    ],
    ['a request too large', 'POST', '/api/enter', { language: 'x'.repeat(20_000) }, 413, 'TOO_LARGE'],
  ])('is answered in one shape: %s', async (_, method, url, body, status, code) => {
    const visitor = await place.visitor().enter();
    const answer = await visitor.ask(method, url, body);
    expect(answer).toMatchObject({ status, body: failure(code) });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it.each([
    ['broken JSON', 'application/json', '{"a":', 400],
    ['JSON that would change prototypes', 'application/json', '{"__proto__":{"x":1}}', 400],
    ['a form', 'application/x-www-form-urlencoded', 'language=en', 415],
    ['plain text', 'text/plain', '{}', 415],
    ['a form with files', 'multipart/form-data; boundary=x', '--x--', 415],
    ['no JSON at all', 'application/json', '', 400],
  ])('is answered in one shape: %s', async (_, type, payload, status) => {
    const answer = await place.visitor().ask('POST', '/api/enter', payload, { 'content-type': type });
    expect(answer).toMatchObject({ status, body: failure('BAD_REQUEST') });
  });

  it('is answered in one shape where it is not even HTTP', async () => {
    const other = await openPlace();
    await other.app.listen();
    const { port } = other.app.http.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.end('HELLO\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toEqual(failure('BAD_REQUEST'));
    await other.app.close();
  });

  it('says nothing of what went wrong inside', async () => {
    const broken = await openPlace();
    const visitor = await broken.visitor().enter();
    broken.store.people.mutedBy = async () => {
      throw new Error('select secrets from vault');
    };
    const { status, body } = await visitor.get('/api/me');
    expect(status).toBe(500);
    expect(body).toEqual(failure('UNAVAILABLE'));
    expect(JSON.stringify(body)).not.toContain('vault');
    expect(broken.logs.join('')).toContain('vault');
    await broken.app.close();
  });
});

describe('where a request comes from', () => {
  const enter = (headers: Record<string, string>, at = place) =>
    at.app.http.inject({ method: 'POST', url: '/api/enter', payload: {}, headers: { host: 'games.test', ...headers } });

  it.each([
    ['our own page', { origin: 'http://games.test' }, 200],
    ['our own page behind a proxy that speaks TLS', { origin: 'https://games.test' }, 200],
    ['a program', {}, 200],
    ['another site', { origin: 'https://evil.test' }, 403],
    ['another port', { origin: 'http://games.test:81' }, 403],
    ['a name that begins like ours', { origin: 'http://games.test.evil.test' }, 403],
    ['nowhere', { origin: 'null' }, 403],
    ['nonsense', { origin: 'x' }, 403],
    ['a page that does not say which', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a page that says it is ours, but not which', { 'sec-fetch-site': 'same-origin' }, 403],
  ])('matters if it changes something: %s', async (_, headers, status) => {
    expect((await enter(headers)).statusCode).toBe(status);
  });

  it('must be the public address where one is set, and so must the host be', async () => {
    const other = await openPlace({ ROADSTEAD_URL: 'https://play.example' });
    const tried = [
      ['https://play.example', 'play.example'],
      ['https://play.example', 'play.example:443'],
      ['http://play.example', 'play.example'],
      ['https://10.0.0.7:7171', '10.0.0.7:7171'],
      ['https://rebound.example', 'rebound.example'],
      ['https://play.example', 'rebound.example'],
      ['https://evil.example', 'play.example'],
    ] as const;
    const statuses = [];
    for (const [origin, host] of tried) statuses.push((await enter({ origin, host }, other)).statusCode);
    expect(statuses).toEqual([200, 200, 403, 403, 403, 403, 403]);
    const get = (url: string, host: string) => other.app.http.inject({ url, headers: { host } });
    const rebound = await get('/api/games', 'rebound.example');
    expect(rebound.json().error.message).toContain('https://play.example');
    expect(rebound.headers['content-security-policy']).not.toContain('rebound');
    expect((await get('/healthz', '10.0.0.7:7171')).statusCode).toBe(200);
    expect((await get('/metrics', '10.0.0.7:7171')).statusCode).toBe(200);
    expect((await get('/api/games', 'play.example')).headers['content-security-policy']).toContain(
      'wss://play.example;',
    );
    await other.app.close();
  });

  it('matters for every request of the protocol that changes something', async () => {
    const visitor = await place.visitor().enter();
    for (const { method, path } of Object.values(API)) {
      const url = path
        .replace(/:id/, path.includes('people') ? 'a'.repeat(16) : 'a'.repeat(12))
        .replace(':game', 'port-royal')
        .replace(':date', '2026-01-01');
      const { status } = await visitor.ask(method, url, method === 'GET' ? undefined : {}, {
        origin: 'https://evil.test',
      });
      expect([path, status === 403]).toEqual([path, method !== 'GET']);
    }
  });
});

describe('every answer', () => {
  it.each(['/', '/api/me', '/api/openapi.json', '/nothing.js', '/api/nothing'])(
    'of %s has headers that shut doors',
    async (url) => {
      const { headers } = await place.visitor().get(url);
      const policy = String(headers['content-security-policy']);
      for (const part of [
        "default-src 'self'",
        "img-src 'self' blob: data:",
        "worker-src 'self' blob:",
        "style-src 'self'",
        "connect-src 'self' ws://games.test wss://games.test",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ]) {
        expect(policy.split('; ')).toContain(part);
      }
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'x-frame-options': 'DENY',
      });
    },
  );

  it('cannot be given another policy by an odd host', async () => {
    const { headers } = await place.app.http.inject({ url: '/', headers: { host: "x; script-src 'unsafe-inline'" } });
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });

  it('of the API is stored nowhere', async () => {
    expect((await place.visitor().get('/api/games')).headers['cache-control']).toBe('no-store');
  });
});

describe('limits', () => {
  it('are kept for each address, and say how long to wait', async () => {
    const strict = await openPlace({ ROADSTEAD_LIMIT_ADDRESS: '5/3600' });
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) statuses.push((await strict.visitor().get('/api/games')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const answer = await strict.visitor().get('/api/games');
    expect(answer.body).toEqual({
      error: { code: 'TOO_MANY', message: expect.stringMatching(/wait \d+ seconds?\.$/) },
    });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    await strict.app.close();
  });

  it('are kept for each person', async () => {
    const strict = await openPlace({ ROADSTEAD_LIMIT_PERSON: '3/3600' });
    const [anna, bert] = [await strict.visitor().enter(), await strict.visitor().enter()];
    for (let i = 0; i < 3; i++) expect((await anna.get('/api/me')).status).toBe(200);
    expect((await anna.get('/api/me')).status).toBe(429);
    expect((await bert.get('/api/me')).status).toBe(200);
    await strict.app.close();
  });

  it('count what tells many tables as several, for a person and for an address', async () => {
    const strict = await openPlace({ ROADSTEAD_LIMIT_PERSON: '12/3600' });
    const [anna, bert] = [await strict.visitor().enter(), await strict.visitor().enter()];
    const statuses = [];
    for (const url of ['/api/lobby', '/api/me/tables', '/api/lobby', '/api/me', '/api/me', '/api/me'])
      statuses.push((await anna.get(url)).status);
    expect(statuses).toEqual([200, 200, 429, 200, 200, 429]);
    expect((await bert.get('/api/lobby')).status).toBe(200);
    await strict.app.close();
    const crowd = await openPlace({ ROADSTEAD_LIMIT_ADDRESS: '12/3600' });
    const one = await crowd.visitor().enter();
    for (const status of [200, 200, 429]) expect((await one.get('/api/lobby')).status).toBe(status);
    await crowd.app.close();
    // As is what is much to write out.
    for (const url of ['/metrics', '/api/openapi.json']) {
      const other = await openPlace({ ROADSTEAD_LIMIT_ADDRESS: '12/3600' });
      for (const status of [200, 200, 429]) expect((await other.visitor().get(url)).status).toBe(status);
      await other.app.close();
    }
  });

  it('are strict for pass-phrases, by address and by name, and count unknown names alike', async () => {
    const strict = await openPlace({ ROADSTEAD_LIMIT_PASSPHRASES: '4/60', ROADSTEAD_PROXY: 'loopback' });
    await strict.visitor().makeAccount('Anna', 'nine herons at low tide');
    const login = async (name: string, address: string) =>
      (
        await strict
          .visitor()
          .ask('POST', '/api/login', { name, passphrase: 'guess guess' }, { 'x-forwarded-for': address })
      ).status;
    for (const name of ['Anna', 'Nobody']) {
      const from = (i: number) => `198.51.100.${i}`;
      for (let i = 0; i < 4; i++) expect(await login(name, from(i))).toBe(403);
      expect(await login(name.toUpperCase(), from(9))).toBe(429);
    }
    for (let i = 0; i < 4; i++) expect(await login(`name ${i}`, '203.0.113.5')).toBe(403);
    expect(await login('one more', '203.0.113.5')).toBe(429);
    await strict.app.close();
  });

  it('are strict for new people, but not for those who come back', async () => {
    const strict = await openPlace({ ROADSTEAD_LIMIT_NEW_PEOPLE: '2/60' });
    const anna = await strict.visitor().enter();
    await strict.visitor().enter();
    expect((await strict.visitor().post('/api/enter')).status).toBe(429);
    for (let i = 0; i < 5; i++) expect((await anna.post('/api/enter')).status).toBe(200);
    await strict.app.close();
  });

  it('do not believe what strangers say about their address', async () => {
    const strict = await openPlace({ ROADSTEAD_LIMIT_NEW_PEOPLE: '2/60' });
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) {
      statuses.push(
        (await strict.visitor().ask('POST', '/api/enter', {}, { 'x-forwarded-for': `10.0.0.${i}` })).status,
      );
    }
    expect(statuses).toEqual([200, 200, 429, 429]);
    await strict.app.close();
  });
});

describe('the log', () => {
  it('is JSON and holds no secret: no cookie, no body, no invitation, no address of a table', async () => {
    const logged = await openPlace({ ROADSTEAD_LOG: 'trace' });
    const anna = await logged.visitor().makeAccount('Anna Secretname', 'nine herons at low tide');
    const bert = await logged.visitor().enter();
    const table = (await anna.post('/api/tables', { game: 'port-royal', seats: 2 })).body;
    await bert.post(`/api/tables/${table.id}/enter`, { invite: table.invite });
    await bert.post('/api/login', { name: 'Anna Secretname', passphrase: 'not the right one' });
    await bert.get(`/api/tables/${table.id}?invite=${table.invite}`);
    await bert.ask('PATCH', '/api/me', { noticeUrl: 'https://ntfy.example/very-private-topic' });
    const lines = logged.logs.join('');
    for (const line of logged.logs) expect(() => JSON.parse(line)).not.toThrow();
    const secrets = [
      anna.cookie!,
      bert.cookie!,
      table.invite,
      'herons',
      'Secretname',
      'not the right',
      'private-topic',
      'cookie',
    ];
    for (const secret of secrets) expect(lines).not.toContain(secret);
    const me = (await anna.get('/api/me')).body.id;
    expect(lines).toContain(`"route":"/api/tables/:id/enter","status":200`);
    expect(lines).toContain(`"person":"${me}"`);
    await logged.app.close();
  });
});

describe('for the one who runs it', () => {
  it('/healthz tells whether all is well', async () => {
    const sick = await openPlace();
    expect((await sick.visitor().get('/healthz')).body).toEqual({ ok: true });
    expect((await sick.visitor().ask('HEAD', '/healthz')).status).toBe(200);
    sick.store.keys.get = async () => {
      throw new Error('disk on fire');
    };
    for (let i = 0; i < 3; i++) {
      const { status, body } = await sick.visitor().get('/healthz');
      expect({ status, body }).toEqual({ status: 503, body: { ok: false, error: 'reading fails' } });
    }
    // Whoever runs the place learns why, once.
    expect(sick.logs.filter((line) => line.includes('disk on fire'))).toHaveLength(1);
    await sick.app.close();
  });

  it('/healthz tells that writing fails, and the log why; and that it works again', async () => {
    const disk = new FailingDatabase();
    const sick = await openPlace({}, {}, disk);
    disk.fault = () => ({ message: 'database or disk is full', after: false });
    expect((await sick.visitor().post('/api/enter')).status).toBe(500);
    expect(sick.logs.join('')).toContain('database or disk is full');
    expect(sick.logs.join('')).not.toContain('cannot rollback');
    const { keys } = sick.store;
    const { put } = keys;
    const tried: number[] = [];
    keys.put = (name, value) => {
      tried.push(value.length);
      return put.call(keys, name, value);
    };
    const { status, body } = await sick.visitor().get('/healthz');
    expect(status).toBe(503);
    expect(body).toEqual({ ok: false, error: 'writing fails' });
    // What is tried is no smaller than what has failed: on a disk that is all but full a few bytes find room.
    expect(tried).toEqual([64 * 1024]);
    disk.fault = () => null;
    expect((await sick.visitor().get('/healthz')).body).toEqual({ ok: true });
    await sick.app.close();
  });

  it('/metrics counts the tables no more often than every ten seconds', async () => {
    const other = await openPlace();
    const { tables } = other.store;
    let counted = 0;
    const { counts } = tables;
    tables.counts = () => {
      counted++;
      return counts.call(tables);
    };
    for (let i = 0; i < 5; i++) expect((await other.visitor().get('/metrics')).status).toBe(200);
    expect(counted).toBe(1);
    await other.app.close();
  });

  it('/metrics has tables, sockets, actions, latencies and the bot queue, and no ids', async () => {
    const visitor = await place.visitor().enter();
    const table = (await visitor.post('/api/tables', { game: 'port-royal', seats: 2 })).body;
    const { body, headers } = await visitor.get('/metrics');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body).toMatch(/^roadstead_tables\{status="gathering",node="[^"]+"\} [1-9]/m);
    for (const name of ['sockets', 'bot_queue_length'])
      expect(body).toMatch(new RegExp(`^roadstead_${name}\\{node="[^"]+"\\} 0`, 'm'));
    for (const name of ['action_seconds', 'commit_seconds', 'bot_wait_seconds'])
      expect(body).toContain(`roadstead_${name}_bucket`);
    expect(body).toContain('route="/api/tables",status="200"');
    expect(body).not.toContain(table.id);
    expect(body).not.toContain((await visitor.get('/api/me')).body.id);
  });
});
