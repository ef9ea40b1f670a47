import * as facts from '../facts.js';
import type { ChapterWords } from '../words.js';

const { BONUS_GOLD } = facts;

export const fights: ChapterWords<'B'> = {
  title: 'Fights',
  rules: {
    'SS-B1': {
      title: 'Who wins',
      text: 'Each side adds a die to its [Might](SS-B3). The higher total wins; a tie goes to the attacker, against an enemy to the player.',
      also: ['total', 'tie'],
    },
    'SS-B2': {
      title: 'A blank loses',
      text: 'Whoever rolls a blank loses. Two blanks are rolled again before anybody can play a card.',
    },
    'SS-B3': {
      title: 'Might',
      text: 'A figure’s Might is the number of its symbols on crew, items and fortune cards that lie before you. It starts at 0.',
      also: ['strength', 'symbols'],
    },
    'SS-B4': {
      title: 'Enemies',
      text: 'An enemy’s Might and reward stand in its table, by the number of your crew cards. The player to your left rolls for it.',
      also: ['reward', 'table'],
    },
    'SS-B5': {
      title: 'Figures of others',
      text: 'After the space your figure fights every figure of other players there, each once. You choose the next one after each fight.',
      also: ['attack', 'order'],
    },
    'SS-B6': {
      title: 'The winner’s bonus',
      text: `Whoever wins a fight between players, attacker or not, may take ${BONUS_GOLD} gold from the loser; or a crew card of choice, if the loser has more of them; or nothing.`,
      also: ['prize', 'loser'],
    },
    'SS-B7': {
      title: 'Cards in a fight',
      text: 'Keep the Peace is played before the dice, Lucky Blow and Quick Thinking after them. The attacker plays or passes first, then the other, until both have passed in a row.',
      also: ['window', 'pass'],
    },
    'SS-B8': {
      title: 'One card at a time',
      text: 'Each card works at once. Lucky Blows add up, Quick Thinking rolls your die again, and several may follow each other. A useless card may be played.',
    },
    'SS-B9': {
      title: 'Two blanks after a card',
      text: 'If both dice are blank when all have passed, both are rolled again and cards may be played again. Lucky Blows played before still count.',
    },
    'SS-B10': {
      title: 'Who attacks',
      text: 'The attacker is the figure that has just moved. Against enemies, First Mate and King it is always the player’s.',
    },
  },
};

export const debt: ChapterWords<'D'> = {
  title: 'Debt',
  rules: {
    'SS-D1': {
      title: 'More than you have',
      text: 'If you owe more gold than you have, you sell items to the bank at their price, one by one as you choose, until it is enough. If it never is, the bank pays what is missing. In either case the figure goes back to its ship. Sold items are discarded; what a sale brings too much is yours.',
      also: ['bankrupt', 'sell', 'owe'],
    },
    'SS-D2': {
      title: 'No debt for buying',
      text: 'For an item or for the ransom you need the gold in hand.',
    },
    'SS-D3': {
      title: 'Which figure goes',
      text: 'It is the figure whose space, card or lost fight caused the debt. Its other events and fights of this turn are dropped; at-once cards already drawn are still done.',
    },
  },
};
