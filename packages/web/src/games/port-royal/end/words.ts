import type { Language } from '@roadstead/kernel';

interface RaceWords {
  raceFor(influence: number): string;
  readonly influence: string;
  readonly contracts: string;
  /** For those who do not see the cards. */
  wonWith(list: string): string;
}

export const RACE_WORDS: Readonly<Record<Language, RaceWords>> = {
  en: {
    raceFor: (influence) => `The race for ${influence}`,
    influence: 'The race for influence',
    contracts: 'Contracts fulfilled, round by round',
    wonWith: (list) => `Won with: ${list}`,
  },
  nl: {
    raceFor: (influence) => `De race naar ${influence}`,
    influence: 'De race om invloed',
    contracts: 'Vervulde functies, ronde voor ronde',
    wonWith: (list) => `Gewonnen met: ${list}`,
  },
  de: {
    raceFor: (influence) => `Das Rennen auf ${influence}`,
    influence: 'Das Rennen um Einfluss',
    contracts: 'Erfüllte Aufträge, Runde für Runde',
    wonWith: (list) => `Gewonnen mit: ${list}`,
  },
};
