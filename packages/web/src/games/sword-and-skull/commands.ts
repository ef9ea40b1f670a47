import type { GameCommand } from '../commands.js';

export const swordAndSkullCommands: readonly GameCommand[] = [
  {
    id: 'officer',
    key: 'o',
    words: {
      en: 'Read where your officer stands',
      nl: 'Voorlezen waar je officier staat',
      de: 'Vorlesen, wo dein Offizier steht',
    },
    types: [],
  },
  {
    id: 'pirate',
    key: 'p',
    words: {
      en: 'Read where your pirate stands',
      nl: 'Voorlezen waar je piraat staat',
      de: 'Vorlesen, wo dein Pirat steht',
    },
    types: [],
  },
  {
    id: 'board',
    key: 'v',
    words: {
      en: 'Hide or show what lies over the island',
      nl: 'Verbergen of tonen wat over het eiland ligt',
      de: 'Verbergen oder zeigen, was über der Insel liegt',
    },
    types: [],
  },
];
