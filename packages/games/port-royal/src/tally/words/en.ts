import type { CountWords } from './words.js';

export const en: CountWords = {
  figures: {
    games: { label: 'Games', help: 'Finished games.' },
    won: { label: 'Won', help: 'Share of games won, shared victories included.' },
    influence: { label: 'Influence', help: 'At the end of a game.' },
    turns: { label: 'Turns', help: 'Own turns in a game.' },
    discovered: { label: 'Cards turned up', help: 'In an own turn.' },
    courage: {
      label: 'Courage',
      help: 'The average risk of a bust at which one more card was turned up all the same.',
    },
    busts: { label: 'Busts', help: 'All of them, those let in on purpose included.' },
    bustsDrawn: { label: 'Bust by a card turned up', help: 'To compare with what was to be expected.' },
    bustsExpected: {
      label: 'Busts to be expected',
      help: 'The sum of all risks that were taken. Fewer busts than this is luck.',
    },
    repelled: { label: 'Ships repelled', help: '' },
    traded: { label: 'Ships traded with', help: '' },
    hired: { label: 'Persons hired', help: '' },
    expeditions: { label: 'Expeditions', help: '' },
    contracts: { label: 'Contracts fulfilled', help: '' },
    coinsEarned: { label: 'Coins earned', help: 'Without fees and without the first coins.' },
    coinsSpent: { label: 'Coins spent', help: 'For persons and contracts.' },
    feesReceived: { label: 'Fees received', help: 'From others who took cards in your turns.' },
    feesPaid: { label: 'Fees paid', help: 'For cards taken in the turns of others.' },
    taxGained: { label: 'Gained by taxes', help: '' },
    taxLost: { label: 'Lost to taxes', help: '' },
  },
  plots: {
    wins: { title: 'Wins by place', help: 'How often the first, the second … in the order of play wins.' },
    courage: {
      title: 'Courage against the odds',
      help: 'For each risk of a bust: how often one more card was turned up, and how often that went wrong against what was to be expected.',
    },
    cards: { title: 'Favourite cards', help: 'Cards taken, the most frequent first.' },
    influence: { title: 'Influence over the game', help: 'At the end of each round.' },
  },
  place: (order, players) => (players === 1 ? 'alone' : `${order}. of ${players}`),
  round: (n) => `Round ${n}`,
  together: 'together',
};
