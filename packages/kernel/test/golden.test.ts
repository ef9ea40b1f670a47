import { readFileSync, writeFileSync } from 'node:fs';
import { type Game, type Typed, verify } from '@roadstead/kernel';
import { compareTranscripts, playGolden, transcript } from '@roadstead/kernel/harness';
import { describe, expect, test } from 'vitest';
import { lots } from './games/lots.js';
import { wharf } from './games/wharf/game.js';
import { openWharf } from './tables.js';

const pathOf = (name: string) => new URL(`golden/${name}`, import.meta.url);

/** The stored text. `UPDATE_GOLDEN=1 npx vitest run` stores the new ones: read the difference before you commit it. */
function stored(name: string, now: string): string {
  if (process.env.UPDATE_GOLDEN) writeFileSync(pathOf(name), now);
  return readFileSync(pathOf(name), 'utf8');
}

const check = <S, A extends Typed, E extends Typed, V>(game: Game<S, A, E, V>, kept: unknown) => ({
  problem: verify(game, kept),
  text: transcript(game, kept),
});

describe.each([
  ['lots', () => playGolden(lots, { seats: 3, seed: 'golden' }), (kept: unknown) => check(lots, kept)],
  [
    'wharf',
    () => playGolden(wharf, { seats: 3, seed: 'golden', options: { crates: 6 } }),
    (kept: unknown) => check(wharf, kept),
  ],
  [
    'wharf-crew',
    () => playGolden(wharf, { seats: 2, seed: 'golden', options: { mode: 'crew' } }),
    (kept: unknown) => check(wharf, kept),
  ],
])('%s', (name, play, checked) => {
  test('is played as it was', () => {
    const { text, record } = play();
    expect(compareTranscripts(stored(`${name}.txt`, text), text)).toBeNull();
    expect(record).toEqual(JSON.parse(stored(`${name}.json`, `${JSON.stringify(record)}\n`)));
  });

  test('its record still tells the same story', () => {
    const { problem, text } = checked(JSON.parse(readFileSync(pathOf(`${name}.json`), 'utf8')));
    expect(problem).toBeNull();
    expect(compareTranscripts(readFileSync(pathOf(`${name}.txt`), 'utf8'), text)).toBeNull();
  });
});

test('a transcript shows private events, undo and a part of a game', () => {
  const table = openWharf({ seats: 2 });
  table.act(0, { type: 'ask', seat: 1 });
  table.undo(0);
  table.act(0, { type: 'peek' });
  table.undoAgreed(1, 0);
  expect(transcript(wharf, table.record()).split('\n')).toEqual([
    '# wharf, rules 2',
    '{"seats":2,"options":{"mode":"rivals","crates":9},"start":0,"byHand":{"stack":[1,2,3,4,5,6,7,8,9]},"seed":"wharf"}',
    '> 0 set-up',
    '  {"type":"turn","seat":0}',
    '> 1 seat 0 {"type":"ask","seat":1}',
    '  {"type":"asked","seat":1}',
    '> 2 seat 0 takes back to 0',
    '> 3 seat 0 {"type":"peek"}',
    '  seats 0 {"type":"peeked","seat":0,"crate":1} | others {"type":"peeked","seat":0}',
    '> 4 seat 1 takes back to 0, all agreeing',
    '',
  ]);
  expect(playGolden(wharf, { seats: 2, seed: 'part', longest: 3 }).record.entries).toHaveLength(3);
});

test('a difference is shown in a few lines', () => {
  expect(compareTranscripts('a\nb\n', 'a\nb\n')).toBeNull();
  expect(compareTranscripts('# x\n> 1 act\n  {"n":1}\n', '# x\n> 1 act\n  {"n":2}\n')).toBe(
    'line 3 (> 1 act):\n  stored:   {"n":1}\n  now:      {"n":2}',
  );
  expect(compareTranscripts('# x', '# x\n> 1')).toBe('line 2 (the heading):\n  stored: (end)\n  now:    > 1');
  expect(compareTranscripts('# x\n> 1', '# x')).toBe('line 2 (> 1):\n  stored: > 1\n  now:    (end)');
});
