import type { GameTally } from '@roadstead/kernel';
import { DECIDING } from '../odds.js';
import { Count } from './count.js';
import { de } from './words/de.js';
import { en } from './words/en.js';
import { nl } from './words/nl.js';
import { wordsOf } from './words/words.js';

export const swordAndSkullTally: GameTally = {
  game: 'sword-and-skull',
  version: 1,
  count: (seats) => new Count(seats),
  variant: () => 'base',
  figures: [
    { name: 'games', of: 'games', as: 'number', ofMany: true },
    { name: 'won', of: 'won', per: 'games', as: 'share', ofMany: true, always: true },
    { name: 'ransomWins', of: 'ransomWins', per: 'won', as: 'share', ofMany: true },
    { name: 'officerWins', of: 'officerWins', per: 'won', as: 'share', ofMany: true },
    { name: 'pirateWins', of: 'pirateWins', per: 'won', as: 'share', ofMany: true },
    { name: 'rounds', of: 'rounds', per: 'games', as: 'number' },
    { name: 'gold', of: 'gold', per: 'games', as: 'number' },
    { name: 'purse', of: 'purse', per: 'games', as: 'number' },
    { name: 'goldGained', of: 'goldGained', per: 'games', as: 'number' },
    { name: 'goldPaid', of: 'goldPaid', per: 'games', as: 'number' },
    { name: 'officerMight', of: 'officerMight', per: 'games', as: 'number' },
    { name: 'pirateMight', of: 'pirateMight', per: 'games', as: 'number' },
    { name: 'crew', of: 'crew', per: 'games', as: 'number' },
    { name: 'recruited', of: 'recruited', per: 'games', as: 'number' },
    { name: 'crewWonOver', of: 'crewWonOver', per: 'games', as: 'number' },
    { name: 'crewLost', of: 'crewLost', per: 'games', as: 'number' },
    { name: 'items', of: 'items', per: 'games', as: 'number' },
    { name: 'auctionsWon', of: 'auctionsWon', per: 'games', as: 'number' },
    { name: 'bids', of: 'bids', per: 'bidsAsked', as: 'share' },
    { name: 'fights', of: 'fights', per: 'games', as: 'number' },
    { name: 'fightsWon', of: 'fightsWon', per: 'fights', as: 'share', always: true },
    { name: 'fightsExpected', of: 'fightsExpected', per: 'fights', unit: DECIDING, as: 'share' },
    { name: 'drawn', of: 'drawn', per: 'games', as: 'number' },
    { name: 'played', of: 'played', per: 'games', as: 'number' },
    { name: 'debts', of: 'debts', per: 'games', as: 'number', always: true },
    { name: 'sent', of: 'sent', per: 'games', as: 'number' },
  ],
  plots: [
    { kind: 'seats', name: 'wins', played: 'seated', won: 'wonAt' },
    { kind: 'bars', name: 'ways', of: 'ways' },
    { kind: 'bars', name: 'length', of: 'wonInRound' },
    { kind: 'course', name: 'gold', sum: 'goldAt', of: 'roundsAt' },
    { kind: 'course', name: 'officerMight', sum: 'officerMightAt', of: 'roundsAt' },
    { kind: 'course', name: 'pirateMight', sum: 'pirateMightAt', of: 'roundsAt' },
    { kind: 'rates', name: 'fights', of: 'foughtWith', hits: 'beaten' },
    { kind: 'bars', name: 'goldFrom', of: 'goldFrom' },
    { kind: 'bars', name: 'goldTo', of: 'goldTo' },
    { kind: 'bars', name: 'spaces', of: 'landedOn' },
    { kind: 'bars', name: 'sent', of: 'sentBy' },
    { kind: 'bars', name: 'crewTaken', of: 'crewTaken' },
    { kind: 'rates', name: 'crewWins', of: 'crewHad', hits: 'crewWonWith' },
    { kind: 'bars', name: 'itemsGot', of: 'itemsGot' },
    { kind: 'rates', name: 'itemWins', of: 'itemsHad', hits: 'itemsWonWith' },
    { kind: 'rates', name: 'cards', of: 'cardsDrawn', hits: 'cardsDone' },
    { kind: 'rates', name: 'cardWins', of: 'fortuneHad', hits: 'fortuneWonWith' },
  ],
  words: { en: wordsOf('en', en), nl: wordsOf('nl', nl), de: wordsOf('de', de) },
};
