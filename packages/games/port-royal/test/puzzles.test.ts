import { statSync } from 'node:fs';
import { LANGUAGES, PUZZLES_FORMAT } from '@roadstead/kernel';
import { puzzleFaults } from '@roadstead/kernel/harness';
import { describe, expect, it } from 'vitest';
import { portRoyal } from '../src/index.js';
import { loadLessons, loadPuzzles, PUZZLE_KINDS, puzzleSense } from '../src/lessons/index.js';

const book = await loadPuzzles();
const { puzzles } = book;

describe('the puzzles', () => {
  it('are enough, none twice, for the rules of today, and say how they were made', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(36);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(book).toMatchObject({ format: PUZZLES_FORMAT, game: portRoyal.id, rules: portRoyal.rules });
    expect(book.made).toMatch(/^roadstead puzzles .*--seed \S+$/);
    expect(statSync(new URL('../src/lessons/puzzles.json', import.meta.url)).size).toBeLessThan(400_000);
  });

  it('are of many kinds, of every difficulty, and mostly of the base game', () => {
    expect(new Set(puzzles.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4);
    expect(new Set(puzzles.map(({ difficulty }) => difficulty))).toEqual(new Set([1, 2, 3]));
    const ofBase = puzzles.filter(({ table }) => Object.keys(table.options).length === 0);
    expect(ofBase.length).toBeGreaterThan(puzzles.length / 3);
    expect(new Set(puzzles.map(({ table }) => table.seats)).size).toBeGreaterThanOrEqual(4);
  });

  it('have words for every kind of question in every language', async () => {
    for (const language of LANGUAGES) {
      const { puzzles: words } = await loadLessons(language);
      for (const kind of PUZZLE_KINDS) expect(words[kind]).toMatchObject({ name: /./, ask: /\?$/ });
    }
  });

  it.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))(
    '%s can be laid out, answered and played on',
    (_id, puzzle) => expect(puzzleFaults(portRoyal, puzzleSense, puzzle)).toEqual([]),
  );
});

describe('a puzzle that is wrong', () => {
  const right = puzzles[0]!;
  const [best, second, ...rest] = right.answers;
  it.each([
    ['another seat is asked', { seat: (right.seat + 1) % right.table.seats }],
    ['its answers are not what may be done', { answers: [best!] }],
    ['its kind is another', { kind: 'no such kind' }],
    [
      'its best answer is behind another',
      { answers: [{ ...best!, behind: { win: 0.1, error: 0 } }, second!, ...rest] },
    ],
    ['its best answer is not clear', { answers: [best!, { ...second!, behind: { win: 0.01, error: 0 } }, ...rest] }],
    [
      'an answer has no reason in some language',
      { answers: [{ ...best!, why: { ...best!.why, nl: '' } }, second!, ...rest] },
    ],
    ['a share of those who solve it cannot be', { solvedBy: { captain: 2 } }],
  ])('%s', (fault, change) => {
    expect(puzzleFaults(portRoyal, puzzleSense, { ...right, next: [], ...change })).toContain(fault);
  });
});
