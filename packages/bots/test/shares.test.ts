import { begin, FastRandom, type GameRecord, questionsOf } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { endOf } from '../src/all.js';
import { playOut } from '../src/search/playout.js';
import type { Skill } from '../src/search/skill.js';
import { type Kind, regatta } from './arena-game.js';

/** Everybody rows. */
const rows: Skill<unknown, unknown> = {
  guess: ({ legal }) => ({ action: legal[1], why: () => '' }),
  play: (_view, _seat, legal) => legal[1],
  reason: () => '',
};

/** What a seat wins where everybody rows, played on in thought to the end. */
function winOf(kind: Kind, seats: number, seat: number): number {
  const chance = new FastRandom('shares');
  const state = begin(regatta, { seats, options: { kind }, start: 0 }, chance);
  return playOut(regatta, state, questionsOf(regatta, state), seat, rows, chance, { depth: 100, marginShare: 0 }).win;
}

const recordOf = (result: GameRecord['result']) => ({ result }) as GameRecord;

describe('a drawn game', () => {
  it('of two counts half for each, in search and in analysis', () => {
    expect([winOf('effort', 2, 0), winOf('effort', 2, 1)]).toEqual([0.5, 0.5]);
    const drawn = recordOf({
      winners: [0, 1],
      ranking: [
        { seat: 0, place: 1 },
        { seat: 1, place: 1 },
      ],
    });
    expect([endOf(drawn, 0), endOf(drawn, 1)]).toEqual([0.5, 0.5]);
  });

  it('of three counts a third for each', () => {
    expect(winOf('effort', 3, 2)).toBeCloseTo(1 / 3, 12);
  });
});

describe('a game won together', () => {
  it('is a whole victory for everybody, in search and in analysis', () => {
    expect([winOf('together', 2, 0), winOf('together', 2, 1)]).toEqual([1, 1]);
    const ranking = [
      { seat: 0, place: 1 },
      { seat: 1, place: 1 },
    ];
    expect(endOf(recordOf({ winners: [0, 1], ranking, won: true }), 1)).toBe(1);
    expect(endOf(recordOf({ winners: [], ranking, won: false }), 1)).toBe(0);
    expect(endOf(recordOf(undefined), 1)).toBeNull();
  });
});
