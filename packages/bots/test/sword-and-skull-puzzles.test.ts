import { FastRandom, puzzleTable } from '@roadstead/kernel';
import { swordAndSkull, swordAndSkullEntry } from '@roadstead/sword-and-skull';
import { describe, expect, it } from 'vitest';
import { FULL } from '../../../test/full.js';
import { decisionOf } from '../src/all.js';
import { answersTo, told } from '../src/puzzles/index.js';

const { puzzles } = await swordAndSkullEntry.puzzles!();
const SAMPLE = FULL ? puzzles.length : 4;
const sample = puzzles.filter((_, i) => i % Math.ceil(puzzles.length / SAMPLE) === 0);

describe('puzzles of Sword & Skull', () => {
  it.each(sample.map((puzzle) => [puzzle.id, puzzle] as const))(
    '%s has the same best answer with other luck',
    (_id, puzzle) => {
      const { state } = puzzleTable(swordAndSkull, puzzle);
      const [best, second] = answersTo(swordAndSkull, state, puzzle.seat, FULL ? 120 : 16, 'another look');
      expect(best!.action).toEqual(puzzle.answers[0]!.action);
      expect(second!.behind!.win).toBeGreaterThan(0);
    },
  );

  it('give the reasons that bots give today', () => {
    for (const puzzle of puzzles) {
      const { state } = puzzleTable(swordAndSkull, puzzle);
      const decision = decisionOf(swordAndSkull, state, puzzle.seat, new FastRandom(puzzle.id));
      expect(told(decision, puzzle.answers)).toEqual(puzzle.answers);
    }
  });
});
