import type { Language } from '@roadstead/kernel';
import { PartWords } from '../../../words/part.svelte.js';
import type { FurnitureWords } from './en.js';

export const furniture = new PartWords<FurnitureWords>({
  en: async () => (await import('./en.js')).en,
  nl: async () => (await import('./nl.js')).nl,
  de: async () => (await import('./de.js')).de,
});

/** A game that uses the furniture learns its words together with its own. */
export const learnFurniture = (language: Language) => furniture.speak(language);
