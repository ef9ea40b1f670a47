import { type Language, type Paragraph, plainText, search } from '@roadstead/kernel';
import { loadBook, paragraphsNamed } from './books.js';

const MOST = 3;

const spoken = ({ id, title, text, example }: Paragraph): string =>
  [`${title} (${id}).`, plainText(text), ...(example === undefined ? [] : [plainText(example)])].join(' ');

/** Rules as lines to be read out. */
export async function readRules(game: string, language: Language, ids: readonly string[]): Promise<readonly string[]> {
  return ids.length === 0 ? [] : paragraphsNamed(await loadBook(game, language), ids).map(spoken);
}

/** The chapters, for whoever asks for rules without saying which. */
export async function tableOfContents(game: string, language: Language): Promise<readonly string[]> {
  const { title, chapters } = await loadBook(game, language);
  return [`${title}: ${chapters.map((chapter) => chapter.title).join('; ')}.`];
}

/** The best of what is found under some words, as lines; and how many rules were found in all. */
export async function findRules(
  game: string,
  language: Language,
  words: string,
): Promise<{ readonly lines: readonly string[]; readonly found: number }> {
  const found = search(await loadBook(game, language), words);
  return { lines: found.slice(0, MOST).map(spoken), found: found.length };
}
