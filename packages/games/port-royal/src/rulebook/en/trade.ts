import { cards, coins } from '../../words/grammar/en.js';
import { FEE, PICKS_BY_COLOURS } from '../facts.js';
import type { ChapterWords } from '../words.js';

const [, , , few, four, five] = PICKS_BY_COLOURS;

export const trade: ChapterWords<'T'> = {
  title: 'Phase 2: trade and hire',
  rules: {
    'PR-T1': {
      title: 'How many cards you may take',
      text: `In your own turn you may take ${cards(few)} from the harbour; ${four} if ships of four colours lie there, ${five} if all five do. The colours are counted once, when you stop.`,
      example: `You take a ship from a harbour with four colours. Only three are left, but you may still take your second card.`,
      also: ['four colours', 'five colours', 'limit'],
    },
    'PR-T2': {
      title: 'One card at a time',
      text: 'You take cards one by one, and what each gives serves from then on. You never have to take one.',
      example: 'You hire a trader in frigates and then trade with the frigate beside him: he brings 1 coin at once.',
      also: ['pass', 'optional'],
    },
    'PR-T3': {
      title: 'Trade with a ship',
      text: 'You take a ship, get the coins that it shows, and discard it.',
      also: ['income'],
    },
    'PR-T4': {
      title: 'Hire a person',
      text: 'Pay what the person costs to the discard pile and lay the card in your display. From now on you can use its ability, and its influence counts.',
      also: ['cost', 'price', 'buy'],
    },
    'PR-T5': {
      title: 'Then the others',
      text: `After the active player the others follow, clockwise. Each may take 1 card by the same rules, and pays ${coins(FEE)} to the active player for it.`,
      also: ['fee', 'non-active'],
    },
    'PR-T6': {
      title: 'Paying the fee',
      text: `With a ship, the fee may come out of what it brings, so that you need no coins at hand. With a person, you pay the fee first, and what is left must cover the cost.`,
      example: `You have no coins: a ship of 1 coin can be taken, though nothing is left of it. With 5 coins you can hire a person for ${5 - FEE}, not for 5.`,
      also: ['fee'],
    },
    'PR-T7': {
      title: 'End of the turn',
      text: 'When all have had their chance, the rest of the harbour is discarded. The next player clockwise is active.',
    },
    'PR-T8': {
      title: 'No debts',
      text: 'What you cannot pay in full, you cannot do. Nobody ever owes anything.',
      also: ['too dear', 'expensive', 'afford'],
    },
  },
};
