import type { HighlightKind, HighlightWords } from '@roadstead/kernel';

const en = (one: string, many: string): HighlightWords => ({
  name: one,
  next: `Next ${one}`,
  previous: `Previous ${one}`,
  count: (n) => `${n} ${n === 1 ? one : many}`,
});

/** Dutch says "volgend" before a word with "het". */
const nl = (one: string, many: string, isHet = false): HighlightWords => ({
  name: one,
  next: `${isHet ? 'Volgend' : 'Volgende'} ${one}`,
  previous: `${isHet ? 'Vorig' : 'Vorige'} ${one}`,
  count: (n) => `${n} ${n === 1 ? one : many}`,
});

const ENDINGS = { der: 'r', die: '', das: 's' } as const;

const de = (gender: keyof typeof ENDINGS, one: string, many: string): HighlightWords => ({
  name: one,
  next: `Nächste${ENDINGS[gender]} ${one}`,
  previous: `Vorige${ENDINGS[gender]} ${one}`,
  count: (n) => `${n} ${n === 1 ? one : many}`,
});

/** What people want to go back to. */
export const HIGHLIGHT_KINDS: readonly HighlightKind[] = [
  {
    id: 'lair',
    icon: 'crown',
    isBad: false,
    letters: ['k', 'l'],
    words: {
      en: { ...en('moment in the lair', 'moments in the lair'), greatest: 'In the Pirate King’s lair' },
      nl: {
        ...nl('moment in de schuilplaats', 'momenten in de schuilplaats', true),
        greatest: 'In de schuilplaats van de Pirate King',
      },
      de: {
        ...de('der', 'Augenblick im Versteck', 'Augenblicke im Versteck'),
        greatest: 'Im Versteck des Piratenkönigs',
      },
    },
  },
  {
    id: 'lake',
    icon: 'sword',
    isBad: false,
    letters: ['f', 'm'],
    words: {
      en: en('fight with the First Mate', 'fights with the First Mate'),
      nl: nl('gevecht met de Eerste Stuurman', 'gevechten met de Eerste Stuurman', true),
      de: de('der', 'Kampf gegen den Ersten Maat', 'Kämpfe gegen den Ersten Maat'),
    },
  },
  {
    id: 'haul',
    icon: 'ducats',
    isBad: false,
    letters: ['g', 'h'],
    words: {
      en: { ...en('big haul', 'big hauls'), greatest: 'Biggest haul' },
      nl: { ...nl('grote buit', 'keer een grote buit'), greatest: 'Grootste buit' },
      de: { ...de('die', 'fette Beute', 'fette Beuten'), greatest: 'Fetteste Beute' },
    },
  },
  {
    id: 'crew',
    icon: 'person',
    isBad: false,
    letters: ['c', 'j'],
    words: {
      en: en('crew card taken over', 'crew cards taken over'),
      nl: nl('overgenomen bemanningskaart', 'overgenomen bemanningskaarten'),
      de: de('die', 'abgenommene Mannschaftskarte', 'abgenommene Mannschaftskarten'),
    },
  },
  {
    id: 'debt',
    icon: 'skull',
    isBad: true,
    letters: ['d', 'b'],
    words: {
      en: { ...en('debt', 'debts'), greatest: 'Worst debt' },
      nl: { ...nl('schuld', 'schulden'), greatest: 'Grootste schuld' },
      de: { ...de('die', 'Schuld', 'Schulden'), greatest: 'Höchste Schuld' },
    },
  },
];
