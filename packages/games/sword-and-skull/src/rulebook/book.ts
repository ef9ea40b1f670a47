import { chaptersAsWritten, type Language, type Rulebook } from '@roadstead/kernel';
import { SETTLEMENTS } from '../board/spaces.js';
import type { PlaceKey } from '../words/catalogue.js';
import { CATALOGUES } from '../words/catalogues.js';
import { cardsUnder, spacesUnder } from './links.js';
import { listsOf } from './lists.js';
import { CHAPTERS, type RuleId } from './rule-ids.js';
import type { BookWords } from './words.js';

/** The words of one language as a rulebook, in the order of the rules document. */
export function bookOf(language: Language, words: BookWords): Rulebook {
  return {
    game: 'sword-and-skull',
    language,
    title: CATALOGUES[language].title,
    chapters: chaptersAsWritten(CHAPTERS, words, (rule) => namesUnder(rule, language)),
    lists: listsOf(language),
  };
}

/** The cards and spaces that a rule is about, by name. */
function namesUnder(rule: RuleId, language: Language): readonly string[] {
  const { places, items, fortune } = CATALOGUES[language];
  const cards = cardsUnder(rule).map((id) => fortune[id] ?? items[id]!.name);
  const keys = spacesUnder(rule).flatMap((type): readonly PlaceKey[] => {
    if (type === 'settlement') return SETTLEMENTS;
    if (type === 'dock') return ['navyDock', 'pirateDock'];
    return type === 'ship' ? ['navyShip', 'pirateShip'] : [type];
  });
  return [...keys.map((key) => places[key].name), ...cards];
}
