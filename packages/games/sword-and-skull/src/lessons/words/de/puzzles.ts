import type { PuzzleWords } from '../puzzle-words.js';

export const puzzles: PuzzleWords = {
  walk: { name: 'Welche Figur', ask: 'Welche Figur geht, und wie weit?' },
  fork: { name: 'Welcher Weg', ask: 'Welchen Weg nimmst du hier?' },
  recruit: { name: 'Mannschaft', ask: 'Wen heuerst du an?' },
  card: { name: 'Schicksalskarte', ask: 'Ist das der Augenblick für eine Karte, oder nicht?' },
  bid: { name: 'Bieten oder nicht', ask: 'Wie viel bietest du, wenn überhaupt?' },
  take: { name: 'Was nehmen', ask: 'Was nimmst du?' },
  enemy: { name: 'Kämpfen oder nicht', ask: 'Kämpfst du gegen diesen Gegner oder gegen den nächsten?' },
  sell: { name: 'Was verkaufen', ask: 'Welchen Gegenstand verkaufst du?' },
  order: { name: 'Was zuerst', ask: 'Was kommt zuerst?' },
};
