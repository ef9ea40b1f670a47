import { cards, coins, swords } from '../../words/grammar/en.js';
import {
  ADMIRAL,
  DISCOUNT,
  FEE,
  GOVERNOR_PICKS,
  JESTER,
  PIRATE_SWORDS,
  SAILOR_SWORDS,
  TRADER_COINS,
} from '../facts.js';
import type { ChapterWords } from '../words.js';

export const persons: ChapterWords<'P'> = {
  title: 'Persons',
  rules: {
    'PR-P1': {
      title: 'Captain, priest, settler',
      text: 'They bring the symbols that [expeditions](PR-X2) ask for: the captain an anchor, the priest a cross, the settler a house.',
    },
    'PR-P2': {
      title: 'Jack-of-all-trades',
      text: 'On an expedition, stands for one captain, priest or settler: see [who goes along](PR-X3).',
      also: ['wild'],
    },
    'PR-P3': {
      title: 'Trader',
      text: `Deals in ships of one colour: whenever you take such a ship, you get ${coins(TRADER_COINS)} more. Several traders of that colour bring one coin each.`,
      example: 'With two traders in frigates, a frigate worth 2 coins brings you 4.',
    },
    'PR-P4': {
      title: 'Sailor and pirate',
      text: `A sailor brings ${swords(SAILOR_SWORDS)}, a pirate ${swords(PIRATE_SWORDS)}. Add up all of yours to [repel](PR-D3) ships.`,
      also: ['swords'],
    },
    'PR-P5': {
      title: 'Admiral',
      text: `If the harbour holds ${cards(ADMIRAL.harbourFrom ?? 0)} or more when your turn comes in phase 2, each of your admirals brings you ${coins(ADMIRAL.coins)}.`,
    },
    'PR-P6': {
      title: 'Jester',
      text: `If the harbour is empty when your turn comes in phase 2, each of your jesters brings you ${coins(JESTER.coins)}; so they do after a [bust](PR-D7). This holds in your own turn, too: the first edition says otherwise, but we follow the newer one.`,
      also: ['fool', 'clown'],
    },
    'PR-P7': {
      title: 'Governor',
      text: `Lets you take ${GOVERNOR_PICKS} more card, for each governor, in every turn. What counts is who you have when your turn comes in phase 2. In the turns of others you pay ${coins(FEE)} for each card.`,
    },
    'PR-P8': {
      title: 'Mademoiselle',
      text: `Every person costs you ${coins(DISCOUNT)} less for each mademoiselle, but never less than 0.`,
      also: ['cheaper', 'discount'],
    },
    'PR-P9': {
      title: 'Income comes first',
      text: 'Coins of admirals, jesters and the like arrive before you choose, so you can spend them at once. A card that you hire while you take comes too late for that.',
      also: ['income'],
    },
    'PR-P10': {
      title: 'What counts as a harbour card',
      text: 'Ships and persons only. Expeditions and taxes never count, however many were turned up.',
    },
  },
};
