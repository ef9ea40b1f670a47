import type { Language, LoadRulebook, Rulebook } from '@roadstead/kernel';

export { rulesOfCharacter, rulesOfEvent, rulesOfMission } from './links/adventure.js';
export { rulesOfCard } from './links/cards.js';
export { rulesOfContract } from './links/contracts.js';
export { rulesOfPart, TABLE_PARTS, type TablePart } from './links/parts.js';
export { REASONS, type Reason, rulesOfReason } from './links/reasons.js';
export type { RuleId } from './rule-ids.js';
export { type SwordsCount, swordsLike } from './swords.js';

/** Each language is a file of its own, loaded when somebody reads it. */
const BOOKS: Readonly<Record<Language, () => Promise<{ readonly rulebook: Rulebook }>>> = {
  en: () => import('./en/index.js'),
  nl: () => import('./nl/index.js'),
  de: () => import('./de/index.js'),
};

export const loadRulebook: LoadRulebook = async (language) => (await BOOKS[language]()).rulebook;
