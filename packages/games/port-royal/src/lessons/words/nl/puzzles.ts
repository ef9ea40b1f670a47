import type { PuzzleWords } from '../puzzle-words.js';

export const puzzles: PuzzleWords = {
  draw: { name: 'Stoppen of omdraaien', ask: 'Stoppen, of nog een kaart?' },
  card: { name: 'Welke kaart', ask: 'Welke kaart neem je, als je er een neemt?' },
  buy: { name: 'Nemen of niet', ask: 'Nemen, of niets nemen?' },
  repel: { name: 'Verjagen of binnenlaten', ask: 'Dit schip verjagen, of binnenlaten?' },
  expedition: { name: 'Expeditie', ask: 'Nu de expeditie, of eerst iets anders?' },
  gamble: { name: 'Gokker', ask: 'Is dit een moment voor de gokker?' },
  contract: { name: 'Functie', ask: 'De functie nu vervullen?' },
  time: { name: 'Tijd of punten', ask: 'Een punt, of de tijd?' },
};
