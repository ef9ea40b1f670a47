import type { HighlightKind, HighlightWords } from '@roadstead/kernel';

const en = (one: string, many: string, greatest?: string): HighlightWords => ({
  name: one,
  next: `Next ${one}`,
  previous: `Previous ${one}`,
  count: (n) => `${n} ${n === 1 ? one : many}`,
  ...(greatest && { greatest }),
});

/** Dutch says "volgend" before a word with "het". */
const nl = (one: string, many: string, isHet: boolean, greatest?: string): HighlightWords => ({
  name: one,
  next: `${isHet ? 'Volgend' : 'Volgende'} ${one}`,
  previous: `${isHet ? 'Vorig' : 'Vorige'} ${one}`,
  count: (n) => `${n} ${n === 1 ? one : many}`,
  ...(greatest && { greatest }),
});

const ENDINGS = { der: 'r', die: '', das: 's' } as const;

const de = (gender: keyof typeof ENDINGS, one: string, many: string, greatest?: string): HighlightWords => ({
  name: one,
  next: `Nächste${ENDINGS[gender]} ${one}`,
  previous: `Vorige${ENDINGS[gender]} ${one}`,
  count: (n) => `${n} ${n === 1 ? one : many}`,
  ...(greatest && { greatest }),
});

/** What people want to go back to. */
export const HIGHLIGHT_KINDS: readonly HighlightKind[] = [
  {
    id: 'delivery',
    icon: 'ducats',
    isBad: false,
    letters: ['g', 'd'],
    words: {
      en: en('rich delivery', 'rich deliveries', 'Richest delivery'),
      nl: nl('rijke levering', 'rijke leveringen', false, 'Rijkste levering'),
      de: de('die', 'reiche Lieferung', 'reiche Lieferungen', 'Reichste Lieferung'),
    },
  },
  {
    id: 'fight',
    icon: 'sword',
    isBad: false,
    letters: ['f', 'k'],
    words: {
      en: en('fight', 'fights'),
      nl: nl('gevecht', 'gevechten', true),
      de: de('das', 'Gefecht', 'Gefechte'),
    },
  },
  {
    id: 'capture',
    icon: 'crown',
    isBad: false,
    letters: ['c', 'v'],
    words: {
      en: en('ship captured', 'ships captured'),
      nl: nl('veroverd schip', 'veroverde schepen', true),
      de: de('das', 'eroberte Schiff', 'eroberte Schiffe'),
    },
  },
  {
    id: 'loss',
    icon: 'skull',
    isBad: true,
    letters: ['l', 'b'],
    words: {
      en: en('loss of ships', 'losses of ships', 'Worst loss of ships'),
      nl: nl('verlies van schepen', 'keer verlies van schepen', true, 'Zwaarste verlies van schepen'),
      de: de('der', 'Verlust von Schiffen', 'Verluste von Schiffen', 'Schwerster Verlust von Schiffen'),
    },
  },
  {
    id: 'year',
    icon: 'hourglass',
    isBad: false,
    letters: ['y', 'j'],
    words: {
      en: en('year', 'years'),
      nl: nl('jaar', 'jaren', true),
      de: de('das', 'Jahr', 'Jahre'),
    },
  },
  {
    id: 'scoring',
    icon: 'star',
    isBad: false,
    letters: ['s', 'w'],
    words: {
      en: en('scoring', 'scorings'),
      nl: nl('telling', 'tellingen', false),
      de: de('die', 'Wertung', 'Wertungen'),
    },
  },
];
