import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseSocketRequest } from '../../src/socket/parse-socket-request.js';
import { openPlace, type Place } from './place.js';

// PostgreSQL refuses to look for such a character at all, so it may not get that far.
const NUL = '\u0000';

let place: Place;
beforeAll(async () => {
  place = await openPlace({ ROADSTEAD_NOTICE_PRIVATE: '1' });
});
afterAll(() => place.app.close());

it('what steers a terminal or ends a text is in no name, address or id that is looked for', async () => {
  const visitor = await place.visitor().enter();
  const login = await visitor.post('/api/login', { name: `An${NUL}na`, passphrase: 'nine herons at low tide' });
  expect(login.status).toBe(400);
  const noticeUrl = await visitor.ask('PATCH', '/api/me', { noticeUrl: `http://ntfy.example/x${NUL}` });
  expect(noticeUrl.status).toBe(400);
  const keys = { p256dh: 'x', auth: 'y' };
  const push = await visitor.post('/api/me/push', { endpoint: `https://push.example/${NUL}`, keys });
  expect(push.status).toBe(400);
  expect(parseSocketRequest(JSON.stringify({ id: `x${NUL}`, do: 'ping' }))).toMatchObject({ code: 'BAD_REQUEST' });
  expect(parseSocketRequest(JSON.stringify({ id: 'x', do: 'ping' }))).toMatchObject({ request: { id: 'x' } });
});
