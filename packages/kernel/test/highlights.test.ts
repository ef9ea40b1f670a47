import { type HighlightKind, highlightLetters, highlightsIn, type ToldEntry } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';

const words = { name: '', next: '', previous: '', count: String };
const kind = (id: string, ...letters: string[]): HighlightKind => ({
  id,
  icon: 'star',
  isBad: false,
  letters,
  words: { en: words, nl: words, de: words },
});

describe('letters for highlights', () => {
  it('are the first of those wanted that nothing else uses', () => {
    const kinds = [kind('wreck', 'w'), kind('find', 'g', 'f'), kind('feast', 'f', 'e'), kind('storm', 'g')];
    expect([...highlightLetters(kinds, ['g', 'q'])]).toEqual([
      ['wreck', 'w'],
      ['find', 'f'],
      ['feast', 'e'],
    ]);
  });

  it('are none in a game that marks nothing', () => {
    expect(highlightLetters([], ['q']).size).toBe(0);
    const told: ToldEntry<{ type: string }>[] = [{ seq: 0, events: [{ type: 'turn' }] }];
    expect(highlightsIn(told, { kinds: [], isTurn: () => true, ofTurn: () => [] })).toEqual([]);
  });
});
