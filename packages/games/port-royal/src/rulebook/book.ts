import { chaptersAsWritten, type Language, type Rulebook } from '@roadstead/kernel';
import { CATALOGUE } from '../cards/catalogue.js';
import { CATALOGUES } from '../words/catalogues.js';
import { type Kind, kindOf } from '../words/kinds.js';
import { OWN_RULES } from './links/cards.js';
import { contractsUnder } from './links/contracts.js';
import { listsOf } from './lists.js';
import { CHAPTERS, type RuleId } from './rule-ids.js';
import type { BookWords } from './words.js';

/** The words of one language as a rulebook, in the order of the rules document. */
export function bookOf(language: Language, words: BookWords): Rulebook {
  return {
    game: 'port-royal',
    language,
    title: CATALOGUES[language].title,
    chapters: chaptersAsWritten(CHAPTERS, words, (rule) => namesUnder(rule, language)),
    lists: listsOf(language),
  };
}

/** The cards and contracts that a rule is about, by name. */
function namesUnder(rule: RuleId, language: Language): readonly string[] {
  const kinds = (Object.keys(OWN_RULES) as Kind[]).filter((kind) => OWN_RULES[kind].includes(rule));
  const cards = kinds.flatMap((kind) => CATALOGUE.find((card) => kindOf(card) === kind) ?? []);
  return [...cards, ...contractsUnder(rule)].map(({ names }) => names[language]);
}
