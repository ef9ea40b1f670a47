import {
  companies,
  companiesEntry,
  DEVELOPMENTS,
  HARBOURS,
  NATIONS,
  NESTS,
  SHIPS,
  STRATEGIES,
} from '@roadstead/companies';
import { LANGUAGES, type Language, type Rulebook, search } from '@roadstead/kernel';
import { rulebookFaults } from '@roadstead/kernel/harness';
import { beforeAll, describe, expect, it } from 'vitest';
import { CATALOGUES } from '../src/words/catalogues.js';

const range = (chapter: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `V-${chapter}.${from + i}`);

/** The chapters of the rules document with their ids, in its order. */
const CHAPTERS: readonly (readonly [id: string, rules: readonly string[]])[] = [
  ['1', range('1', 1, 9)],
  ['2', [...range('2', 0, 2), 'V-2.10', 'V-2.11', 'V-2.3', 'V-2.4']],
  ['3', range('3', 1, 15)],
  ['4', range('4', 1, 9)],
  ['4A', [...range('4', 10, 24), ...range('4', 60, 71)]],
  ['4B', range('4', 30, 39)],
  ['4C', range('4', 40, 43)],
  ['4D', range('4', 50, 54)],
  ['5', [...range('5', 1, 4), ...range('5', 10, 18), ...range('5', 30, 36), 'V-5.20']],
  ['6', range('6', 1, 11)],
  ['7', range('7', 1, 12)],
  ['8', range('8', 1, 12)],
  ['8b', ['V-O1', 'V-O2']],
];

const books = {} as Record<Language, Rulebook>;

beforeAll(async () => {
  for (const language of LANGUAGES) books[language] = await companiesEntry.rulebook!(language);
});

it('has a paragraph for every rule of the document, in whole sentences that say the same in every language', () => {
  const plan = {
    game: companies.id,
    rules: CHAPTERS.flatMap(([, rules]) => rules),
    chapters: CHAPTERS.map(([id]) => id),
  };
  expect(rulebookFaults(books, plan)).toEqual([]);
});

describe.each(LANGUAGES)('the rulebook in %s', (language) => {
  const list = (id: string) => books[language].lists!.find((one) => one.id === id)!;

  it('lists everything in the box, a cell for every heading and nothing left blank', () => {
    for (const { columns, rows } of books[language].lists!) {
      for (const { cells } of rows) {
        expect(cells).toHaveLength(columns.length);
        for (const cell of cells) expect(cell).toMatch(/^(?!.*(undefined|NaN|\[object))./);
      }
    }
    const lengths = ['ships', 'harbours', 'strategies', 'research', 'nations', 'nests'].map(
      (id) => list(id).rows.length,
    );
    const there = [SHIPS, HARBOURS, STRATEGIES, DEVELOPMENTS, NATIONS, NESTS].map(({ length }) => length);
    expect(lengths).toEqual(there);
  });

  it('V-4.2 V-5.30 V-8.1 marks our own numbers, and only those', () => {
    const { goods, places } = CATALOGUES[language];
    const harbour = list('harbours').rows.find(({ cells }) => cells[0] === places.nieuwamsterdam!.name)!;
    expect(harbour.cells[3]).toContain(`${goods.sugar} 4`);
    expect(harbour.ours).toBe(true);
    expect(list('points').rows[0]).toEqual({ cells: [expect.stringContaining('3'), '1'] });
    expect(list('points').rows[1]!.ours).toBe(true);
  });

  it('is found by the words of its options', () => {
    const found = search(books[language], CATALOGUES[language].options.leave!.values.tariff!.label).map(({ id }) => id);
    expect(found).toEqual(expect.arrayContaining(['V-3.13', 'V-5.33', 'V-O1']));
  });
});
