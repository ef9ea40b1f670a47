import { chaptersAsWritten, type Language, type Rulebook } from '@roadstead/kernel';
import { CATALOGUES } from '../words/catalogues.js';
import { listsOf } from './lists/index.js';
import { CHAPTERS } from './rule-ids.js';
import type { BookWords } from './words.js';

/** The words of one language as a rulebook, in the order of the rules document. */
export function bookOf(language: Language, words: BookWords): Rulebook {
  return {
    game: 'companies',
    language,
    title: CATALOGUES[language].title,
    chapters: chaptersAsWritten(CHAPTERS, words),
    lists: listsOf(language),
  };
}
