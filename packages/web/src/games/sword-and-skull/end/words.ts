import type { Language } from '@roadstead/kernel';

interface EndWords {
  readonly race: string;
  /** For those who do not see what lies there. */
  wonWith(list: string): string;
  officer(might: number): string;
  pirate(might: number): string;
}

export const END_WORDS: Readonly<Record<Language, EndWords>> = {
  en: {
    race: 'Chance of winning in the lair, in %',
    wonWith: (list) => `Won with: ${list}`,
    officer: (might) => `officer with Might ${might}`,
    pirate: (might) => `pirate with Might ${might}`,
  },
  nl: {
    race: 'Kans om te winnen in de schuilplaats, in %',
    wonWith: (list) => `Gewonnen met: ${list}`,
    officer: (might) => `officier met kracht ${might}`,
    pirate: (might) => `piraat met kracht ${might}`,
  },
  de: {
    race: 'Chance auf den Sieg im Versteck, in %',
    wonWith: (list) => `Gewonnen mit: ${list}`,
    officer: (might) => `Offizier mit Stärke ${might}`,
    pirate: (might) => `Pirat mit Stärke ${might}`,
  },
};
