import { MAX_REQUEST_BYTES } from '@roadstead/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Allowance } from '../../src/limits/allowance.js';
import { type Person, Place, startedTable } from './place.js';
import { actAnyhow } from './playing.js';
import { StubbornWire } from './stubborn-wire.js';
import { Wire } from './wire.js';

describe('sockets', () => {
  let place: Place;
  let ada: Person;
  let ben: Person;
  beforeEach(async () => {
    place = await Place.open();
    [ada, ben] = [await place.person('Ada'), await place.person('Ben')];
  });
  afterEach(async () => {
    await place.close();
    expect(place.failures).toEqual([]);
  });

  describe('who gets in', () => {
    it('nobody without a session, from another page, or elsewhere than to the socket', async () => {
      const url = place.url;
      const cookie = await place.cookie(ada.id);
      await expect(Wire.open(`${url}/socket`)).rejects.toThrow('401');
      await expect(Wire.open(`${url}/socket`, `roadstead=${'A'.repeat(43)}`)).rejects.toThrow('401');
      await expect(Wire.open(`${url}/other`, cookie)).rejects.toThrow('404');
      await expect(Wire.open(`${url}/socket`, cookie, { origin: 'https://evil.example' })).rejects.toThrow('403');
      (await Wire.open(`${url}/socket`, cookie, { origin: url.replace('ws', 'http') })).cut();
    });

    it('nobody who is shut out, and nobody with too many already', async () => {
      const cookie = await place.cookie(ada.id);
      const wires = [];
      for (let i = 0; i < 20; i++) wires.push(await Wire.open(`${place.url}/socket`, cookie));
      await expect(Wire.open(`${place.url}/socket`, cookie)).rejects.toThrow('429');
      for (const wire of wires) wire.cut();
      await place.store.people.change(ben.id, { banned: true });
      await expect(ben.wire()).rejects.toThrow('403');
    });

    it('who logs out everywhere is cut off', async () => {
      const [here, there] = [await ada.wire(), await ada.wire()];
      await place.logOut(ada.id);
      expect(await here.untilClosed()).toBe(4001);
      expect(await there.untilClosed()).toBe(4001);
    });

    it('who is cut off is not heard any more, however little they care', async () => {
      const { id } = await startedTable([ada, ben]);
      const troll = await StubbornWire.open(place.url, await place.cookie(ben.id));
      const say = (text: string) => troll.send({ id: text, do: 'say', table: id, text });
      say('before');
      await troll.untilAnswered('before');
      await place.logOut(ben.id);
      await troll.untilToldToGo();
      say('after');
      await troll.ended;
      expect((await place.store.talk.after(id, 0, 10)).map(({ text }) => text)).toEqual(['before']);
      expect(troll.text).not.toContain('"id":"after"');
    });
  });

  describe('what comes in', () => {
    it.each([
      ['', 'BAD_JSON'],
      ['{', 'BAD_JSON'],
      ['\u0000', 'BAD_JSON'],
      ['null', 'BAD_REQUEST'],
      ['[]', 'BAD_REQUEST'],
      ['7', 'BAD_REQUEST'],
      ['{}', 'BAD_REQUEST'],
      ['{"do":"fly"}', 'BAD_REQUEST'],
      ['{"do":"constructor"}', 'BAD_REQUEST'],
      ['{"do":"ping"}', 'BAD_REQUEST'],
      ['{"do":"ping","id":7}', 'BAD_REQUEST'],
      ['{"do":"watch","id":"a","table":"../../etc"}', 'BAD_REQUEST'],
      ['{"do":"watch","id":"a","table":"aaaaaaaaaaaa","seq":-1}', 'BAD_REQUEST'],
      ['{"do":"watch","id":"a","table":"aaaaaaaaaaaa","more":1}', 'BAD_REQUEST'],
      ['{"do":"watch","id":"a","table":"aaaaaaaaaaaa","__proto__":{"seq":1}}', 'BAD_REQUEST'],
      ['{"do":"act","id":"a","table":"aaaaaaaaaaaa","expect":1e99,"action":{"type":"x"}}', 'UNKNOWN_TABLE'],
    ])('%j is answered with %s', async (text, code) => {
      const wire = await ada.wire();
      wire.raw(text);
      const answer = await wire.until(() => wire.heard[0]);
      expect(answer).toMatchObject({ ok: false, error: { code, message: expect.stringMatching(/\.$/) } });
      expect(await wire.code({ do: 'ping' })).toBe('ok');
    });

    it('what is nested very deep is refused like anything else', async () => {
      const wire = await ada.wire();
      const deep = '['.repeat(5_000) + ']'.repeat(5_000);
      wire.raw(`{"do":"act","id":"a","table":"aaaaaaaaaaaa","expect":0,"action":${deep}}`);
      expect(await wire.until(() => wire.heard[0])).toMatchObject({ id: 'a', error: { code: 'BAD_REQUEST' } });
      wire.raw(`{"do":"act","id":"b","table":"aaaaaaaaaaaa","expect":0,"action":{"type":"x","y":${deep}}}`);
      expect(await wire.until(() => wire.heard[1])).toMatchObject({ id: 'b', error: { code: 'UNKNOWN_TABLE' } });
    });

    it('bytes that are no text are answered too', async () => {
      const wire = await ada.wire();
      wire.raw(Buffer.from([0xff, 0xfe, 0x00]));
      expect(await wire.until(() => wire.heard[0])).toMatchObject({ error: { code: 'BAD_JSON' } });
    });

    it('what is too large ends the connection, and nothing else', async () => {
      const [wire, other] = [await ada.wire(), await ben.wire()];
      wire.raw('x'.repeat(MAX_REQUEST_BYTES + 1));
      expect(await wire.untilClosed()).toBe(1009);
      expect(await other.code({ do: 'ping' })).toBe('ok');
    });

    it('what is too much is refused, and far too much ends the connection', async () => {
      const strict = await Place.open({ env: { ROADSTEAD_LIMIT_PERSON: '5/10' } });
      const wire = await (await strict.person('Dan')).wire();
      const codes = [];
      for (let i = 0; i < 7; i++) codes.push(await wire.code({ do: 'ping' }));
      expect(codes).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'TOO_MANY', 'TOO_MANY']);
      strict.time.now += 2_000;
      expect(await wire.code({ do: 'ping' })).toBe('ok');
      for (let i = 0; i < 300; i++) wire.raw('{');
      expect(await wire.untilClosed()).toBe(1008);
      await strict.close();
    });

    it('allowances come back with time, and never grow beyond their size', () => {
      let now = 0;
      const allowance = new Allowance({ max: 2, seconds: 10 }, () => now);
      expect([allowance.take(), allowance.take(), allowance.take()]).toEqual([true, true, false]);
      now = 5_000;
      expect([allowance.take(), allowance.take()]).toEqual([true, false]);
      now = 1_000_000;
      expect([allowance.take(), allowance.take(), allowance.take()]).toEqual([true, true, false]);
    });
  });

  describe('who sees what', () => {
    it('a private table is like none to a stranger, whatever they ask', async () => {
      const { id } = await startedTable([ada, ben]);
      const wire = await (await place.person('Cid')).wire();
      const about = { table: id };
      for (const request of [
        { do: 'watch', ...about },
        { do: 'watch', ...about, seq: 0 },
        { do: 'act', ...about, expect: 0, action: { type: 'discover' } },
        { do: 'act', ...about, expect: 9, action: { type: 'discover' } },
        { do: 'undo', ...about, expect: 9 },
        { do: 'askUndo', ...about, expect: 9, to: 0 },
        { do: 'answerUndo', ...about, to: 0, agree: true },
        { do: 'arm', ...about, order: null },
        { do: 'say', ...about, text: 'hi' },
        { do: 'lookBack', ...about, after: 0 },
        { do: 'hint', ...about },
      ]) {
        const answer = await wire.refused(request);
        expect([request.do, answer.error.code]).toEqual([request.do, 'UNKNOWN_TABLE']);
        expect(answer).not.toHaveProperty('standing');
      }
      expect(wire.heard.filter((m) => 'push' in m)).toEqual([]);
    });

    it('a spectator has a view of their own, and can do nothing', async () => {
      const { id } = await startedTable([ada, ben], { house: { open: true } });
      const wire = await (await place.person('Cid')).wire();
      await wire.watch(id);
      expect(wire.standing).toMatchObject({ seat: null, legal: [], undoable: 0, order: null });
      expect(wire.room).not.toHaveProperty('invite');
      expect(await wire.code({ do: 'act', table: id, expect: 0, action: { type: 'discover' } })).toBe('NOT_ALLOWED');
      const wires = [await ada.wire(), await ben.wire()];
      for (const each of wires) await each.watch(id);
      for (let i = 0; i < 5; i++) await actAnyhow(id, wires);
      await wire.untilSeq(5);
      expect(wire.log.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    });

    it('everybody can look back at what they saw, and at nothing else', async () => {
      const { id } = await startedTable([ada, ben], { house: { open: true } });
      const wires = [await ada.wire(), await (await place.person('Cid')).wire()];
      for (const each of wires) await each.watch(id);
      const seen = wires.map((wire) => [wire.standing.view]);
      const own = await ben.wire();
      await own.watch(id);
      for (let i = 1; i <= 4; i++) {
        await actAnyhow(id, [wires[0]!, own]);
        for (const [n, wire] of wires.entries()) {
          await wire.untilSeq(i);
          seen[n]!.push(wire.standing.view);
        }
      }
      for (const [n, wire] of wires.entries()) {
        for (const [after, view] of seen[n]!.entries()) {
          expect(await wire.ask({ do: 'lookBack', table: id, after })).toMatchObject({ ok: true, seq: after, view });
        }
      }
      expect(await wires[0]!.code({ do: 'lookBack', table: id, after: 9 })).toBe('BAD_REQUEST');
    });

    it('where there are no spectators, who waits in vain for a seat is shown out when it starts', async () => {
      const { id, invite } = await ada.newTable({ house: { spectators: false }, bots: ['captain'] });
      const cid = await place.person('Cid');
      await cid.do('admit', id, { invite });
      const wire = await cid.wire();
      await wire.watch(id);
      await ada.do('start', id);
      await wire.until(() => wire.room.status === 'playing');
      expect(wire.pushes('standing')).toEqual([]);
      expect(await wire.code({ do: 'watch', table: id })).toBe('NOT_ALLOWED');
    });

    it('who is there is seen by all, in whatever tab', async () => {
      const { id } = await startedTable([ada, ben]);
      const [a, b] = [await ada.wire(), await ben.wire()];
      await a.watch(id);
      expect(a.room.seats.map(({ present }) => present)).toEqual([true, false]);
      await b.watch(id);
      await a.until(() => a.room.seats[1]!.present);
      const tab = await ben.wire();
      await tab.watch(id);
      b.cut();
      await tab.ask({ do: 'unwatch', table: id });
      await a.until(() => !a.room.seats[1]!.present);
    });

    it('a table that gathers tells everybody there what happens, and then how the game begins', async () => {
      const { id, invite } = await ada.newTable();
      const wire = await ada.wire();
      await wire.watch(id);
      expect(wire.pushes('standing')).toEqual([]);
      await ben.do('admit', id, { invite });
      await ben.do('sit', id);
      await wire.until(() => wire.room.seats[1]!.person?.name === 'Ben');
      await ben.do('ready', id, { ready: true });
      await wire.until(() => wire.room.seats[1]!.ready);
      await ada.do('start', id);
      await wire.until(() => wire.standing);
      expect(wire.pushes('standing')[0]).toMatchObject({
        log: [],
        opening: expect.any(Array),
        standing: { seq: 0, seat: 0 },
      });
    });
  });

  it('a clean end tells everybody, lets what was asked be written and answered, and closes', async () => {
    const { id } = await startedTable([ada, ben]);
    const wires = [await ada.wire(), await ben.wire()];
    for (const wire of wires) await wire.watch(id);
    const wire = wires[wires[0]!.standing.toAct[0]!]!;
    const { tables } = place.store;
    const { append } = tables;
    let stopped: Promise<void> | null = null;
    tables.append = async (...entry) => {
      stopped = place.tables.stop();
      await Promise.all(wires.map((each) => each.until(() => each.pushes('closing').length === 1)));
      return append(...entry);
    };
    const answer = await wire.ask({ do: 'act', table: id, expect: 0, action: wire.standing.legal[0] });
    expect(answer).toMatchObject({ ok: true, seq: 1 });
    for (const each of wires) expect(await each.untilClosed()).toBe(1001);
    await stopped;
    expect((await tables.byId(id))!.seq).toBe(1);
    tables.append = append;
  });
});
