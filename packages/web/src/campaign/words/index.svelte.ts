import { PartWords } from '../../words/part.svelte.js';
import type { CampaignWords } from './en.js';

export type { CampaignWords } from './en.js';

/** The words of the page of a campaign. */
export const campaignWords = new PartWords<CampaignWords>({
  en: async () => (await import('./en.js')).en,
  nl: async () => (await import('./nl.js')).nl,
  de: async () => (await import('./de.js')).de,
});
