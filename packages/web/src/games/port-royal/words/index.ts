import type { Language } from '@roadstead/kernel';
import type { TableWords } from './catalogue.js';

export type { TableWords } from './catalogue.js';

const CATALOGUES: Readonly<Record<Language, () => Promise<TableWords>>> = {
  en: async () => (await import('./en/index.js')).en,
  nl: async () => (await import('./nl/index.js')).nl,
  de: async () => (await import('./de/index.js')).de,
};

const loaded = {} as Record<Language, TableWords>;

/** The words of the table in every language that is loaded. */
export const WORDS: Readonly<Record<Language, TableWords>> = loaded;

export async function loadWords(language: Language): Promise<void> {
  loaded[language] = await CATALOGUES[language]();
}
