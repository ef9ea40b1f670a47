import type { GameCommand } from '../commands.js';

export const portRoyalCommands: readonly GameCommand[] = [
  {
    id: 'draw',
    key: 'd',
    words: {
      en: 'Draw, or the first thing you can do',
      nl: 'Kaart omdraaien, of het eerste wat kan',
      de: 'Karte aufdecken, oder das Erste, was geht',
    },
    types: ['draw'],
  },
  {
    id: 'stop',
    key: 's',
    words: {
      en: 'Stop, pass or end your turn',
      nl: 'Stoppen, passen of de beurt beëindigen',
      de: 'Aufhören, passen oder den Zug beenden',
    },
    types: ['stop', 'pass', 'end'],
  },
];
