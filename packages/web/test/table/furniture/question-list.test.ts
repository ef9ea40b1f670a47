import { describe, expect, it } from 'vitest';
import {
  fitting,
  grouped,
  type QuestionItem,
  rowByKey,
  TypeAhead,
} from '../../../src/table/furniture/question-list.js';

const item = (label: string, group?: string, note?: string): QuestionItem => ({
  action: { type: label },
  label,
  ...(group !== undefined && { group }),
  ...(note !== undefined && { note }),
});
const ITEMS = [
  item('Batavia', 'East', '62 ducats'),
  item('Elmina', 'West', '34 ducats'),
  item('Île Sainte-Marie', 'East', 'pirates'),
  item('Bantam', 'East'),
];
const names = (items: readonly QuestionItem[]) => items.map(({ label }) => label);

describe('what is typed', () => {
  it('leaves what has all of the words, in any order, whatever their accents and capitals', () => {
    expect(names(fitting(ITEMS, ''))).toHaveLength(4);
    expect(names(fitting(ITEMS, 'BA'))).toEqual(['Batavia', 'Bantam']);
    expect(names(fitting(ITEMS, 'ile marie'))).toEqual(['Île Sainte-Marie']);
    expect(names(fitting(ITEMS, 'ducats east'))).toEqual(['Batavia']);
    expect(fitting(ITEMS, 'japan')).toEqual([]);
  });

  it('gives back the very action that was listed', () => {
    expect(fitting(ITEMS, 'elmina')[0]!.action).toBe(ITEMS[1]!.action);
  });
});

it('groups come in the order of their first item, and lose nothing', () => {
  expect(grouped(ITEMS).map(({ title, items }) => [title, names(items)])).toEqual([
    ['East', ['Batavia', 'Île Sainte-Marie', 'Bantam']],
    ['West', ['Elmina']],
  ]);
  expect(grouped([item('alone')])).toMatchObject([{ title: '' }]);
});

describe('keys in a list', () => {
  it('go to the next, the previous, the first and the last row, and no further', () => {
    expect(rowByKey('ArrowDown', 0, 4)).toBe(1);
    expect(rowByKey('ArrowDown', 3, 4)).toBe(3);
    expect(rowByKey('ArrowUp', 0, 4)).toBe(0);
    expect(rowByKey('Home', 3, 4)).toBe(0);
    expect(rowByKey('End', 0, 4)).toBe(3);
    expect(rowByKey('PageDown', 0, 40)).toBe(8);
  });

  it('that mean nothing there are left to others', () => {
    expect(rowByKey('Enter', 0, 4)).toBeNull();
    expect(rowByKey('ArrowDown', 0, 0)).toBeNull();
  });
});

describe('letters in a list', () => {
  const labels = names(ITEMS);

  it('go to what begins with them, and the same letter again goes on', () => {
    const ahead = new TypeAhead();
    expect(ahead.row('b', 0, labels, 0)).toBe(3);
    expect(ahead.row('b', 3, labels, 100)).toBe(0);
    expect(ahead.row('i', 0, labels, 5000)).toBe(2);
    expect(ahead.row('x', 2, labels, 9000)).toBeNull();
  });

  it('make a word while they come quickly', () => {
    const ahead = new TypeAhead();
    expect(ahead.row('b', 3, labels, 0)).toBe(0);
    expect(ahead.row('a', 0, labels, 100)).toBe(0);
    expect(ahead.row('n', 0, labels, 200)).toBe(3);
    expect(ahead.row('e', 3, labels, 2000)).toBe(1);
  });
});
