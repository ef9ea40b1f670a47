import type { Language, LoadRulebook, Rulebook } from '@roadstead/kernel';

export type { RuleId } from './rule-ids.js';

/** Each language is a file of its own, loaded when somebody reads it. */
const BOOKS: Readonly<Record<Language, () => Promise<{ readonly rulebook: Rulebook }>>> = {
  en: () => import('./en/index.js'),
  nl: () => import('./nl/index.js'),
  de: () => import('./de/index.js'),
};

export const loadRulebook: LoadRulebook = async (language) => (await BOOKS[language]()).rulebook;
