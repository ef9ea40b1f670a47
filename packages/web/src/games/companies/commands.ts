import type { GameCommand } from '../commands.js';

export const companiesCommands: readonly GameCommand[] = [
  {
    id: 'nextFleet',
    key: 'f',
    words: { en: 'Look at your next fleet', nl: 'Je volgende vloot bekijken', de: 'Deine nächste Flotte ansehen' },
    types: [],
  },
  {
    id: 'board',
    key: 'm',
    words: {
      en: 'Hide or show what lies over the map',
      nl: 'Verbergen of tonen wat over de kaart ligt',
      de: 'Verbergen oder zeigen, was über der Karte liegt',
    },
    types: [],
  },
  {
    id: 'prices',
    key: 'p',
    words: {
      en: 'Hide or show prices on the map',
      nl: 'Prijzen op de kaart verbergen of tonen',
      de: 'Preise auf der Karte verbergen oder zeigen',
    },
    types: [],
  },
];
