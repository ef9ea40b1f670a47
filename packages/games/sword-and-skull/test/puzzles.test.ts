import { statSync } from 'node:fs';
import { LANGUAGES, PUZZLES_FORMAT, type Puzzle, puzzleTable, same } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { swordAndSkull } from '../src/index.js';
import { loadLessons, loadPuzzles, PUZZLE_KINDS, puzzleSense } from '../src/lessons/index.js';

const book = await loadPuzzles();
const { puzzles } = book;

/** How sure the best answer must be: see the command that finds them. */
const CLEAR_LEAD = 0.04;
const CLEAR_ERRORS = 4;

describe('the puzzles', () => {
  it('are none twice, for the rules of today, and say how they were made', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(30);
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
    (_id, puzzle) => {
      const table = puzzleTable(swordAndSkull, puzzle);
      expect(table.toAct).toEqual([puzzle.seat]);
      const legal = table.legal(puzzle.seat);
      expect(puzzle.answers.length).toBe(legal.length);
      for (const action of legal) expect(puzzle.answers.some((answer) => same(answer.action, action))).toBe(true);
      expect(puzzleSense.kindOf(table.view(puzzle.seat), legal)).toBe(puzzle.kind);
      for (const { seat, action } of puzzle.next) table.act(seat, action);
      expectClear(puzzle);
    },
  );
});

function expectClear({ answers, solvedBy }: Puzzle): void {
  const [best, ...others] = answers;
  expect(best?.behind).toBeUndefined();
  for (const { behind, win } of others) {
    expect(win).toBeLessThan(best!.win);
    expect(behind!.win).toBeGreaterThanOrEqual(CLEAR_LEAD);
    expect(behind!.win).toBeGreaterThanOrEqual(CLEAR_ERRORS * behind!.error - 1e-3);
  }
  for (const share of Object.values(solvedBy)) expect(share).toSatisfy((one: number) => one >= 0 && one <= 1);
  for (const { why } of answers) for (const language of LANGUAGES) expect(why[language]).toMatch(/\.$/);
}
