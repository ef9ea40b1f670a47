import beginPicture from 'virtual:picture/adventure-begins';
import goOnPicture from 'virtual:picture/adventure-goes-on';
import type { Language, OptionValues, Progress } from '@roadstead/kernel';
import { CHAPTER_TITLES } from '@roadstead/port-royal/chapter-titles';
import type { CampaignFace } from '../../../face.js';

type Chapter = keyof (typeof CHAPTER_TITLES)['en'];

const CHAPTER: Readonly<Record<Language, (n: number, title: string) => string>> = {
  en: (n, title) => `Chapter ${n}: ${title}`,
  nl: (n, title) => `Hoofdstuk ${n}: ${title}`,
  de: (n, title) => `Kapitel ${n}: ${title}`,
};
const SIXTH: Readonly<Record<Language, string>> = {
  en: 'The sixth evening',
  nl: 'De zesde avond',
  de: 'Der sechste Abend',
};
const CHAPTERS = 5;

/** The adventure in lists: what its campaign says there rests on options and progress alone. */
export const adventureFace: CampaignFace = {
  title: { en: 'The adventure begins', nl: 'Het avontuur begint', de: 'Das Abenteuer beginnt' },
  pitch: {
    en: 'A lamp goes out on the quay, and ten strays set out to fetch its keeper home. A story in five evenings, for 1 to 4 players.',
    nl: 'Op de kade gaat een lamp uit, en tien zwervers varen uit om haar hoedster thuis te halen. Een verhaal in vijf avonden, voor 1 tot 4 spelers.',
    de: 'Am Kai erlischt eine Lampe, und zehn Gestrandete brechen auf, ihre Hüterin heimzuholen. Eine Geschichte in fünf Abenden, für 1 bis 4 Spieler.',
  },
  pictures: { begin: beginPicture, goOn: goOnPicture },
  options: { chapter: 1, mode: 'co-op' },
  parts: CHAPTERS,
  at({ chapter = 'none', campaign = null }: OptionValues) {
    if (campaign !== null) return campaign as Progress;
    return chapter === 'none' ? null : { chapter, failures: 0 };
  },
  stands({ chapter, failures }, language) {
    if (chapter === 'variable') return { done: CHAPTERS, next: SIXTH[language], again: false };
    const number = chapter as Chapter;
    const title = CHAPTER_TITLES[language][number];
    return { done: number - 1, next: CHAPTER[language](number, title), again: (failures as number) > 0 };
  },
};
