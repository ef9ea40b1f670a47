import type { PuzzleWords } from '../puzzle-words.js';

export const puzzles: PuzzleWords = {
  voyage: { name: 'Waarheen', ask: 'Waarheen vaart deze vloot?' },
  fight: { name: 'Aanvallen of niet', ask: 'Val je hier aan, en wie?' },
  pirates: { name: 'Piraten', ask: 'Geef je ze lading, of vecht je?' },
  purchase: { name: 'Wat kopen', ask: 'Waaraan geef je je dukaten het eerst uit?' },
  research: { name: 'Onderzoek', ask: 'Welke kaart onderzoek je, als je er een neemt?' },
  nation: { name: 'Naties', ask: 'Welke natie roep je, en waarheen?' },
};
