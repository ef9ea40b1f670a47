import { statSync } from 'node:fs';
import { LANGUAGES, PUZZLES_FORMAT } from '@roadstead/kernel';
import { puzzleFaults } from '@roadstead/kernel/harness';
import { describe, expect, it } from 'vitest';
import { swordAndSkull } from '../src/index.js';
import { loadLessons, loadPuzzles, PUZZLE_KINDS, puzzleSense } from '../src/lessons/index.js';

const book = await loadPuzzles();
const { puzzles } = book;

describe('the puzzles', () => {
  it('are none twice, for the rules of today, and say how they were made', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(40);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(book).toMatchObject({ format: PUZZLES_FORMAT, game: swordAndSkull.id, rules: swordAndSkull.rules });
    expect(book.made).toMatch(/^roadstead puzzles .*--seed \S+$/);
    expect(statSync(new URL('../src/lessons/puzzles.json', import.meta.url)).size).toBeLessThan(600_000);
  });

  it('have words for every kind of question in every language', async () => {
    for (const language of LANGUAGES) {
      const { puzzles: words } = await loadLessons(language);
      for (const kind of PUZZLE_KINDS) expect(words[kind]).toMatchObject({ name: /./, ask: /\?$/ });
    }
  });

  it.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))(
    '%s can be laid out, answered and played on',
    (_id, puzzle) => expect(puzzleFaults(swordAndSkull, puzzleSense, puzzle)).toEqual([]),
  );
});
