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
  {
    id: 'missions',
    key: 'm',
    words: {
      en: 'In a chapter: go to the newest mission',
      nl: 'In een hoofdstuk: naar de nieuwste missie',
      de: 'In einem Kapitel: zur neuesten Mission',
    },
    types: [],
  },
  {
    id: 'events',
    key: 'e',
    words: {
      en: 'In a chapter: the event of this turn, and those that come',
      nl: 'In een hoofdstuk: de gebeurtenis van deze beurt, en wat er komt',
      de: 'In einem Kapitel: das Ereignis dieses Zuges, und was kommt',
    },
    types: [],
  },
  {
    id: 'goal',
    key: 'g',
    words: {
      en: 'In a chapter: what you want to reach',
      nl: 'In een hoofdstuk: wat jullie willen bereiken',
      de: 'In einem Kapitel: was ihr erreichen wollt',
    },
    types: [],
  },
  {
    id: 'houses',
    key: 'h',
    words: {
      en: 'In a chapter: houses, crowns and what is kept',
      nl: 'In een hoofdstuk: huizen, kronen en wat er bewaard wordt',
      de: 'In einem Kapitel: Häuser, Kronen und was behalten wurde',
    },
    types: [],
  },
  {
    id: 'story',
    key: 't',
    words: {
      en: 'In a chapter: the story again',
      nl: 'In een hoofdstuk: het verhaal opnieuw',
      de: 'In einem Kapitel: die Geschichte noch einmal',
    },
    types: [],
  },
];
