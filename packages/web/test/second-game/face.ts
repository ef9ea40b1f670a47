import { lotsEntry } from '../../../kernel/test/games/lots-entry.js';
import type { GameFace } from '../../src/games/face.js';
import cover from './cover.svg';

export const lotsFace: GameFace = {
  id: 'lots',
  cover,
  title: lotsEntry.words.title,
  pitch: {
    en: 'Everybody lays a lot in secret, all are shown at once: the highest wins the round.',
    nl: 'Iedereen legt in het geheim een lot, alles gaat tegelijk open: het hoogste wint de ronde.',
    de: 'Alle legen heimlich ein Los, alle werden zugleich aufgedeckt: Das höchste gewinnt die Runde.',
  },
  players: { min: 2, max: 4 },
  minutes: 5,
  commands: [
    {
      id: 'lowest',
      key: 'd',
      words: { en: 'Lay your lowest lot', nl: 'Je laagste lot leggen', de: 'Das niedrigste Los legen' },
      types: ['lowest'],
    },
    {
      id: 'highest',
      key: 'h',
      words: { en: 'Lay your highest lot', nl: 'Je hoogste lot leggen', de: 'Das höchste Los legen' },
      types: ['highest'],
    },
  ],
};
