import { describe, expect, it } from 'vitest';
import { recap } from '../../src/games/port-royal/stage/recap.js';
import { loadWords } from '../../src/games/port-royal/words/index.js';

describe('what happened since one’s turn', () => {
  it.each([
    ['en', '+1 coin', '−2 coins'],
    ['nl', '+1 munt', '−2 munten'],
    ['de', '+1 Münze', '−2 Münzen'],
  ] as const)('counts one coin and several as they are called: %s', async (language, one, several) => {
    await loadWords(language);
    const fees = (n: number) => [
      { type: 'fee', seat: 1, to: 0, n },
      { type: 'passed', seat: 1 },
    ];
    expect(recap(fees(1), language).map(({ text }) => text)[0]).toBe(one);
    expect(recap(fees(2), language).map(({ text }) => text)[1]).toBe(several);
  });

  it('is nothing at all when the game has only dealt the coins to begin with', async () => {
    await loadWords('en');
    const dealt = { type: 'coins', seat: 0, n: 3, why: 'start' };
    expect(recap([dealt], 'en')).toEqual([]);
  });
});
