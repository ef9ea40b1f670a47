import { describe, expect, it } from 'vitest';
import { type Paragraph, paragraph, partsOf, plainText, type Rulebook, referencesOf, search } from '../src/index.js';

const rule = (id: string, title: string, text: string, keywords: readonly string[] = []): Paragraph => ({
  id,
  title,
  text,
  keywords,
});

const BOOK: Rulebook = {
  game: 'wharf',
  language: 'en',
  title: 'Wharf',
  chapters: [
    {
      id: 'A',
      title: 'Tides',
      paragraphs: [
        rule('W-A1', 'Beginning', 'The anchor is weighed.'),
        rule('W-A2', 'Waiting', 'Nobody sails.', ['anchor', 'Señorita']),
        rule('W-A10', 'Anchorage', 'Ships lie [at rest](W-A1).'),
        rule('W-A11', 'Anchor', 'See [the start](W-A1) and [waiting](W-A2), or [the start](W-A1) again.'),
      ],
    },
    { id: 'B', title: 'Straßen', paragraphs: [rule('W-B1', 'Roads', 'Big ones.')] },
  ],
};

const found = (text: string) => search(BOOK, text).map(({ id }) => id);

describe('search', () => {
  it('puts a title before a keyword, and a keyword before the text; a whole word before a part of one', () => {
    expect(found('anchor')).toEqual(['W-A11', 'W-A10', 'W-A2', 'W-A1']);
  });

  it('puts the rule first whose whole title was asked for', () => {
    const book = {
      ...BOOK,
      chapters: [
        { ...BOOK.chapters[0]!, paragraphs: [rule('W-1', 'Old anchor', 'Rust.'), rule('W-2', 'Anchor', 'Iron.')] },
      ],
    };
    expect(search(book, 'ANCHOR').map(({ id }) => id)).toEqual(['W-2', 'W-1']);
    expect(search(book, 'old anchor').map(({ id }) => id)).toEqual(['W-1']);
  });

  it('wants every word somewhere, and takes parts of words', () => {
    expect(found('anchor weigh')).toEqual(['W-A1']);
    expect(found('chor wait')).toEqual(['W-A2', 'W-A11']);
    expect(found('anchor mutiny')).toEqual([]);
  });

  it('minds neither capitals nor marks on letters', () => {
    expect(found('SENORITA')).toEqual(['W-A2']);
    expect(found('señorita')).toEqual(['W-A2']);
    expect(found('strassen')).toEqual(['W-B1']);
  });

  it('takes ids as a whole, with or without the hyphen', () => {
    expect(found('W-A1')).toEqual(['W-A1']);
    expect(found('w a10')).toEqual(['W-A10']);
  });

  it('does not find what only the name of a reference says', () => {
    expect(found('rest')).toEqual(['W-A10']);
    expect(found('](w')).toEqual(found('w'));
  });

  it('finds nothing for nothing', () => {
    expect(found('')).toEqual([]);
    expect(found(' - ')).toEqual([]);
  });
});

describe('references', () => {
  it('are taken apart from the words around them', () => {
    expect(partsOf('Ships lie [at rest](W-A1).')).toEqual([
      { text: 'Ships lie ' },
      { text: 'at rest', to: 'W-A1' },
      { text: '.' },
    ]);
    expect(partsOf('[All](W-A1)')).toEqual([{ text: 'All', to: 'W-A1' }]);
    expect(partsOf('None (really).')).toEqual([{ text: 'None (really).' }]);
    expect(plainText('Ships lie [at rest](W-A1).')).toBe('Ships lie at rest.');
  });

  it('are listed once each', () => {
    expect(referencesOf(paragraph(BOOK, 'W-A11')!)).toEqual(['W-A1', 'W-A2']);
    expect(referencesOf({ ...rule('W-C1', 'C', 'No.'), example: 'As [there](W-B1).' })).toEqual(['W-B1']);
  });
});

it('finds a paragraph by its id', () => {
  expect(paragraph(BOOK, 'W-B1')?.title).toBe('Roads');
  expect(paragraph(BOOK, 'W-B2')).toBeUndefined();
});
