import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cleanTalk } from '../../src/tables/talk.js';
import { type Person, Place, startedTable } from './place.js';
import type { Wire } from './wire.js';

describe('table talk', () => {
  let place: Place;
  let people: Person[];
  beforeEach(async () => {
    place = await Place.open({ env: { ROADSTEAD_LIMIT_TALK: '5/10' } });
    people = [await place.person('Ada'), await place.person('Ben')];
  });
  afterEach(async () => {
    await place.close();
    expect(place.failures).toEqual([]);
  });

  async function atTable() {
    const { id, invite } = await startedTable(people);
    const wires = await Promise.all(people.map((person) => person.wire()));
    for (const wire of wires) await wire.watch(id);
    return { id, invite: invite!, wires: wires as [(typeof wires)[0], (typeof wires)[0]] };
  }

  it('a text or a phrase, to everybody there, and again to who comes later', async () => {
    const { id, wires } = await atTable();
    await wires[0].ask({ do: 'say', table: id, text: '  Ahoy <b>there</b>\n\u202eall ' });
    await wires[1].ask({ do: 'say', table: id, phrase: 'goodLuck' });
    const heard = [
      { n: 1, by: { id: people[0]!.id, name: 'Ada' }, at: place.time.now, text: 'Ahoy <b>there</b> all' },
      { n: 2, by: { id: people[1]!.id, name: 'Ben' }, at: place.time.now, phrase: 'goodLuck' },
    ];
    for (const wire of wires) {
      await wire.until(() => wire.said.length === 2);
      expect(wire.said).toEqual(heard);
    }
    const late = await people[0]!.wire();
    await late.watch(id);
    expect(late.said).toEqual(heard);
  });

  it('the same request is said once', async () => {
    const { id, wires } = await atTable();
    const say = { do: 'say', table: id, text: 'once' };
    await Promise.all([wires[0].ask(say, 's'), wires[0].ask(say, 's')]);
    const node = await Place.open({ store: place.store, time: place.time });
    expect(await (await people[0]!.at(node).wire()).ask(say, 's')).toMatchObject({ ok: true, n: 1 });
    await node.close();
    expect(await place.store.talk.after(id, 0, 10)).toHaveLength(1);
  });

  it.each([
    '\u200b',
    '\u2060\u00ad',
    '\u3164',
    '\u2800 \u2800',
    '\u{e0041}\u{e0042}',
    '\u0301',
    `Z${'\u0335'.repeat(400)}`,
    `Z${'\u0335\u0335\u0335\u200d'.repeat(100)}`,
  ])('what nobody can read is not said: %j', async (text) => {
    const { id, wires } = await atTable();
    const { error } = await wires[0].refused({ do: 'say', table: id, text });
    expect(error).toMatchObject({ code: 'BAD_TEXT', message: expect.stringMatching(/^[A-Z].*\.$/) });
    expect(await place.store.talk.after(id, 0, 10)).toEqual([]);
  });

  it.each([
    ['a\u200bb\u{e0041}\u2060c', 'abc'],
    ['👩‍👧 ✌️ 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', null],
    ['می\u200cخواهم', null],
    ['Việt Nam e\u0323\u0302', null],
  ])('of what somebody says nothing is hidden, and nothing is lost: %j', (text, shown) => {
    expect(cleanTalk(text)).toBe(shown ?? text);
  });

  it('not too fast', async () => {
    const { id, wires } = await atTable();
    const say = (text: string) => wires[0].code({ do: 'say', table: id, text });
    const codes = [];
    for (let i = 0; i < 6; i++) codes.push(await say(`word ${i}`));
    expect(codes).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'TOO_MANY']);
    place.time.now += 2_000;
    expect(await say('again')).toBe('ok');
  });

  it('whom one has muted one does not hear, here and in all one’s tabs', async () => {
    const { id, wires } = await atTable();
    const tab = await people[1]!.wire();
    await tab.watch(id);
    await wires[1].ask({ do: 'mute', person: people[0]!.id, muted: true });
    await wires[0].ask({ do: 'say', table: id, text: 'unheard' });
    await wires[1].ask({ do: 'say', table: id, text: 'heard' });
    await wires[0].until(() => wires[0].said.length === 2);
    await tab.until(() => tab.said.length === 1);
    expect(tab.said[0]!.text).toBe('heard');
    const late = await people[1]!.wire();
    await late.watch(id);
    expect(late.said.map(({ text }) => text)).toEqual(['heard']);
    await late.ask({ do: 'mute', person: people[0]!.id, muted: false });
    await wires[0].ask({ do: 'say', table: id, text: 'heard again' });
    await tab.until(() => tab.said.at(-1)?.text === 'heard again');
    expect(await late.code({ do: 'mute', person: people[1]!.id, muted: true })).toBe('BAD_REQUEST');
  });

  it('of some hundreds at most: more than anybody meets, and less than it would take to make this slow', async () => {
    const { wires } = await atTable();
    for (let i = 0; i < 500; i++) {
      const other = await place.person(`n${i}`);
      await place.store.people.mute(people[0]!.id, other.id, true);
    }
    const tab = await people[0]!.wire();
    const mute = (wire: Wire, muted: boolean) => wire.code({ do: 'mute', person: people[1]!.id, muted });
    expect(await mute(tab, true)).toBe('NOT_ALLOWED');
    const [some] = await place.store.people.mutedBy(people[0]!.id);
    expect(await tab.code({ do: 'mute', person: some, muted: false })).toBe('ok');
    expect(await mute(tab, true)).toBe('ok');
    expect(await mute(wires[1], false)).toBe('BAD_REQUEST');
  });

  it('only of those who sit there', async () => {
    const { id, invite } = await atTable();
    const cid = await place.person('Cid');
    const wire = await cid.wire();
    expect(await wire.code({ do: 'say', table: id, text: 'hello' })).toBe('UNKNOWN_TABLE');
    await cid.do('admit', id, { invite });
    expect(await wire.code({ do: 'say', table: id, text: 'hello' })).toBe('NOT_ALLOWED');
  });

  it.each([
    {},
    { text: '' },
    { text: ' \n ' },
    { text: '\u200e' },
    { text: 'a', phrase: 'thanks' },
    { phrase: 'no' },
    { text: 'x'.repeat(501) },
  ])('refuses %j', async (what) => {
    const { id, wires } = await atTable();
    expect(['BAD_REQUEST', 'BAD_TEXT']).toContain(await wires[0].code({ do: 'say', table: id, ...what }));
  });

  it('keeps what people write with, and drops what nobody sees', () => {
    expect(cleanTalk('Ahoi, größer – 日本 🏴‍☠️!')).toBe('Ahoi, größer – 日本 🏴‍☠️!');
    expect(cleanTalk('a\u0000b\u001bc\u202ed\ufeff')).toBe('abcd');
  });
});
