import type { Language } from '@roadstead/kernel';

interface EndWords {
  readonly warehouse: string;
  readonly fort: string;
  wonWith(things: string): string;
  /** How points came about. */
  perDucats(ducats: number, per: number): string;
  cubes(n: number): string;
  tokens(n: number): string;
}

/** What the end says beside the words of the table. */
export const END_WORDS: Readonly<Record<Language, EndWords>> = {
  en: {
    warehouse: 'warehouse',
    fort: 'fort',
    wonWith: (things) => `Owned in the end: ${things}`,
    perDucats: (ducats, per) => `${ducats} ducats, 1 for ${per}`,
    cubes: (n) => (n === 1 ? '1 cube aboard' : `${n} cubes aboard`),
    tokens: (n) => (n === 1 ? '1 token' : `${n} tokens`),
  },
  nl: {
    warehouse: 'pakhuis',
    fort: 'fort',
    wonWith: (things) => `Aan het einde in bezit: ${things}`,
    perDucats: (ducats, per) => `${ducats} dukaten, 1 per ${per}`,
    cubes: (n) => (n === 1 ? '1 steen aan boord' : `${n} stenen aan boord`),
    tokens: (n) => (n === 1 ? '1 fiche' : `${n} fiches`),
  },
  de: {
    warehouse: 'Lagerhaus',
    fort: 'Festung',
    wonWith: (things) => `Am Ende im Besitz: ${things}`,
    perDucats: (ducats, per) => `${ducats} Dukaten, 1 für je ${per}`,
    cubes: (n) => (n === 1 ? '1 Ware an Bord' : `${n} Waren an Bord`),
    tokens: (n) => (n === 1 ? '1 Marke' : `${n} Marken`),
  },
};
