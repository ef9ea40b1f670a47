import { type AnyGame, type Chance, NOBODY, only } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { plainSkill } from '../src/search/plain-skill.js';
import { playOn } from '../src/search/playout.js';
import { TurnLuck } from '../src/search/turn-luck.js';

describe('luck by turns', () => {
  /** What is rolled in the second turn after so many rolls in the first. */
  function rolledLater(rolls: number, seed = 'luck'): readonly number[] {
    let turn = 1;
    const luck = new TurnLuck(seed, () => turn);
    for (let roll = 0; roll < rolls; roll++) luck.int(6);
    turn = 2;
    return Array.from({ length: 10 }, () => luck.int(1000));
  }

  it('is the same in a later turn, however much of it the turn before has used up', () => {
    expect(rolledLater(7)).toEqual(rolledLater(0));
  });

  it('is other luck with another seed, and in every turn', () => {
    expect(rolledLater(0, 'other')).not.toEqual(rolledLater(0));
    let turn = 1;
    const luck = new TurnLuck('luck', () => turn);
    const first = Array.from({ length: 10 }, () => luck.int(1000));
    turn = 2;
    expect(Array.from({ length: 10 }, () => luck.int(1000))).not.toEqual(first);
  });
});

/** Its first turn rolls as often as the move says, its second decides by a roll of its own. */
const twoTurns = {
  toAct: ({ turn }: { turn: number }) => (turn === 1 ? only(0) : NOBODY),
  legal: () => [],
  clone: (state: object) => ({ ...state }),
  resolve(state: { turn: number; won: boolean }, _seat: number, { rolls }: { rolls: number }, chance: Chance) {
    for (let roll = 0; roll < rolls; roll++) chance.int(6);
    state.turn = 2;
    state.won = chance.int(2) === 0;
  },
  score: () => [0, 0],
  result: ({ won }: { won: boolean }) => ({
    winners: [won ? 0 : 1],
    ranking: [
      { seat: 0, place: won ? 1 : 2 },
      { seat: 1, place: won ? 2 : 1 },
    ],
  }),
} as unknown as AnyGame;

describe('moves played on with the same luck', () => {
  const wins = (rolls: number, turn?: (state: unknown) => number) =>
    Array.from({ length: 30 }, (_, round) => {
      const skill = { ...plainSkill, ...(turn && { turn }) };
      const style = { depth: 5, marginShare: 0 };
      return playOn({ game: twoTurns, seat: 0 }, { turn: 1, won: false }, { rolls }, `${round}`, skill, style).win;
    });

  it('end alike where they differ in nothing but the luck of their own turn', () => {
    const turn = (state: unknown) => (state as { turn: number }).turn;
    expect(wins(3, turn)).toEqual(wins(0, turn));
    expect(new Set(wins(0, turn)).size).toBe(2);
    // Without turns, the dice of one move go to others.
    expect(wins(3)).not.toEqual(wins(0));
  });
});
