import type { PuzzleWords } from '../puzzle-words.js';

export const puzzles: PuzzleWords = {
  draw: { name: 'Stop or draw', ask: 'Stop, or one more card?' },
  card: { name: 'Which card', ask: 'Which card do you take, if any?' },
  buy: { name: 'Take or pass', ask: 'Take it, or pass?' },
  repel: { name: 'Repel or let in', ask: 'Repel this ship, or let it in?' },
  expedition: { name: 'Expedition', ask: 'The expedition now, or something else first?' },
  gamble: { name: 'Gambler', ask: 'Is this a moment for the gambler?' },
  contract: { name: 'Contract', ask: 'Fulfil the contract now?' },
  time: { name: 'Time or points', ask: 'A point, or the time?' },
};
