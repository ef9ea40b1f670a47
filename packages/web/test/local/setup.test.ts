import { describe, expect, it } from 'vitest';
import { aloneAgainst, atLevel, FIRST_HOUSE, isSame, levelAt, type Setup, withName } from '../../src/local/setup.js';

const setup: Setup = { game: 'any', options: {}, seats: aloneAgainst(2, 'sailor', 'Ann'), house: FIRST_HOUSE };

describe('a table that was played', () => {
  it('is the same under another name, and another one with other bots, options or people', () => {
    expect(isSame(setup, withName(setup, 'Ben'))).toBe(true);
    expect(isSame(setup, atLevel(setup, 'admiral'))).toBe(false);
    expect(isSame(setup, { ...setup, options: { mode: 'co-op' } })).toBe(false);
    expect(isSame(setup, { ...setup, seats: aloneAgainst(3, 'sailor', 'Ann') })).toBe(false);
  });

  it('gets other bots and nothing else', () => {
    expect(atLevel(setup, 'admiral').seats).toEqual(aloneAgainst(2, 'admiral', 'Ann'));
  });

  it('has a level where all its bots play at one', () => {
    expect(levelAt([null, 'sailor', 'sailor'])).toBe('sailor');
    expect(levelAt([null, 'sailor', 'admiral'])).toBe(null);
    expect(levelAt([null, null])).toBe(null);
  });

  it('takes the name of whoever plays alone, and leaves those of several people', () => {
    expect(withName(setup, 'Ben').seats[0]).toEqual({ kind: 'person', name: 'Ben' });
    const two: Setup = { ...setup, seats: ['Ann', 'Ben'].map((name) => ({ kind: 'person', name })) };
    expect(withName(two, 'Cas').seats).toEqual(two.seats);
  });
});
