import { greatestOf, type HighlightKind, highlightLetters, highlightsIn, type ToldEntry } from '@roadstead/kernel';
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

describe('the greatest of a kind', () => {
  const spoken = (id: string): HighlightKind => {
    const told = { ...words, greatest: 'Greatest' };
    return { ...kind(id), words: { en: told, nl: told, de: told } };
  };

  it('is the first of the heaviest, for every kind that is spoken of and has one', () => {
    const kinds = [spoken('wreck'), kind('find'), spoken('storm'), spoken('feast')];
    const marks = [
      { seq: 1, kind: 'wreck', weight: 2 },
      { seq: 2, kind: 'wreck', weight: 5 },
      { seq: 3, kind: 'find', weight: 9 },
      { seq: 4, kind: 'wreck', weight: 5 },
      { seq: 5, kind: 'storm' },
      { seq: 6, kind: 'feast', weight: -1 },
    ];
    const greatest = greatestOf(marks, kinds).map(([{ id }, { seq }]) => [id, seq]);
    expect(greatest).toEqual([
      ['wreck', 2],
      ['feast', 6],
    ]);
  });
});
