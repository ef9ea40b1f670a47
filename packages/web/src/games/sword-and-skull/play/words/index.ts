import type { Language } from '@roadstead/kernel';
import type { PlayWords } from './catalogue.js';

export type { PlayWords } from './catalogue.js';

const CATALOGUES: Readonly<Record<Language, () => Promise<PlayWords>>> = {
  en: async () => (await import('./en.js')).en,
  nl: async () => (await import('./nl.js')).nl,
  de: async () => (await import('./de.js')).de,
};

const loaded = {} as Record<Language, PlayWords>;

/** What the models of the table say, in every language that is loaded. */
export const PLAY: Readonly<Record<Language, PlayWords>> = loaded;

export async function loadPlayWords(language: Language): Promise<void> {
  loaded[language] = await CATALOGUES[language]();
}
