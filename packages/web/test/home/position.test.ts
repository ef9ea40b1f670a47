import { describe, expect, it } from 'vitest';
import { headingOf, scoreLine, scoresOf, standingOf } from '../../src/home/position.js';
import type { LocalSeat, SavedSummary } from '../../src/local/messages.js';
import { de } from '../../src/words/de.js';
import { en } from '../../src/words/en.js';

const me: LocalSeat = { kind: 'person', name: 'Ann' };
const other: LocalSeat = { kind: 'person', name: 'Ben' };
const bot: LocalSeat = { kind: 'bot', level: 'sailor' };

const game = (change: Partial<SavedSummary> = {}): SavedSummary => ({
  id: 'abcabcabcabc',
  game: 'any',
  options: {},
  seats: [me, bot, bot],
  updatedAt: 0,
  toAct: [0],
  over: false,
  winners: [],
  glance: { round: 5, points: [6, 9, 4], shows: [] },
  ...change,
});

describe('a game under way', () => {
  it('says whose turn it is, in which round, and how everybody stands', () => {
    expect(headingOf(game(), en)).toBe('Round 5: your turn');
    expect(headingOf(game({ toAct: [2] }), en)).toBe('Round 5: Griet’s turn');
    expect(headingOf(game(), de)).toBe('Runde 5: Du bist am Zug');
    expect(scoreLine(game(), en, 'gold')).toBe('You 6, Willem 9, Griet 4 (gold)');
    expect(scoresOf(game(), en).map(({ isYou }) => isYou)).toEqual([true, false, false]);
  });

  it('goes without a round and without points where its game tells none', () => {
    const { glance: _, ...bare } = game();
    expect(headingOf(bare, en)).toBe('Your turn');
    expect(scoreLine(bare, en, 'gold')).toBe('');
  });

  it('speaks to nobody where several share the device', () => {
    const shared = game({ seats: [me, other, bot], toAct: [0] });
    expect(headingOf(shared, en)).toBe('Round 5: Ann’s turn');
    expect(scoresOf(shared, en).some(({ isYou }) => isYou)).toBe(false);
  });
});

describe('a game that is over', () => {
  it('says who won', () => {
    expect(standingOf(game({ over: true, toAct: [], winners: [1] }), en)).toBe('Over: Willem won');
    expect(standingOf(game({ over: true, toAct: [], winners: [0] }), en)).toBe('Over: you won');
    expect(standingOf(game({ over: true, toAct: [], winners: [0, 2] }), en)).toBe('Over: you won together with Griet');
    expect(standingOf(game({ over: true, toAct: [], winners: [] }), en)).toBe('Over: nobody won');
    expect(headingOf(game({ over: true, toAct: [], winners: [1] }), en)).toBe('Over: Willem won');
  });
});
