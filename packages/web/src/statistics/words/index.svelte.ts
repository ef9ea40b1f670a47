import { PartWords } from '../../words/part.svelte.js';
import type { StatisticsWords } from './en.js';

export type { StatisticsWords } from './en.js';

/** The words around the statistics; ready before any of them is shown. */
export const statistics = new PartWords<StatisticsWords>({
  en: async () => (await import('./en.js')).en,
  nl: async () => (await import('./nl.js')).nl,
  de: async () => (await import('./de.js')).de,
});
