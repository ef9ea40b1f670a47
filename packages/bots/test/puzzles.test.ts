import { FastRandom, type Puzzle, puzzleTable } from '@roadstead/kernel';
import { portRoyal } from '@roadstead/port-royal';
import { loadPuzzles, puzzleSense } from '@roadstead/port-royal/lessons';
import { describe, expect, it } from 'vitest';
import { FULL, inFull } from '../../../test/full.js';
import { decisionOf } from '../src/all.js';
import { answersTo, candidatesIn, chooseUnlike, isClear, prove, told } from '../src/puzzles/index.js';

const { puzzles } = await loadPuzzles();
const SAMPLE = FULL ? 6 : 1;
const sample = puzzles.filter((_, i) => i % Math.ceil(puzzles.length / SAMPLE) === 0);
const estimate = (win: number, behind?: number, error = 0.01) => ({
  action: { type: `${win}` },
  win,
  error: 0.01,
  ...(behind !== undefined && { behind: { win: behind, error } }),
});

describe('puzzles that are kept', () => {
  it.each(sample.map((puzzle) => [puzzle.id, puzzle] as const))(
    '%s has the same best answer with other luck',
    (_id, puzzle) => {
      const { state } = puzzleTable(portRoyal, puzzle);
      const [best, second] = answersTo(portRoyal, state, puzzle.seat, 600, 'another look');
      expect(best!.action).toEqual(puzzle.answers[0]!.action);
      expect(second!.behind!.win).toBeGreaterThan(0);
    },
  );

  it('give the reasons that bots give today', () => {
    for (const puzzle of puzzles) {
      const { state } = puzzleTable(portRoyal, puzzle);
      const decision = decisionOf(portRoyal, state, puzzle.seat, new FastRandom(puzzle.id));
      expect(told(decision, puzzle.answers)).toEqual(puzzle.answers);
    }
  });
});

describe('finding puzzles', () => {
  it('calls an answer clear only by its lead and by the errors of that', () => {
    expect(isClear([estimate(0.5), estimate(0.4, 0.1)])).toBe(true);
    expect(isClear([estimate(0.5), estimate(0.47, 0.03)])).toBe(false);
    expect(isClear([estimate(0.5), estimate(0.4, 0.1, 0.03)])).toBe(false);
    expect(isClear([estimate(0.5), estimate(0.3, 0.2), estimate(0.49, 0.01)])).toBe(false);
  });

  it('takes no two that are alike, and rather another kind than more of the same', () => {
    const found = (id: string, kind: string, likeness: string) => ({
      likeness,
      puzzle: {
        id,
        kind,
        difficulty: 1,
        table: { seats: 2, options: {}, seed: id },
        solvedBy: {},
        answers: [estimate(0.5), estimate(0.4, 0.1)],
      } as unknown as Puzzle,
    });
    const all = [found('a', 'draw', 'x'), found('b', 'draw', 'x'), found('c', 'draw', 'y'), found('d', 'card', 'z')];
    expect(chooseUnlike(all, 4).map(({ id }) => id)).toEqual(['a', 'c', 'd']);
    expect(chooseUnlike(all, 2).map(({ id }) => id)).toEqual(['a', 'd']);
  });

  inFull('proves the same puzzle from the same candidate, and none from a decision that is a toss-up', () => {
    const [first] = [...candidatesIn(portRoyal, puzzleSense, 0, 'try')].sort((a, b) => b.promise - a.promise);
    expect(first).toBeDefined();
    expect(prove(portRoyal, first!, 100)).toEqual(prove(portRoyal, first!, 100));
    const tossUp = { ...first!, seat: first!.seat };
    expect(prove(portRoyal, tossUp, 2)).toBeNull();
  });
});
