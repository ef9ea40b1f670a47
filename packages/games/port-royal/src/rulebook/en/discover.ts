import { coins } from '../../words/grammar/en.js';
import { BUST_COINS, TAX, taxDue } from '../facts.js';
import type { ChapterWords } from '../words.js';

export const discover: ChapterWords<'D'> = {
  title: 'Phase 1: discover',
  rules: {
    'PR-D1': {
      title: 'Turn up cards',
      text: 'In your turn you turn up at least one card from the draw pile. After every card you decide: another one, or stop.',
      also: ['draw', 'first phase'],
    },
    'PR-D2': { title: 'Persons', text: 'A person goes to the harbour, the row of cards that can be taken this turn.' },
    'PR-D3': {
      title: 'Ships, and repelling them',
      text: 'A ship goes to the harbour. If you have at least as many [swords](PR-P4) as it shows, you may repel it instead: it is discarded. You can only repel the ship just turned up, and never one with a skull. Without any sword you can repel nothing.',
      also: ['fight', 'skull', 'swords', 'drive away'],
    },
    'PR-D4': {
      title: 'Swords are never used up',
      text: 'Your swords serve any number of times, also within one turn.',
      also: ['fight'],
    },
    'PR-D5': {
      title: 'Repelling without need',
      text: 'You may repel a ship even if its colour is not in the harbour yet: a ship of few coins now may spoil a better one later.',
      example: 'A flute worth 1 coin would make every later flute dangerous. You repel it and go on.',
    },
    'PR-D6': {
      title: 'Bust',
      text: 'If a second ship of a colour comes into the harbour, your turn is bust: all cards there are discarded, that ship included, and nobody takes any. You may let such a ship in on purpose, even if you could [repel](PR-D3) it.',
      also: ['second ship', 'same colour', 'lose', 'busted'],
    },
    'PR-D7': {
      title: 'After a bust',
      text: `Every player gets ${coins(BUST_COINS)} for each of their jesters, the active player too. If it was your turn, you may still claim [expeditions](PR-X1) before it ends.`,
    },
    'PR-D8': {
      title: 'Expeditions turned up',
      text: 'An expedition goes to a row of its own beside the harbour. It survives busts and stays there until somebody [claims](PR-X2) it.',
    },
    'PR-D9': {
      title: 'Tax increase',
      text: `You resolve a tax increase at once; then the card is discarded. Everybody with ${coins(TAX.threshold)} or more gives up half of them, rounded down. Then whoever has most swords or least influence, as the card says, gets ${coins(TAX.bonusCoins)}; all who are tied get it, even if they all have 0. Your turn goes on.`,
      example: `With ${TAX.threshold} or ${TAX.threshold + 1} coins you lose ${taxDue(TAX.threshold)}.`,
      also: ['taxes', 'half'],
    },
    'PR-D10': {
      title: 'No way back',
      text: 'Once you have stopped and phase 2 has begun, no more cards are turned up this turn.',
      also: ['stop'],
    },
    'PR-D11': {
      title: 'An empty harbour',
      text: 'You may stop with nothing in the harbour, when only expeditions and taxes came. Phase 2 happens all the same, and [jesters](PR-P6) bring coins then.',
    },
  },
};
