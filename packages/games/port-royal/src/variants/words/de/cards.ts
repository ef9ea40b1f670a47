import type { Card, Colour } from '../../../cards/card.js';
import { coins, cards as count, points } from '../../../words/grammar/de.js';
import { listed } from '../../../words/grammar/text.js';
import { CARDS_PER_GAMBLE } from '../../gambler/cards.js';
import { INFLUENCE_PER_SHIP } from '../../under-way/cards.js';
import type { BoxCardWords } from '../catalogue.js';
import { harbourRange } from '../facts.js';
import { dealsIn, giftOf } from '../special.js';

/** As it stands in "mit einem roten Schiff". */
const COLOURS: Readonly<Record<Colour, string>> = {
  yellow: 'gelben',
  blue: 'blauen',
  green: 'grünen',
  red: 'roten',
  black: 'schwarzen',
  ares: 'violetten',
};

const ship = (card: Card): string => `einem ${COLOURS[dealsIn(card) ?? 'red']} Schiff`;

export const cards: BoxCardWords = {
  abilities: {
    wholesaler: (person) =>
      `Handelst du mit ${ship(person)} und nimmst seine Münzen, bleibt es unter dieser Karte liegen und bringt ${points(INFLUENCE_PER_SHIP)}.`,
    passenger: () => 'Bringt Einflusspunkte und sonst nichts.',
    gambler: () =>
      `Decke einmal in deinem Zug ${count(CARDS_PER_GAMBLE)} auf einmal auf; keine davon kannst du abwehren. Geht es gut, darfst du nur noch handeln und eine Karte mehr nehmen.`,
    clerk: (person) => `Handelst du mit ${ship(person)}, darfst du eine Karte mehr nehmen.`,
    gunner: ({ income }) =>
      `Kommst du in Phase 2 an die Reihe, bekommst du ${coins(income?.coins ?? 0)} für jedes Schiff im Hafen, minus ${income?.shipsBeyond}.`,
    vice_admiral: ({ income }) =>
      income
        ? `Du bekommst ${coins(income.coins)}, wenn du in Phase 2 an die Reihe kommst und ${listed(harbourRange(income).map(String), 'oder')} Karten im Hafen liegen.`
        : '',
  },

  extras: (card) => [
    ...(card.subtype === 'wholesaler' ? [`${INFLUENCE_PER_SHIP} Einfluss je Schiff`] : []),
    ...(card.subtype === 'clerk' ? ['1 Karte mehr je Schiff'] : []),
    ...(card.subtype === 'gunner' ? ['Münzen für Schiffe'] : []),
    ...(card.subtype === 'gambler' ? [`${count(CARDS_PER_GAMBLE)} auf einmal`] : []),
    ...(giftOf(card) > 0 ? [`${coins(giftOf(card))} für einen Mitspieler`] : []),
  ],

  gift: (n) => `Ein Mitspieler deiner Wahl bekommt ${coins(n)}.`,
};
