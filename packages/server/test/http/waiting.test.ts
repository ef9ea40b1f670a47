import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPlace, type Place } from './place.js';

let place: Place;
beforeEach(async () => {
  place = await openPlace();
});
afterEach(() => place.app.close());

it('what waits for its turn is refused if its asker is shut out meanwhile', async () => {
  const visitor = await place.visitor().enter();
  const person = (await visitor.get('/api/me')).body.id;
  const { tables } = place.store;
  const { create } = tables;
  let goOn = () => {};
  const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
  const begun = new Promise<void>((resolve) => {
    tables.create = async (...table) => {
      resolve();
      await mayGoOn;
      return create.apply(tables, table);
    };
  });
  // One connection, on which everything is asked at once: the second waits for the first.
  const { port } = new URL(await place.app.listen());
  const socket = connect(Number(port), '127.0.0.1');
  let heard = '';
  socket.on('data', (data) => (heard += data.toString()));
  const body = JSON.stringify({ game: 'port-royal', seats: 2 });
  const head = ['POST /api/tables HTTP/1.1', 'Host: games.test', 'Content-Type: application/json'];
  head.push(`Cookie: roadstead=${visitor.cookie}`, `Content-Length: ${body.length}`, '', body);
  socket.write(head.join('\r\n').repeat(2));
  await begun;
  await place.store.people.change(person, { banned: true });
  goOn();
  await expect.poll(() => heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 403']);
  expect(await tables.ofPerson(person, 10)).toHaveLength(1);
  socket.destroy();
});

it('what fails since its asker was deleted meanwhile says so, and is no failure of ours', async () => {
  const visitor = await place.visitor().enter();
  const person = (await visitor.get('/api/me')).body.id;
  const { tables, people } = place.store;
  const { create } = tables;
  tables.create = async (...table) => {
    await people.delete(person);
    return create.apply(tables, table);
  };
  const { status, body } = await visitor.post('/api/tables', { game: 'port-royal', seats: 2 });
  expect([status, body.error.code]).toEqual([401, 'NO_SESSION']);
  expect(place.logs.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});
