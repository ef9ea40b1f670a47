import type { GameTally } from '@roadstead/kernel';
import { Count } from './count.js';
import { de } from './words/de.js';
import { en } from './words/en.js';
import { nl } from './words/nl.js';
import { wordsOf } from './words/words.js';

export const companiesTally: GameTally = {
  game: 'companies',
  version: 1,
  count: (seats) => new Count(seats),
  variant: ({ calendars }) => `${calendars}`,
  figures: [
    { name: 'games', of: 'games', as: 'number', ofMany: true },
    { name: 'won', of: 'won', per: 'games', as: 'share', ofMany: true, always: true },
    { name: 'points', of: 'points', per: 'games', as: 'number' },
    { name: 'ducats', of: 'ducats', per: 'games', as: 'number' },
    { name: 'ships', of: 'ships', per: 'games', as: 'number' },
    { name: 'delivered', of: 'delivered', per: 'games', as: 'number' },
    { name: 'earned', of: 'earned', per: 'games', as: 'number' },
    { name: 'fromDirectors', of: 'fromDirectors', per: 'games', as: 'number' },
    { name: 'fromGovernors', of: 'fromGovernors', per: 'games', as: 'number' },
    { name: 'fees', of: 'fees', per: 'games', as: 'number' },
    { name: 'granted', of: 'granted', per: 'asked', as: 'share' },
    { name: 'fields', of: 'fields', per: 'games', as: 'number' },
    { name: 'bought', of: 'bought', per: 'games', as: 'number' },
    { name: 'lost', of: 'lost', per: 'games', as: 'number', always: true },
    { name: 'captured', of: 'captured', per: 'games', as: 'number' },
    { name: 'attacks', of: 'attacks', per: 'games', as: 'number' },
    { name: 'piratesMet', of: 'piratesMet', per: 'games', as: 'number' },
    { name: 'repaired', of: 'repaired', per: 'games', as: 'number' },
    { name: 'decisions', of: 'decisions', per: 'games', as: 'number' },
  ],
  plots: [
    { kind: 'seats', name: 'wins', played: 'seated', won: 'wonAt' },
    { kind: 'course', name: 'points', sum: 'pointsAt', of: 'roundsAt' },
    { kind: 'course', name: 'ducats', sum: 'ducatsAt', of: 'roundsAt' },
    { kind: 'course', name: 'ships', sum: 'shipsAt', of: 'roundsAt' },
    { kind: 'bars', name: 'pointsFrom', of: 'pointsFrom' },
    { kind: 'bars', name: 'goods', of: 'goods' },
    { kind: 'bars', name: 'soldIn', of: 'soldIn' },
    { kind: 'bars', name: 'shipsBought', of: 'shipsBought' },
    { kind: 'bars', name: 'built', of: 'built' },
    { kind: 'bars', name: 'cards', of: 'cards' },
    { kind: 'bars', name: 'lostBy', of: 'lostBy' },
    { kind: 'bars', name: 'nations', of: 'nations' },
  ],
  words: { en: wordsOf('en', en), nl: wordsOf('nl', nl), de: wordsOf('de', de) },
};
