import { contracts, quoted } from '../../variants/words/en/contracts.js';
import { and, cards } from '../../words/grammar/en.js';
import {
  CARDS_PER_GAMBLE,
  CO_OP_ONLY,
  CONTRACTS_IN_ALL,
  CUBES,
  OPEN_CONTRACTS_CO_OP,
  TIME_EXAMPLE,
  TIME_PILE,
  TITLES,
} from '../facts.js';
import type { ChapterWords } from '../words.js';

const open = and(OPEN_CONTRACTS_CO_OP.flatMap((n, players) => (players === 0 ? [] : [`${n} for ${players}`])));
const titles = [...TITLES].reverse().map(({ points, title }) => `${contracts.titles[title]} from ${points}`);

export const together: ChapterWords<'O'> = {
  title: 'Together, and alone',
  rules: {
    'PR-O1': {
      title: 'Open contracts',
      text: `All ${CONTRACTS_IN_ALL} contracts are shuffled, and some lie open: ${open} players.`,
      also: ['co-op', 'solo'],
    },
    'PR-O2': {
      title: 'The time pile',
      text: `It holds ${TIME_PILE} cards, plus the numbers on the seals of the open contracts, plus 1 for each different letter on them. The seals of ${and(CO_OP_ONLY.map(quoted))} are not known to us: we made them up.`,
      example: `Seals with ${and(TIME_EXAMPLE.numbers.map(String))} and the letters ${and(TIME_EXAMPLE.letters)} make ${TIME_EXAMPLE.cards} cards.`,
      also: ['seal', 'letter'],
    },
    'PR-O3': {
      title: 'Every turn costs time',
      text: 'The first card of every turn comes from the time pile, all others from the draw pile.',
    },
    'PR-O4': {
      title: 'Won or lost',
      text: 'You have won as soon as somebody has fulfilled each open contract. You have lost as soon as a turn begins and the time pile is empty: its cards are as many turns as you have. In a turn that cannot begin nobody claims or fulfils anything, so do in the turn before what you can.',
      also: ['victory', 'end'],
    },
    'PR-O5': {
      title: 'The fee stays',
      text: 'Also as a team you pay the active player for a card. If you play alone, you are always active, pay no fee, and get the bonus of every tax.',
      also: ['solo'],
    },
    'PR-O6': {
      title: 'Points',
      text: `Before the first turn, once the contracts lie open and the time pile is counted, the start player decides for the team how many cards of the time pile to put aside: none, or up to all but one. After each tax, the active player may put the top card aside. A card put aside means less time, but it is a point. The rulebooks differ on who decides; this is our ruling. Points count only if you win: ${titles.join(', ')}.`,
      also: ['title', 'put aside', 'difficulty'],
    },
    'PR-O7': {
      title: 'Influence and cubes',
      text: `Influence does not end the game here. You still have ${CUBES} cubes each, and [second and third contracts](PR-C7) still bring influence: the rulebook says that contracts work as usual.`,
    },
    'PR-O8': {
      title: 'Gambler and time pile',
      text: `If you begin your turn with a gambler, the first of his ${cards(CARDS_PER_GAMBLE)} comes from the time pile: our ruling, since it is the first card of the turn.`,
    },
  },
};
