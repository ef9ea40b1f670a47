import { PartWords } from '../../words/part.svelte.js';
import type { OnlineWords } from './en.js';

export type { OnlineWords } from './en.js';

/** The words of the online pages; ready before any of them is shown. */
export const online = new PartWords<OnlineWords>({
  en: async () => (await import('./en.js')).en,
  nl: async () => (await import('./nl.js')).nl,
  de: async () => (await import('./de.js')).de,
});
