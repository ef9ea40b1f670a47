import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { REFUSAL_CODES } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { FULL } from '../../../test/full.js';
import { roadstead } from './capture.js';
import { Noise } from './noise.js';
import { end, start } from './spawn.js';

const LINES = FULL ? 100_000 : 15_000;
const NEW = '{"do":"new","game":"port-royal","players":3,"seed":"noise","start":0}';

describe('engine', () => {
  it('answers line by line until the input ends, also after a last line without a break', async () => {
    const { code, out, err } = await roadstead(['engine'], `{"id":1,"do":"games"}\r\n\n{"id":2,"do":"status"}`);
    expect(code).toBe(0);
    expect(err).toBe('');
    const answers = out.split('\n');
    expect(answers.pop()).toBe('');
    expect(answers.map((line) => JSON.parse(line))).toMatchObject([
      { id: 1, ok: true },
      { ok: false, error: { code: 'BAD_JSON' } },
      { id: 2, ok: false, error: { code: 'BAD_REQUEST' } },
    ]);
  });

  it('answers an overlong line once, and does not keep it', async () => {
    const megabyte = Buffer.alloc(1_048_576, 'x');
    const input = [...Array<Buffer>(64).fill(megabyte), Buffer.from('\n{"do":"games"}\n')];
    const { out } = await roadstead(['engine'], input);
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers).toMatchObject([{ error: { code: 'BAD_REQUEST' } }, { ok: true }]);
  });

  it(`survives ${LINES} lines of noise, each with its answer, and its tables with it`, async () => {
    const child = start(['engine']);
    const ended = end(child);
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const send = (line: string) => child.stdin.write(`${line}\n`);
    const answer = async () => JSON.parse((await answers.next()).value);
    const ask = (line: string) => {
      send(line);
      return answer();
    };

    const { table } = await ask(NEW);
    const bots = '{"0":"random","1":"random","2":"random"}';
    const { toAct } = await ask(`{"do":"play","table":"${table}","bots":${bots},"max":25}`);
    const before = await ask(`{"do":"record","table":"${table}"}`);

    const noise = new Noise(table, toAct[0]);
    const sending = (async () => {
      for (let i = 0; i < LINES; i++) if (!send(noise.line(i))) await once(child.stdin, 'drain');
    })();
    const codes = new Set<string>();
    for (let i = 0; i < LINES; i++) {
      const { ok, error } = await answer();
      if (!ok) codes.add(error.code);
    }
    await sending;
    expect([...codes].sort()).toEqual(REFUSAL_CODES.filter((code) => code !== 'GAME_OVER').sort());

    expect(await ask(`{"do":"record","table":"${table}"}`)).toEqual(before);
    const rest = await ask(`{"do":"play","table":"${table}","bots":${bots}}`);
    expect(rest).toMatchObject({ ok: true, over: true });
    child.stdin.end();
    expect(await ended).toEqual({ code: 0, err: '' });
  });
});
