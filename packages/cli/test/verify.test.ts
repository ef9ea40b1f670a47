import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Engine } from '@roadstead/engine';
import type { GameRecord } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { roadstead } from './capture.js';

function record(max?: number): GameRecord {
  const engine = new Engine();
  engine.handle({ do: 'new', game: 'port-royal', players: 3, seed: 'verify' });
  engine.handle({ do: 'play', table: 't1', bots: { 0: 'random', 1: 'random', 2: 'random' }, ...(max && { max }) });
  return (engine.handle({ do: 'record', table: 't1' }) as unknown as { record: GameRecord }).record;
}

const check = (data: unknown) => roadstead(['verify', '-'], typeof data === 'string' ? data : JSON.stringify(data));

describe('verify', () => {
  it('says in one line that a record is well', async () => {
    const { code, out } = await check(record());
    expect(out).toMatch(/^ok: port-royal, 3 players, \d+ actions, won by seat \d( and \d)*\n$/);
    expect(code).toBe(0);
    expect((await check(record(7))).out).toBe('ok: port-royal, 3 players, 7 actions, not over yet\n');
  });

  it('reads files', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'roadstead-verify-'));
    const file = join(folder, 'game.json');
    writeFileSync(file, JSON.stringify(record(3)));
    expect(await roadstead(['verify', file])).toMatchObject({ code: 0, err: '' });
    rmSync(folder, { recursive: true });
  });

  const good = record();
  const [first, ...others] = good.entries;
  it.each([
    [
      'an action that is not legal',
      { ...good, entries: [{ ...first!, action: { type: 'fly' } }, ...others] },
      /entry 1\b/,
    ],
    ['another seat', { ...good, entries: [{ ...first!, seat: (first!.seat + 1) % 3 }, ...others] }, /entry 1\b/],
    ['another outcome of chance', { ...good, opening: { chance: good.opening.chance.map(() => 0) } }, /opening/],
    ['another seed', { ...good, seed: 'other' }, /commitment/],
    ['another result', { ...good, result: { ...good.result, winners: [0, 1, 2] } }, /result/],
    ['a missing end', { ...good, entries: good.entries.slice(0, -1) }, /result/],
    ['another game', { ...good, game: 'chess' }, /chess/],
    ['no record', { hello: 1 }, /unknown field/],
    ['no JSON', 'hello', /not valid JSON/],
    ['nothing at all', '', /not valid JSON/],
  ])('finds %s', async (_, data, where) => {
    const { code, out, err } = await check(data);
    expect(out).toMatch(/^wrong: [^\n]+\n$/);
    expect(out).toMatch(where);
    expect(err).toBe('');
    expect(code).toBe(1);
  });

  it('says what it could not check', async () => {
    const { seed: _, ...sealed } = record();
    expect((await check(sealed)).out).toContain('seed not revealed');
  });
});
