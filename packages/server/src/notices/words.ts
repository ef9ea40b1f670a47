import type { Language } from '@roadstead/kernel';

interface NoticeWords {
  readonly title: (game: string) => string;
  readonly body: string;
  /** Whoever has no name. */
  readonly bot: string;
}

/** What a turn notice says. */
export const NOTICE_WORDS: Readonly<Record<Language, NoticeWords>> = {
  en: { title: (game) => `${game}: it is your turn`, body: 'Your table is waiting for you.', bot: 'a bot' },
  nl: { title: (game) => `${game}: je bent aan de beurt`, body: 'Je tafel wacht op je.', bot: 'een bot' },
  de: { title: (game) => `${game}: du bist am Zug`, body: 'Dein Tisch wartet auf dich.', bot: 'ein Bot' },
};
