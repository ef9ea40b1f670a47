import { PartWords } from '../../words/part.svelte.js';
import type { LearnWords } from './en.js';

export type { LearnWords } from './en.js';

/** The words of the pages for learning; ready before any of them is shown. */
export const learn = new PartWords<LearnWords>({
  en: async () => (await import('./en.js')).en,
  nl: async () => (await import('./nl.js')).nl,
  de: async () => (await import('./de.js')).de,
});
