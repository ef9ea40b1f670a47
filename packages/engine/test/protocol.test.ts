import { describe, expect, it } from 'vitest';
import { Engine } from '../src/index.js';
import { Client } from './client.js';

const MIB = 1_048_576;

describe('every line gets one answer', () => {
  it('repeats the id, whatever it is', () => {
    const client = new Client();
    for (const id of [7, 'a', null, true, [1, { b: 2 }], { c: [] }, 0, '', false]) {
      expect(client.ask({ id, do: 'games' })).toMatchObject({ id, ok: true });
      expect(client.ask({ id, do: 'status', table: 'none' })).toMatchObject({ id, ok: false });
    }
    expect(client.ask({ do: 'games' })).not.toHaveProperty('id');
  });

  it('tells the values of every option of a game, numbers too', () => {
    const { games } = new Client().ask({ do: 'games' }) as unknown as {
      games: { id: string; options: { name: string; kind: string; values?: unknown[]; default: unknown }[] }[];
    };
    const options = games.flatMap(({ id, options }) => options.map((option) => ({ id, ...option })));
    expect(options.find(({ name }) => name === 'calendars')?.values).toEqual([3, 2, 1]);
    expect(options.find(({ name }) => name === 'setAside')?.values?.slice(0, 3)).toEqual(['ask', 0, 1]);
    for (const { kind, values, default: usual } of options) {
      if (kind === 'number' || kind === 'one') expect(values).toContain(usual);
    }
  });

  it('refuses what is not JSON', () => {
    const client = new Client();
    for (const line of ['', ' ', '{', '{"do":"games"', 'games', '{"do":}', '\u0000', "{'do':'games'}", '\ufeff{}']) {
      expect(client.codeOf(client.line(line))).toBe('BAD_JSON');
    }
  });

  it('refuses what is JSON, but no request', () => {
    const client = new Client();
    for (const request of [null, 1, 'games', [], [{ do: 'games' }], {}, { do: 1 }, { do: null }, { do: 'fly' }]) {
      expect(client.refusal(request)).toBe('BAD_REQUEST');
    }
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect(client.refusal({ do: name })).toBe('BAD_REQUEST');
    }
  });

  it('takes lines of 1 MiB and refuses longer ones', () => {
    const client = new Client();
    const request = '{"do":"games"}';
    const blanks = ' '.repeat(MIB - request.length);
    expect(client.line(request + blanks)).toMatchObject({ ok: true });
    expect(client.codeOf(client.line(`${request}${blanks} `))).toBe('BAD_REQUEST');
  });

  it('counts the bytes of a line, not its letters', () => {
    const client = new Client();
    const text = (letter: string, bytes: number) =>
      JSON.stringify({ do: 'games', id: letter.repeat(Math.floor((MIB - 30) / bytes)) });
    for (const [letter, bytes] of [
      ['é', 2],
      ['€', 3],
      ['⛵', 3],
      ['🏴', 4],
    ] as const) {
      expect(client.line(text(letter, bytes))).toMatchObject({ ok: true });
      expect(client.codeOf(client.line(text(letter, bytes - 1)))).toBe('BAD_REQUEST');
    }
  });

  it('does nothing when the id cannot be repeated', () => {
    const client = new Client();
    const table = client.open();
    const deep = '['.repeat(400_000) + ']'.repeat(400_000);
    const line = `{"id":${deep},"do":"act","table":"${table}","seat":0,"action":{"type":"stop"}}`;
    expect(client.codeOf(client.line(line))).toBe('BAD_REQUEST');
    expect(client.do({ do: 'status', table }).seq).toBe(0);
  });

  it('answers the same without text', () => {
    const engine = new Engine();
    expect(engine.handle({ id: 1, do: 'games' })).toEqual(JSON.parse(engine.answer('{"id":1,"do":"games"}')));
    expect(engine.handle(undefined)).toMatchObject({ ok: false, error: { code: 'BAD_REQUEST' } });
    expect(engine.handle({ do: 'drop' })).toEqual(JSON.parse(engine.answer('{"do":"drop"}')));
  });
});

describe('names that mean something to JavaScript are harmless', () => {
  it('anywhere in a request', () => {
    const client = new Client();
    const table = client.open();
    const evil = '{"__proto__":{"ok":true,"do":"games","polluted":1},"constructor":{"prototype":{"polluted":1}}}';
    const fields = [
      `"do":"new","game":"port-royal","players":2,"options":${evil}`,
      `"do":"new","game":"port-royal","players":2,"hands":${evil}`,
      `"do":"new","game":"port-royal","players":2,"__proto__":{"seed":"a"}`,
      `"do":"new","game":"__proto__","players":2`,
      `"do":"status","table":"__proto__"`,
      `"do":"act","table":"${table}","seat":0,"action":${evil}`,
      `"do":"act","table":"${table}","seat":"__proto__","action":{"type":"stop"}`,
      `"do":"play","table":"${table}","bots":${evil}`,
      `"do":"bot","table":"${table}","seat":0,"level":"constructor"`,
      `"do":"load","record":${evil}`,
      '"__proto__":{"do":"games"}',
    ];
    for (const field of fields) client.codeOf(client.line(`{${field}}`));
    expect({}).not.toHaveProperty('polluted');
    expect(client.do({ do: 'status', table }).seq).toBe(0);
  });
});
