import { isletsEntry } from '../../../../kernel/test/games/islets/entry.js';
import type { GameFace } from '../../../src/games/face.js';
import cover from '../cover.svg';

export const isletsFace: GameFace = {
  id: 'islets',
  cover,
  title: isletsEntry.words.title,
  pitch: {
    en: 'Sail from islet to islet, load crates, and bid for pearls at the market.',
    nl: 'Vaar van eilandje naar eilandje, laad kisten en bied op de markt op parels.',
    de: 'Segle von Insel zu Insel, lade Kisten und biete auf dem Markt um Perlen.',
  },
  players: { min: 2, max: 4 },
  minutes: 5,
  commands: [
    {
      id: 'loadAll',
      key: 'k',
      words: { en: 'Load all', nl: 'Alles laden', de: 'Alles laden' },
      types: ['load all'],
    },
  ],
};
