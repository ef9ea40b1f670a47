import { companies, companiesEntry } from '@roadstead/companies';
import { FastRandom, puzzleTable } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { FULL } from '../../../test/full.js';
import { decisionOf } from '../src/all.js';
import { answersTo, told } from '../src/puzzles/index.js';

const { puzzles } = await companiesEntry.puzzles!();
const SAMPLE = FULL ? puzzles.length : 4;
const sample = puzzles.filter((_, i) => i % Math.ceil(puzzles.length / SAMPLE) === 0);

describe('puzzles of The Companies', () => {
  it.each(sample.map((puzzle) => [puzzle.id, puzzle] as const))(
    '%s has the same best answer with other luck',
    (_id, puzzle) => {
      const { state } = puzzleTable(companies, puzzle);
      const [best, second] = answersTo(companies, state, puzzle.seat, FULL ? 120 : 16, 'another look');
      expect(best!.action).toEqual(puzzle.answers[0]!.action);
      expect(second!.behind!.win).toBeGreaterThan(0);
    },
  );

  it('give the reasons that bots give today', () => {
    for (const puzzle of puzzles) {
      const { state } = puzzleTable(companies, puzzle);
      const decision = decisionOf(companies, state, puzzle.seat, new FastRandom(puzzle.id));
      expect(told(decision, puzzle.answers)).toEqual(puzzle.answers);
    }
  });
});
