import type { Language } from '@roadstead/kernel';
import type { Shape } from '../../../words/shape.js';
import type { en } from './en.js';

export type TableWords = Shape<typeof en>;

const CATALOGUES: Readonly<Record<Language, () => Promise<TableWords>>> = {
  en: async () => (await import('./en.js')).en,
  nl: async () => (await import('./nl.js')).nl,
  de: async () => (await import('./de.js')).de,
};

const loaded = {} as Record<Language, TableWords>;

/** The words of the table in every language that is loaded. */
export const WORDS: Readonly<Record<Language, TableWords>> = loaded;

export async function loadTableWords(language: Language): Promise<void> {
  loaded[language] = await CATALOGUES[language]();
}
