import type { CampaignTale, Language } from '@roadstead/kernel';
import type { CampaignState } from '../campaign-state.js';
import { loadStory } from '../story/index.js';
import { chartOf } from './chart.js';
import { diaryPage } from './diary.js';
import type { TaleWords } from './words/catalogue.js';
import { de } from './words/de.js';
import { en } from './words/en.js';
import { nl } from './words/nl.js';

export { type ChapterTold, chapterTold } from './chapter-told.js';
export { rememberedIn } from './memory.js';

const WORDS: Readonly<Record<Language, TaleWords>> = { en, nl, de };

/** How a campaign of the adventure is told, with the words of its story. */
export async function loadTale(language: Language): Promise<CampaignTale> {
  const book = await loadStory(language);
  const words = WORDS[language];
  return {
    chart: (progress) => chartOf(progress as unknown as CampaignState, words, language),
    page: (part) => diaryPage(part, words, book, language),
  };
}
