import type { Language } from '@roadstead/kernel';
import type { Words } from './en.js';

const CATALOGUES: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./en.js')).en,
  nl: async () => (await import('./nl.js')).nl,
  de: async () => (await import('./de.js')).de,
};

export type { Words } from './en.js';

let catalogue: Words = $state.raw(null as unknown as Words);
let spoken: Language = $state('en');

/** The shell's words in the language that is spoken now; ready before anything is shown. */
export const words = {
  get now(): Words {
    return catalogue;
  },
  /** Changes together with the words, not before they are loaded. */
  get language(): Language {
    return spoken;
  },
};

export async function speak(language: Language): Promise<void> {
  const loaded = await CATALOGUES[language]();
  catalogue = loaded;
  spoken = language;
  document.documentElement.lang = language;
}
