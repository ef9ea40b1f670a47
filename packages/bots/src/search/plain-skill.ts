import type { Language } from '@roadstead/kernel';
import type { Skill } from './skill.js';

const GUESS: Readonly<Record<Language, string>> = {
  en: 'As good as any other choice.',
  nl: 'Zo goed als elke andere keuze.',
  de: 'So gut wie jede andere Wahl.',
};

/** For a game that nobody has taught the bots yet: plays on at random, and lets the search find out what is good. */
export const plainSkill: Skill<unknown, unknown> = {
  guess: ({ legal }) => ({ action: legal[0], why: (language) => GUESS[language] }),
  play: (_view, _seat, legal, random) => legal[random.int(legal.length)],
  reason: (_decision, _action, win, language) => {
    const percent = Math.round(win * 100);
    return {
      en: `Played on in thought, it wins ${percent} % of the time.`,
      nl: `In gedachten verder gespeeld wint dit ${percent} % van de keren.`,
      de: `In Gedanken weitergespielt gewinnt das in ${percent} % der Fälle.`,
    }[language];
  },
};
