import type { Language } from '@roadstead/kernel';

export interface NoticeWords {
  readonly title: (game: string) => string;
  readonly body: string;
}

/** What a turn notice says. */
export const NOTICE_WORDS: Readonly<Record<Language, NoticeWords>> = {
  en: { title: (game) => `${game}: it is your turn`, body: 'Your table is waiting for you.' },
  nl: { title: (game) => `${game}: je bent aan de beurt`, body: 'Je tafel wacht op je.' },
  de: { title: (game) => `${game}: du bist am Zug`, body: 'Dein Tisch wartet auf dich.' },
};
