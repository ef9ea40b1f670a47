import { PartWords } from '../../../words/part.svelte.js';
import type { EndWords } from './en.js';

export type { EndWords } from './en.js';

/** The words of the end of a game. */
export const ending = new PartWords<EndWords>({
  en: async () => (await import('./en.js')).en,
  nl: async () => (await import('./nl.js')).nl,
  de: async () => (await import('./de.js')).de,
});
