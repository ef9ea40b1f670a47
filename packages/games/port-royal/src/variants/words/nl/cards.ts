import type { Card } from '../../../cards/card.js';
import { COLOURS, coins, cards as count, points } from '../../../words/grammar/nl.js';
import { listed } from '../../../words/grammar/text.js';
import { CARDS_PER_GAMBLE } from '../../gambler/cards.js';
import { INFLUENCE_PER_SHIP } from '../../under-way/cards.js';
import type { BoxCardWords } from '../catalogue.js';
import { harbourRange } from '../facts.js';
import { dealsIn, giftOf } from '../special.js';

const ship = (card: Card): string => `${COLOURS[dealsIn(card) ?? 'red']} schip`;

export const cards: BoxCardWords = {
  abilities: {
    wholesaler: (person) =>
      `Handel je met een ${ship(person)} en neem je de munten, dan blijft het schip onder deze kaart liggen, goed voor ${points(INFLUENCE_PER_SHIP)}.`,
    passenger: () => 'Levert invloedspunten op, en verder niets.',
    gambler: () =>
      `Draai één keer in je beurt ${count(CARDS_PER_GAMBLE)} tegelijk om; geen ervan kun je verjagen. Gaat het goed, dan mag je alleen nog handelen, en één kaart extra nemen.`,
    clerk: (person) => `Handel je met een ${ship(person)}, dan mag je één kaart extra nemen.`,
    gunner: ({ income }) =>
      `Kom jij in fase 2 aan de beurt, dan krijg je ${coins(income?.coins ?? 0)} voor elk schip in de haven, min ${income?.shipsBeyond}.`,
    vice_admiral: ({ income }) =>
      income
        ? `Je krijgt ${coins(income.coins)} als jij in fase 2 aan de beurt komt en er ${listed(harbourRange(income).map(String), 'of')} kaarten in de haven liggen.`
        : '',
  },

  extras: (card) => [
    ...(card.subtype === 'wholesaler' ? [`${INFLUENCE_PER_SHIP} invloed per schip`] : []),
    ...(card.subtype === 'clerk' ? ['1 kaart extra per schip'] : []),
    ...(card.subtype === 'gunner' ? ['munten voor schepen'] : []),
    ...(card.subtype === 'gambler' ? [`${count(CARDS_PER_GAMBLE)} tegelijk`] : []),
    ...(giftOf(card) > 0 ? [`${coins(giftOf(card))} voor een ander`] : []),
  ],

  gift: (n) => `Een andere speler naar keuze krijgt ${coins(n)}.`,
};
