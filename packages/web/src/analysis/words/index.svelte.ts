import { PartWords } from '../../words/part.svelte.js';
import type { AnalysisPageWords } from './en.js';

/** The words of the analysis. */
export const analysis = new PartWords<AnalysisPageWords>({
  en: async () => (await import('./en.js')).en,
  nl: async () => (await import('./nl.js')).nl,
  de: async () => (await import('./de.js')).de,
});
