import type { PuzzleWords } from '../puzzle-words.js';

export const puzzles: PuzzleWords = {
  walk: { name: 'Which figure', ask: 'Which figure walks, and how far?' },
  fork: { name: 'Which way', ask: 'Which way do you go here?' },
  recruit: { name: 'Crew', ask: 'Whom do you take on?' },
  card: { name: 'Fortune card', ask: 'Is this the moment for a card, or not?' },
  bid: { name: 'Bid or pass', ask: 'How much do you bid, if anything?' },
  take: { name: 'What to take', ask: 'What do you take?' },
  enemy: { name: 'Fight or bury', ask: 'Do you fight this enemy, or the next?' },
  sell: { name: 'What to sell', ask: 'Which item do you sell?' },
  order: { name: 'What comes first', ask: 'Which comes first?' },
};
