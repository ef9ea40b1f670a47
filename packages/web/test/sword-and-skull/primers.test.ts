import { LANGUAGES } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { PRIMERS } from '../../src/games/sword-and-skull/play/primer-words.js';
import { primers } from '../../src/games/sword-and-skull/play/primers.js';
import { Played } from './positions.js';

const kinds = (position: Played, seat?: number) => primers(position.stand(seat), 'en').map(({ kind }) => kind);

describe('what a newcomer is told', () => {
  it('SS-E1 SS-F9 the goal: the ransom at this number of players, or the Pirate King with Might 10', () => {
    const goal = (seats: number) => primers(new Played({ seats, stack: { dice: [1, 2] } }).stand(), 'en')[0]!.text;
    expect(goal(2)).toMatch(/\(30 to \d+ gold\).*Might 10\) wins at once\.$/);
    expect(goal(5)).toMatch(/ to 50 gold\)/);
  });

  it('each kind of question has its own words, for whoever is asked', () => {
    const position = new Played({ stack: { dice: [1, 2] }, position: { players: { 0: { hand: ['F13'] } } } });
    expect(kinds(position)).toEqual(['goal', 'turn']);
    position.act({ type: 'roll' });
    expect(kinds(position)).toEqual(['goal', 'move']);
    expect(kinds(position, 1)).toEqual([]);
    expect(primers(position.stand(null), 'en')).toEqual([]);
  });

  it('is said in every language, every kind with a sentence of its own', () => {
    const texts = LANGUAGES.flatMap((language) => [
      PRIMERS[language].goal(30, 40),
      ...Object.values(PRIMERS[language].asked),
    ]);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(/^\p{Lu}.*\.$/u);
  });
});
