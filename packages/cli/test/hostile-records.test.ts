import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Engine } from '@roadstead/engine';
import type { GameRecord } from '@roadstead/kernel';
import { openData } from '@roadstead/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainJson, plainText } from '../src/plain-text.js';
import { roadstead } from './capture.js';

const ESCAPES = '\u001b[2J\u202eevil\u0007\u009b';
/** What a terminal obeys, or what turns the direction of writing. */
const OBEYED = /[\p{Cc}\p{Cf}]/u;

let folder: string;
let data: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roadstead-hostile-'));
  data = join(folder, 'data');
  await (await openData(data)).close();
});
afterAll(() => rmSync(folder, { recursive: true }));

function record(): GameRecord {
  const engine = new Engine();
  engine.handle({ do: 'new', game: 'port-royal', players: 2, seed: 'hostile' });
  engine.handle({ do: 'play', table: 't1', bots: { 0: 'random', 1: 'random' }, max: 3 });
  return (engine.handle({ do: 'record', table: 't1' }) as unknown as { record: GameRecord }).record;
}

const COMMANDS: readonly (readonly string[])[] = [
  ['verify'],
  ['replay', '--text'],
  ['analyse', '--iterations', '1', '--jobs', '1'],
  ['campaign'],
];

const HOSTILE: readonly (readonly [string, object])[] = [
  ['escapes in the name of the game', { game: `port-royal${ESCAPES}` }],
  ['escapes in an option', { options: { [`boxes${ESCAPES}`]: ESCAPES } }],
  ['escapes in a field that nobody knows', { [ESCAPES]: 1 }],
  ['a thousand million seats', { seats: 1_000_000_000 }],
  [
    'gold that no auction could list',
    {
      game: 'sword-and-skull',
      options: {},
      start: 0,
      byHand: { stack: { dice: [1, 0] }, position: { players: { 0: { gold: 60_000_000, officer: 'O9' } } } },
      entries: [{ type: 'act', seat: 0, action: { type: 'move', figure: 'officer', by: 1 }, chance: [] }],
    },
  ],
  ['rules of the far future', { rules: Number.MAX_SAFE_INTEGER }],
];

describe.each(HOSTILE)('a record with %s', (_, change) => {
  it.each(COMMANDS)('is refused by "%s" in a sentence that a terminal can show', async (name, ...options) => {
    const file = join(folder, 'record.json');
    writeFileSync(file, JSON.stringify({ ...record(), ...change }));
    const { code, out, err } = await roadstead([name!, file, ...options]);
    expect(code).not.toBe(0);
    expect((out + err).replaceAll('\n', '')).not.toMatch(OBEYED);
    expect((out + err).trim()).not.toBe('');
  });

  it('is not imported', async () => {
    const file = join(folder, 'record.json');
    writeFileSync(file, JSON.stringify({ ...record(), ...change }));
    const { code, out, err } = await roadstead(['admin', 'import', file, '--data', data]);
    expect(code).toBe(1);
    expect((out + err).replaceAll('\n', '')).not.toMatch(OBEYED);
  });
});

it('what cannot be seen is written out, in text and in JSON', () => {
  expect(plainText(`a${ESCAPES}\nb`)).toBe('a\\u{1b}[2J\\u{202e}evil\\u{7}\\u{9b}\nb');
  const told = { name: `x${ESCAPES}\u{e0041}` };
  expect(plainJson(JSON.stringify(told))).not.toMatch(OBEYED);
  expect(JSON.parse(plainJson(JSON.stringify(told)))).toEqual(told);
});
