import type { Language } from '@roadstead/kernel';
import { MOST_FEE } from '../board/numbers.js';
import { FLAGS, type Order } from './order.js';

interface OrderWords {
  readonly begin: string;
  leaveFrom(ducats: number): string;
  readonly noLeave: string;
  readonly hold: string;
  readonly peace: string;
  readonly remain: string;
  readonly keepTokens: string;
  readonly keepMarkers: string;
}

const WORDS: Readonly<Record<Language, OrderWords>> = {
  en: {
    begin: 'Until the calendar ends',
    leaveFrom: (n) =>
      n === 0 ? 'always give leave' : `give leave from ${n} ${n === 1 ? 'ducat' : 'ducats'}, else refuse`,
    noLeave: 'never give leave',
    hold: 'attack nobody',
    peace: 'challenge nobody',
    remain: 'never slip away',
    keepTokens: 'pledge no lost ships',
    keepMarkers: 'move no marker',
  },
  nl: {
    begin: 'Tot de kalender om is',
    leaveFrom: (n) =>
      n === 0 ? 'altijd toestemmen' : `toestemmen vanaf ${n} ${n === 1 ? 'dukaat' : 'dukaten'}, anders weigeren`,
    noLeave: 'nooit toestemmen',
    hold: 'niemand aanvallen',
    peace: 'niemand uitdagen',
    remain: 'nooit ontkomen',
    keepTokens: 'geen verloren schepen inzetten',
    keepMarkers: 'geen markering verplaatsen',
  },
  de: {
    begin: 'Bis der Kalender endet',
    leaveFrom: (n) => (n === 0 ? 'immer zustimmen' : `ab ${n} Dukaten zustimmen, sonst ablehnen`),
    noLeave: 'nie zustimmen',
    hold: 'niemanden angreifen',
    peace: 'niemanden herausfordern',
    remain: 'nie entkommen',
    keepTokens: 'keine verlorenen Schiffe einsetzen',
    keepMarkers: 'keinen Marker versetzen',
  },
};

export function exceptionIn({ leaveFrom, ...flags }: Order, language: Language): string {
  const words = WORDS[language];
  const leave = leaveFrom === undefined ? [] : [leaveFrom > MOST_FEE ? words.noLeave : words.leaveFrom(leaveFrom)];
  return [...leave, ...FLAGS.filter((flag) => flags[flag]).map((flag) => words[flag])].join('; ');
}

export const describeOrder = (order: Order, language: Language): string =>
  `${WORDS[language].begin}: ${exceptionIn(order, language)}.`;
