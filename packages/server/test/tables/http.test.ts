import { API, Room } from '@roadstead/protocol';
import { Compile } from 'typebox/compile';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type App, createApp } from '../../src/app/app.js';
import { readConfig } from '../../src/config/read-config.js';
import { openStore } from '../../src/store/open-store.js';

const ROOM = Compile(Room);

/** The routes about tables as a browser meets them: through the whole server. */
describe('tables over HTTP', () => {
  let app: App;
  beforeEach(async () => {
    app = await createApp(readConfig({ ROADSTEAD_LOG: 'silent' }), await openStore(':memory:'), {
      startThinker: () => ({ think: () => new Promise(() => {}), close() {} }),
    });
  });
  afterEach(() => app.close());

  async function visitor() {
    const entered = await app.http.inject({ method: 'POST', url: API.enter.path, payload: {} });
    const cookie = String(entered.headers['set-cookie']).split(';')[0]!;
    return async (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) => {
      const answer = await app.http.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
      return { status: answer.statusCode, body: answer.json() };
    };
  }

  it('from a new table to a running game, with rooms as the protocol has them', async () => {
    const [ada, ben, cid] = [await visitor(), await visitor(), await visitor()];
    const asked = {
      game: 'port-royal',
      seats: 3,
      options: { with: ['gambler'], end: 'expedition' },
      house: { pace: { kind: 'live', reserveSeconds: 600, turnSeconds: 30 }, standIn: 'sailor' },
      bots: ['captain'],
    };
    const { body: room } = await ada('POST', '/api/tables', asked);
    expect(ROOM.Errors(room)).toEqual([]);
    expect(room).toMatchObject({ options: asked.options, house: asked.house, seats: [{}, { bot: 'captain' }, {}] });
    const path = `/api/tables/${room.id}`;
    expect((await ben('GET', path)).status).toBe(404);
    expect((await ben('POST', `${path}/enter`, { invite: room.invite })).status).toBe(200);
    expect((await ben('POST', `${path}/sit`, {})).body.you).toEqual({ seat: 2, host: false });
    expect((await ben('POST', `${path}/start`, {})).status).toBe(403);
    expect((await ada('POST', `${path}/start`, {})).status).toBe(409);
    expect((await ben('POST', `${path}/ready`, { ready: true })).body.seats[2].ready).toBe(true);
    const { body: started } = await ada('POST', `${path}/start`, {});
    expect(ROOM.Errors(started)).toEqual([]);
    expect(started).toMatchObject({ status: 'playing', commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(started.seats[0].clockMs).toBeGreaterThan(0);
    expect((await ada('GET', `${path}/record`)).status).toBe(409);
    expect((await cid('GET', `${path}/record`)).body.error.code).toBe('UNKNOWN_TABLE');
    const mine = await ben('GET', '/api/me/tables');
    expect(mine.body.tables).toMatchObject([{ id: room.id, status: 'playing', pace: asked.house.pace }]);
    expect((await cid('GET', '/api/lobby')).body).toEqual({ tables: [] });
  });

  it.each([
    [{ game: 'port-royal' }, 400, 'BAD_REQUEST'],
    [{ game: 'port-royal', seats: 2, more: 1 }, 400, 'BAD_REQUEST'],
    [{ game: 'port-royal', seats: 99 }, 400, 'BAD_REQUEST'],
    [{ game: 'chess', seats: 2 }, 404, 'UNKNOWN_GAME'],
    [{ game: 'port-royal', seats: 2, options: { box: 'none' } }, 400, 'BAD_OPTIONS'],
    [{ game: 'port-royal', seats: 2, house: { pace: { kind: 'live' } } }, 400, 'BAD_REQUEST'],
    [{ game: 'port-royal', seats: 2, bots: ['admiral', 'admiral'] }, 400, 'BAD_REQUEST'],
  ])('%j is refused with %i %s', async (asked, status, code) => {
    const ada = await visitor();
    const answer = await ada('POST', '/api/tables', asked);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
    expect(answer.body.error.message).toMatch(/\.$/);
  });

  it('a day’s deal, its results, ratings and profiles have the shapes they promise', async () => {
    const ada = await visitor();
    const { body: room } = await ada('POST', '/api/daily/port-royal', {});
    expect(ROOM.Errors(room)).toEqual([]);
    const results = await ada('GET', `/api/daily/port-royal/${room.follows.of}`);
    expect(results.body).toEqual({ seats: 4, attempts: [], yours: room.id });
    expect((await ada('GET', '/api/ratings/port-royal')).body).toEqual({ people: [] });
    const profile = await ada('GET', `/api/people/${room.host.id}`);
    expect(Compile(API.person.answer).Errors(profile.body)).toEqual([]);
    expect((await ada('GET', `/api/tables/${room.id}/deal`)).body.yours).toBe(room.id);
  });
});
