import { describe, expect, it } from 'vitest';
import { rulebookFaults } from '../src/harness/index.js';
import type { Language, Paragraph, Rulebook } from '../src/index.js';

const PLAN = { game: 'wharf', rules: ['W-A1', 'W-A2'], chapters: ['A'] };
const WORDS = { en: 'ships sail', nl: 'schepen varen', de: 'Schiffe segeln' } as const;

/** A book without faults, but for what is changed in its second rule or in the whole. */
function book(language: Language, change: Partial<Paragraph> = {}, whole: Partial<Rulebook> = {}): Rulebook {
  const first = { id: 'W-A1', title: 'Tides', text: `All 3 ${WORDS[language]}.`, keywords: [] };
  const second = { ...first, id: 'W-A2', text: `See 2 [${WORDS[language]}](W-A1).`, ...change };
  const chapters = [{ id: 'A', title: 'The sea', paragraphs: [first, second] }];
  return { game: 'wharf', language, title: 'Wharf', chapters, ...whole };
}

const others = { nl: book('nl'), de: book('de') };
const faults = (change: Partial<Paragraph>) => rulebookFaults({ en: book('en', change), ...others }, PLAN).join('; ');

describe('the check of rulebooks', () => {
  it('finds nothing wrong with a good one', () => {
    expect(faults({})).toBe('');
  });

  it('wants every rule and chapter in its order, of this game, in this language', () => {
    const wrong = (en: Rulebook) => rulebookFaults({ en, ...others }, PLAN);
    expect(wrong(book('en', { id: 'W-A3' }))).toContain('en: rules: W-A1,W-A3 instead of W-A1,W-A2');
    expect(wrong(book('en', {}, { game: 'lots' }))).toEqual(['en: game: lots instead of wharf']);
    expect(wrong(book('en', {}, { language: 'de' }))).toEqual(['en: language: de instead of en']);
    const [chapter] = book('en').chapters;
    expect(wrong(book('en', {}, { chapters: [{ ...chapter!, id: 'B', title: ' ' }] }))).toEqual([
      'en: chapters: B instead of A',
      'en: chapter B has no title',
    ]);
  });

  it.each<[Partial<Paragraph>, string]>([
    [{ title: 'no capital' }, 'is no title'],
    [{ text: 'See 2 [ships](W-A1)' }, 'is no whole sentence'],
    [{ text: 'See 2 [ships](W-A1) undefined.' }, 'has left-overs'],
    [{ text: `See 2 [ships](W-A1)${' and more'.repeat(40)}.` }, 'is too long'],
    [{ text: 'See 2 [ships](W-A9).' }, 'points at W-A9, which does not exist'],
    [{ text: 'See 2 [ships](W-A2).' }, 'points at itself'],
    [{ text: 'See 5 [ships](W-A1).' }, 'W-A2: numbers differ'],
    [{ text: 'See 2 ships.' }, 'W-A2: references differ'],
    [{ example: 'One sails.' }, 'W-A2: an example is missing'],
    [{ text: 'See 2 [schepen varen](W-A1).' }, 'W-A2: two languages have the same words'],
  ])('finds what is wrong with %j', (change, fault) => {
    expect(faults(change)).toContain(fault);
  });
});
