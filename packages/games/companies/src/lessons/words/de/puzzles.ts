import type { PuzzleWords } from '../puzzle-words.js';

export const puzzles: PuzzleWords = {
  voyage: { name: 'Wohin', ask: 'Wohin segelt diese Flotte?' },
  fight: { name: 'Angreifen oder nicht', ask: 'Greifst du hier an, und wen?' },
  pirates: { name: 'Piraten', ask: 'Gibst du ihnen Ladung, oder kämpfst du?' },
  purchase: { name: 'Was kaufen', ask: 'Wofür gibst du deine Dukaten zuerst aus?' },
  research: { name: 'Forschung', ask: 'Welche Karte erforschst du, wenn überhaupt?' },
  nation: { name: 'Nationen', ask: 'Welche Nation rufst du, und wohin?' },
};
