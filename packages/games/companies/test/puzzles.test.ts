import { statSync } from 'node:fs';
import { PUZZLES_FORMAT } from '@roadstead/kernel';
import { puzzleFaults } from '@roadstead/kernel/harness';
import { describe, expect, it } from 'vitest';
import { companies } from '../src/index.js';
import { loadPuzzles, puzzleSense } from '../src/lessons/index.js';

const book = await loadPuzzles();
const { puzzles } = book;

describe('the puzzles', () => {
  it('are none twice, for the rules of today, and say how they were made', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(20);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(book).toMatchObject({ format: PUZZLES_FORMAT, game: companies.id, rules: companies.rules });
    expect(book.made).toMatch(/^roadstead puzzles .*--seed \S+$/);
    expect(statSync(new URL('../src/lessons/puzzles.json', import.meta.url)).size).toBeLessThan(600_000);
  });

  it('ask for more than voyages', () => {
    expect(new Set(puzzles.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(3);
  });

  it('say for every answer what speaks for it, in figures where there are any', () => {
    for (const { id, answers } of puzzles)
      expect([id, answers[0]!.why.en]).not.toEqual([id, 'Nothing in particular speaks for it.']);
  });

  it.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))(
    '%s can be laid out, answered and played on',
    (_id, puzzle) => expect(puzzleFaults(companies, puzzleSense, puzzle)).toEqual([]),
  );
});
