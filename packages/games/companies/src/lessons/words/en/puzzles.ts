import type { PuzzleWords } from '../puzzle-words.js';

export const puzzles: PuzzleWords = {
  voyage: { name: 'Where to', ask: 'Where does this fleet sail?' },
  fight: { name: 'Attack or not', ask: 'Do you attack here, and whom?' },
  pirates: { name: 'Pirates', ask: 'Do you give them cargo, or fight?' },
  purchase: { name: 'What to buy', ask: 'What do you spend your ducats on first?' },
  research: { name: 'Research', ask: 'Which card do you research, if any?' },
  nation: { name: 'Nations', ask: 'Which nation do you call, and where?' },
};
