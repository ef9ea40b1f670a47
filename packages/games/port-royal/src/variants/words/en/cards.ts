import type { Card } from '../../../cards/card.js';
import { COLOURS } from '../../../words/en/colours.js';
import { coins, cards as count } from '../../../words/grammar/en.js';
import { listed } from '../../../words/grammar/text.js';
import { CARDS_PER_GAMBLE } from '../../gambler/cards.js';
import { INFLUENCE_PER_SHIP } from '../../under-way/cards.js';
import type { BoxCardWords } from '../catalogue.js';
import { harbourRange } from '../facts.js';
import { dealsIn, giftOf } from '../special.js';

const ship = (card: Card): string => `${COLOURS[dealsIn(card) ?? 'red']} ship`;

export const cards: BoxCardWords = {
  abilities: {
    wholesaler: (person) =>
      `Whenever you trade with a ${ship(person)} and take its coins, the ship stays under this card, worth ${INFLUENCE_PER_SHIP} influence.`,
    passenger: () => 'Brings influence, and nothing else.',
    gambler: () =>
      `Once in your turn, turn up ${count(CARDS_PER_GAMBLE)} at once; none of them can be repelled. If you do not bust, you may only trade then, and take one more card.`,
    clerk: (person) => `Whenever you trade with a ${ship(person)}, you may take one more card.`,
    gunner: ({ income }) =>
      `When your turn comes in phase 2, you get ${coins(income?.coins ?? 0)} for every ship in the harbour, minus ${income?.shipsBeyond}.`,
    vice_admiral: ({ income }) =>
      income
        ? `You get ${coins(income.coins)} when your turn comes in phase 2 and the harbour holds ${listed(harbourRange(income).map(String), 'or')} cards.`
        : '',
  },

  extras: (card) => [
    ...(card.subtype === 'wholesaler' ? [`${INFLUENCE_PER_SHIP} influence a ship`] : []),
    ...(card.subtype === 'clerk' ? ['1 more card a ship'] : []),
    ...(card.subtype === 'gunner' ? ['coins for ships'] : []),
    ...(card.subtype === 'gambler' ? [`${count(CARDS_PER_GAMBLE)} at once`] : []),
    ...(giftOf(card) > 0 ? [`${coins(giftOf(card))} for another player`] : []),
  ],

  gift: (n) => `Another player of your choice gets ${coins(n)}.`,
};
