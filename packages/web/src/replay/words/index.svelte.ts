import { PartWords } from '../../words/part.svelte.js';
import type { ReplayWords } from './en.js';

export type { ReplayWords } from './en.js';

/** The words of the replay page; ready before it is shown. */
export const replayWords = new PartWords<ReplayWords>({
  en: async () => (await import('./en.js')).en,
  nl: async () => (await import('./nl.js')).nl,
  de: async () => (await import('./de.js')).de,
});
