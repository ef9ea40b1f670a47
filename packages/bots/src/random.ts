import type { Bot } from './bot.js';

const WHY = {
  en: 'Picked at random.',
  nl: 'Op goed geluk gekozen.',
  de: 'Aufs Geratewohl gewählt.',
} as const;

/** Takes any legal action, all equally likely. Knows no game. */
export const random: Bot<unknown, unknown> = {
  choose: ({ legal, random }) => ({ action: legal[random.int(legal.length)], why: (language) => WHY[language] }),
};
