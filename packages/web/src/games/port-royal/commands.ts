import type { GameCommand } from '../commands.js';

export const portRoyalCommands: readonly GameCommand[] = [
  {
    id: 'draw',
    key: 'd',
    words: {
      en: 'Draw a card; when trading, choose the next card',
      nl: 'Kaart omdraaien; bij het handelen de volgende kaart kiezen',
      de: 'Karte aufdecken; beim Handeln die nächste Karte wählen',
    },
    types: ['draw'],
    chooses: true,
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
