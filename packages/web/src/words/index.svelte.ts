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

type LoadWords = (language: Language) => Promise<unknown>;
const others = new Set<LoadWords>();

/** Words of somebody else: loaded now in the language that is spoken, and from now on before another one is. */
export async function speakAlso(load: LoadWords): Promise<void> {
  others.add(load);
  await load(spoken);
}

export async function speak(language: Language): Promise<void> {
  const [loaded] = await Promise.all([CATALOGUES[language](), ...[...others].map((load) => load(language))]);
  catalogue = loaded;
  spoken = language;
  document.documentElement.lang = language;
}
