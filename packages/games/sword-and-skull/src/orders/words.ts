import type { Language } from '@roadstead/kernel';
import type { Order, Unless } from './order.js';

interface OrderWords {
  readonly nothing: string;
  nothingExcept(list: string): string;
  readonly fights: string;
  readonly peace: string;
  itemFor(gold: number): string;
  bid(gold: number): string;
}

const WORDS: Readonly<Record<Language, OrderWords>> = {
  en: {
    nothing: 'Play no card and bid for nothing until your next turn.',
    nothingExcept: (list) => `Play no card and bid for nothing until your next turn, except for: ${list}.`,
    fights: 'a fight that a card could still turn',
    peace: 'a fight against a stronger figure, before the dice',
    itemFor: (n) => `an item for at most ${n} gold`,
    bid: (n) => `a bid of ${n} gold for you where nobody has bid as much`,
  },
  nl: {
    nothing: 'Speel geen kaart en bied op niets tot je volgende beurt.',
    nothingExcept: (list) => `Speel geen kaart en bied op niets tot je volgende beurt, behalve: ${list}.`,
    fights: 'een gevecht dat een kaart nog kan keren',
    peace: 'een gevecht met een sterkere figuur, vóór de dobbelstenen',
    itemFor: (n) => `een voorwerp voor hoogstens ${n} goud`,
    bid: (n) => `een bod van ${n} goud voor jou waar niemand zoveel heeft geboden`,
  },
  de: {
    nothing: 'Spiele bis zu deinem nächsten Zug keine Karte und biete auf nichts.',
    nothingExcept: (list) => `Spiele bis zu deinem nächsten Zug keine Karte und biete auf nichts, außer: ${list}.`,
    fights: 'ein Kampf, den eine Karte noch wenden kann',
    peace: 'ein Kampf gegen eine stärkere Figur, vor den Würfeln',
    itemFor: (n) => `ein Gegenstand für höchstens ${n} Gold`,
    bid: (n) => `ein Gebot von ${n} Gold für dich, wo niemand so viel geboten hat`,
  },
};

export function describeOrder(order: Order, language: Language): string {
  const list = exceptionIn(order, language);
  return list === '' ? WORDS[language].nothing : WORDS[language].nothingExcept(list);
}

export function exceptionIn({ unless = {} }: Order, language: Language): string {
  return exceptionsIn(unless, WORDS[language]).join('; ');
}

function exceptionsIn({ fights, peace, itemFor, bid }: Unless, words: OrderWords): string[] {
  return [
    ...(fights ? [words.fights] : []),
    ...(peace ? [words.peace] : []),
    ...(itemFor === undefined ? [] : [words.itemFor(itemFor)]),
    ...(bid === undefined ? [] : [words.bid(bid)]),
  ];
}
