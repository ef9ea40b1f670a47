import type { Language } from '@roadstead/kernel';
import { CATALOGUE, cardById } from '../cards/catalogue.js';
import { CATALOGUES } from '../words/catalogues.js';
import * as de from '../words/grammar/de.js';
import * as en from '../words/grammar/en.js';
import * as nl from '../words/grammar/nl.js';
import type { Order, Unless } from './order.js';

interface OrderWords {
  readonly nothing: string;
  /** The list says what would be reason enough to ask. */
  nothingUnless(list: string): string;
  personFor(coins: number): string;
  shipFor(coins: number): string;
}

const WORDS: Readonly<Record<Language, OrderWords>> = {
  en: {
    nothing: 'Take nothing in this turn.',
    nothingUnless: (list) => `Take nothing in this turn, unless one of these can be had: ${list}.`,
    personFor: (n) => `a person for at most ${en.coins(n)}`,
    shipFor: (n) => `a ship for at least ${en.coins(n)}`,
  },
  nl: {
    nothing: 'Neem deze beurt niets.',
    nothingUnless: (list) => `Neem deze beurt niets, tenzij een van deze te krijgen is: ${list}.`,
    personFor: (n) => `een persoon voor hoogstens ${nl.coins(n)}`,
    shipFor: (n) => `een schip voor minstens ${nl.coins(n)}`,
  },
  de: {
    nothing: 'Nimm in diesem Zug nichts.',
    nothingUnless: (list) => `Nimm in diesem Zug nichts, außer eines davon ist zu haben: ${list}.`,
    personFor: (n) => `eine Person für höchstens ${de.coins(n)}`,
    shipFor: (n) => `ein Schiff für mindestens ${de.coins(n)}`,
  },
};

export function describeOrder(order: Order, language: Language): string {
  const words = WORDS[language];
  const reasons = order.unless === undefined ? [] : reasonsIn(order.unless, language);
  return reasons.length === 0 ? words.nothing : words.nothingUnless(reasons.join(', '));
}

export function exceptionIn({ unless = {} }: Order, language: Language): string {
  return reasonsIn(unless, language).join(', ');
}

function reasonsIn({ cards = [], kinds = [], maxPrice, minCoins }: Unless, language: Language): string[] {
  const { personFor, shipFor } = WORDS[language];
  return [
    ...cards.map((id) => CATALOGUES[language].cards.name(cardById(id)!)),
    ...kinds.map((kind) => CATALOGUE.find(({ subtype }) => subtype === kind)!.names[language]),
    ...(maxPrice === undefined ? [] : [personFor(maxPrice)]),
    ...(minCoins === undefined ? [] : [shipFor(minCoins)]),
  ];
}
