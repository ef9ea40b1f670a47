import type { HighlightKind } from '@roadstead/kernel';

/** A turn that came to nothing, and one that people remember. */
export const HIGHLIGHT_KINDS: readonly HighlightKind[] = [
  {
    id: 'bust',
    icon: 'skull',
    isBad: true,
    letters: ['b'],
    words: {
      en: {
        name: 'bust',
        next: 'Next bust',
        previous: 'Previous bust',
        count: (n) => (n === 1 ? '1 bust' : `${n} busts`),
        greatest: 'Biggest bust',
      },
      nl: {
        name: 'mislukte beurt',
        next: 'Volgende mislukte beurt',
        previous: 'Vorige mislukte beurt',
        count: (n) => (n === 1 ? '1 mislukte beurt' : `${n} mislukte beurten`),
        greatest: 'Grootste mislukking',
      },
      de: {
        name: 'Fehlschlag',
        next: 'Nächster Fehlschlag',
        previous: 'Voriger Fehlschlag',
        count: (n) => (n === 1 ? '1 Fehlschlag' : `${n} Fehlschläge`),
        greatest: 'Größter Fehlschlag',
      },
    },
  },
  {
    id: 'big',
    icon: 'crown',
    isBad: false,
    letters: ['g', 'h'],
    words: {
      en: {
        name: 'big turn',
        next: 'Next big turn',
        previous: 'Previous big turn',
        count: (n) => (n === 1 ? '1 big turn' : `${n} big turns`),
        greatest: 'Best turn',
      },
      nl: {
        name: 'grote beurt',
        next: 'Volgende grote beurt',
        previous: 'Vorige grote beurt',
        count: (n) => (n === 1 ? '1 grote beurt' : `${n} grote beurten`),
        greatest: 'Beste beurt',
      },
      de: {
        name: 'großer Zug',
        next: 'Nächster großer Zug',
        previous: 'Voriger großer Zug',
        count: (n) => (n === 1 ? '1 großer Zug' : `${n} große Züge`),
        greatest: 'Bester Zug',
      },
    },
  },
];
