import { compareTranscripts, playGolden, transcript } from '@roadstead/kernel/harness';
import { expect, test } from 'vitest';
import { testGolden } from '../../../test/golden.js';
import { lots } from './games/lots.js';
import { wharf } from './games/wharf/game.js';
import { openWharf } from './tables.js';

const FOLDER = new URL('golden/', import.meta.url);
testGolden(lots, FOLDER, [{ name: 'lots', seats: 3, seed: 'golden' }]);
testGolden(wharf, FOLDER, [
  { name: 'wharf', seats: 3, seed: 'golden', options: { crates: 6 } },
  { name: 'wharf-crew', seats: 2, seed: 'golden', options: { mode: 'crew' } },
]);

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
