import { options } from '../../variants/words/en/options.js';
import { coins } from '../../words/grammar/en.js';
import {
  underWay as box,
  COMBINED_CARDS,
  INFLUENCE_PER_SHIP,
  PLAYERS_UNDER_WAY,
  TAX_UNDER_WAY,
  UNDER_WAY_CARDS,
} from '../facts.js';
import type { ChapterWords } from '../words.js';

export const underWay: ChapterWords<'U'> = {
  title: options.box.values.unterwegs.label,
  rules: {
    'PR-U1': {
      title: 'A game of its own',
      text: `For ${PLAYERS_UNDER_WAY.min} to ${PLAYERS_UNDER_WAY.max} players, with ${UNDER_WAY_CARDS} cards of its own, in 15 to 30 minutes. There are no expeditions. You start with ${coins(box.startingCoins)} as usual, and phases and persons work as in the base game. Not all numbers on these cards are known to us; those that we made up after the base game are marked in the overview of the cards.`,
    },
    'PR-U2': {
      title: 'Tax increase in this game',
      text: `Whoever has ${coins(TAX_UNDER_WAY.threshold)} or more goes down to ${TAX_UNDER_WAY.leaves(TAX_UNDER_WAY.threshold)}. Then whoever has least influence gets ${coins(TAX_UNDER_WAY.bonusCoins)}, and so do all who are tied.`,
      also: ['tax increase'],
    },
    'PR-U3': {
      title: 'The end of this game',
      text: `The last round begins when somebody has ${box.endInfluence} influence. [Ties](PR-E2) are broken as usual.`,
    },
    'PR-U4': {
      title: 'Wholesaler',
      text: `When you trade with a ship of his colour and take its coins, it slides under the wholesaler instead of being discarded, and there it is worth ${INFLUENCE_PER_SHIP} influence for the rest of the game. A ship lies under one wholesaler only, even if you have two of that colour.`,
    },
    'PR-U5': { title: 'Passenger', text: 'Brings influence, and nothing else.' },
    'PR-U6': {
      title: 'Together with the base game',
      text: `${COMBINED_CARDS.all} cards join the base game: ${COMBINED_CARDS.wholesalers} wholesalers, ${COMBINED_CARDS.passengers} passengers and ${COMBINED_CARDS.ships} ships. The rules, the tax and the end of the base game hold.`,
      also: ['combine', 'mix'],
    },
  },
};
