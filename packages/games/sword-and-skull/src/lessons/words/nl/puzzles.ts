import type { PuzzleWords } from '../puzzle-words.js';

export const puzzles: PuzzleWords = {
  walk: { name: 'Welke figuur', ask: 'Welke figuur loopt, en hoe ver?' },
  fork: { name: 'Welke weg', ask: 'Welke kant ga je hier op?' },
  recruit: { name: 'Bemanning', ask: 'Wie neem je in dienst?' },
  card: { name: 'Fortuinkaart', ask: 'Is dit het moment voor een kaart, of niet?' },
  bid: { name: 'Bieden of niet', ask: 'Hoeveel bied je, als je biedt?' },
  take: { name: 'Wat neem je', ask: 'Wat neem je?' },
  enemy: { name: 'Vechten of onderop', ask: 'Vecht je met deze vijand, of met de volgende?' },
  sell: { name: 'Wat verkoop je', ask: 'Welk voorwerp verkoop je?' },
  order: { name: 'Wat komt eerst', ask: 'Wat komt eerst?' },
};
