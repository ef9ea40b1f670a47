import { API } from '@roadstead/protocol';
import { expect, it } from 'vitest';
import { Api, ApiFailure, type FetchLike, ROUTES } from '../src/index.js';

it('knows exactly the requests of the protocol', () => {
  const routes = Object.entries(API).map(([name, { method, path }]) => [name, { method, path }]);
  expect(ROUTES).toEqual(Object.fromEntries(routes));
});

function answering(status: number, text: string) {
  const calls: Parameters<FetchLike>[] = [];
  const fetch: FetchLike = async (...call) => {
    calls.push(call);
    return { ok: status < 400, status, text: async () => text };
  };
  return { api: new Api({ fetch, base: 'http://x' }), calls };
}

it('fills path and query, and sends the body as JSON', async () => {
  const { api, calls } = answering(200, '{"tables":[]}');
  await api.call('sit', { params: { id: 'a/b?c' }, body: { seat: 2 } });
  await api.call('lobby', { query: { game: 'a game' } });
  await api.call('lobby');
  await api.call('start', { params: { id: 'abc' } });
  expect(calls.map(([url, { method, body }]) => [method, url, body])).toEqual([
    ['POST', 'http://x/api/tables/a%2Fb%3Fc/sit', '{"seat":2}'],
    ['GET', 'http://x/api/lobby?game=a%20game', undefined],
    ['GET', 'http://x/api/lobby', undefined],
    ['POST', 'http://x/api/tables/abc/start', '{}'],
  ]);
  expect(calls[0]![1].headers['content-type']).toBe('application/json');
  expect(calls[1]![1].headers['content-type']).toBeUndefined();
});

it('has the types of the protocol', async () => {
  const { api } = answering(200, '{"key":null}');
  const key: string | null = (await api.call('pushKey')).key;
  expect(key).toBeNull();
  // @ts-expect-error: a body is missing
  await api.call('admit', { params: { id: 'x' } });
  // @ts-expect-error: there is no such level
  await api.call('challenge', { params: { id: 'x' }, body: { level: 'god' } });
  // @ts-expect-error: the id is missing
  await api.call('table');
});

it('tells a refusal with its code and its sentence', async () => {
  const { api } = answering(409, '{"error":{"code":"NAME_TAKEN","message":"Somebody has that name."}}');
  const failure = await api.call('me').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({
    kind: 'refused',
    code: 'NAME_TAKEN',
    message: 'Somebody has that name.',
    status: 409,
  });
});

it('tells a network that failed from a server that refused', async () => {
  const api = new Api({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
  await expect(api.call('me')).rejects.toMatchObject({ kind: 'network', code: null });
});

it.each(['<html>', '', 'null', '{"error":7}'])('does not take %j for an answer of ours', async (text) => {
  await expect(answering(502, text).api.call('me')).rejects.toMatchObject({ kind: 'strange', status: 502 });
});
