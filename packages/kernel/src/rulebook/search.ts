import { plainText } from './references.js';
import type { Paragraph, Rulebook, RuleChapter } from './rulebook.js';

/** Where a word was found counts more than how much of it: a title before a keyword, a keyword before the text. */
const TITLE = 6;
const KEYWORD = 3;
const TEXT = 0;

const WHOLE = 3;
const BEGINNING = 2;
const WITHIN = 1;

/** The words of a text as they are compared: without capitals and without marks on letters. */
export function searchWords(text: string): readonly string[] {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
  return bare.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** The paragraphs in which every word is found, the best first; none for a text without words. */
export function search(rulebook: Rulebook, text: string): readonly Paragraph[] {
  const wanted = searchWords(text);
  if (wanted.length === 0) return [];
  const found = rulebook.chapters.flatMap((chapter) =>
    chapter.paragraphs.map((paragraph) => ({ paragraph, rank: rankOf(paragraph, chapter, wanted) })),
  );
  // The order of the book stands among equals: sorting keeps it.
  return found
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ paragraph }) => paragraph);
}

interface Field {
  readonly worth: number;
  readonly words: readonly string[];
  /** Only whole words count: the rule D1 is not D10. */
  readonly exact?: true;
}

function fieldsOf({ id, title, text, example = '', keywords }: Paragraph, chapter: RuleChapter): readonly Field[] {
  return [
    { worth: TITLE, words: searchWords(id), exact: true },
    { worth: TITLE, words: searchWords(title) },
    { worth: KEYWORD, words: searchWords(keywords.join(' ')) },
    { worth: TEXT, words: searchWords(`${plainText(text)} ${plainText(example)} ${chapter.title}`) },
  ];
}

/** The sum over all words of the best that each is worth, and more for the whole title; 0 if a word is missing. */
function rankOf(paragraph: Paragraph, chapter: RuleChapter, wanted: readonly string[]): number {
  const fields = fieldsOf(paragraph, chapter);
  const worths = wanted.map((word) => Math.max(...fields.map((field) => worthIn(field, word))));
  if (worths.includes(0)) return 0;
  const isTitle = searchWords(paragraph.title).join(' ') === wanted.join(' ');
  return worths.reduce((sum, worth) => sum + worth, isTitle ? 1 : 0);
}

function worthIn({ worth, words, exact }: Field, wanted: string): number {
  const fits = words.map((word) => {
    if (word === wanted) return WHOLE;
    if (exact) return 0;
    return word.startsWith(wanted) ? BEGINNING : word.includes(wanted) ? WITHIN : 0;
  });
  const best = Math.max(0, ...fits);
  return best === 0 ? 0 : worth + best;
}
