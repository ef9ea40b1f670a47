import type { Language, Rulebook } from '@roadstead/kernel';
import { CATALOGUES } from '../words/catalogues.js';
import { listsOf } from './lists/index.js';
import { CHAPTERS } from './rule-ids.js';
import type { BookWords, RuleWords } from './words.js';

/** The words of one language as a rulebook, in the order of the rules document. */
export function bookOf(language: Language, words: BookWords): Rulebook {
  return {
    game: 'companies',
    language,
    title: CATALOGUES[language].title,
    chapters: CHAPTERS.map(({ id, rules }) => {
      const chapter = words[id];
      const rulesOf = chapter.rules as Readonly<Record<string, RuleWords>>;
      return {
        id,
        title: chapter.title,
        paragraphs: rules.map((rule) => {
          const { also = [], ...said } = rulesOf[rule]!;
          return { id: rule, ...said, keywords: also };
        }),
      };
    }),
    lists: listsOf(language),
  };
}
