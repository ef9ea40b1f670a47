import { PartWords } from '../../words/part.svelte.js';
import type { RulesWords } from './en.js';

export type { RulesWords } from './en.js';

/** The words around the rules; ready before any of them is shown. */
export const rules = new PartWords<RulesWords>({
  en: async () => (await import('./en.js')).en,
  nl: async () => (await import('./nl.js')).nl,
  de: async () => (await import('./de.js')).de,
});
