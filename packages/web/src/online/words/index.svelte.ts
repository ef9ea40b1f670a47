import type { Language } from '@roadstead/kernel';
import type { OnlineWords } from './en.js';

const CATALOGUES: Readonly<Record<Language, () => Promise<OnlineWords>>> = {
  en: async () => (await import('./en.js')).en,
  nl: async () => (await import('./nl.js')).nl,
  de: async () => (await import('./de.js')).de,
};

export type { OnlineWords } from './en.js';

let catalogue: OnlineWords | null = $state.raw(null);

/** The words of the online pages in the language that is spoken now; ready before any of them is shown. */
export const online = {
  get ready(): boolean {
    return catalogue !== null;
  },
  get words(): OnlineWords {
    return catalogue!;
  },
};

export async function speakOnline(language: Language): Promise<void> {
  catalogue = await CATALOGUES[language]();
}
