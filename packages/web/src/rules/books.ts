import { loadGame } from '@roadstead/games';
import type { Language, Paragraph, Rulebook } from '@roadstead/kernel';

const loading = new Map<string, Promise<Rulebook>>();

/** The rules of a game in one language, loaded when somebody wants to read; fails where there are none. */
export function loadBook(game: string, language: Language): Promise<Rulebook> {
  const key = `${game} ${language}`;
  let book = loading.get(key);
  if (book === undefined) {
    book = fetchBook(game, language);
    loading.set(key, book);
    book.catch(() => loading.delete(key));
  }
  return book;
}

async function fetchBook(game: string, language: Language): Promise<Rulebook> {
  const book = await (await loadGame(game))?.rulebook?.(language);
  if (book === undefined) throw new Error(`There are no rules of "${game}" here.`);
  return book;
}

/** The paragraphs with these ids, in the order that was asked for. */
export function paragraphsNamed(book: Rulebook, ids: readonly string[]): readonly Paragraph[] {
  const all = new Map(book.chapters.flatMap(({ paragraphs }) => paragraphs.map((one) => [one.id, one])));
  return ids.flatMap((id) => all.get(id) ?? []);
}
