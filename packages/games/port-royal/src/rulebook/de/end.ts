import { base } from '../facts.js';
import type { ChapterWords } from '../words.js';

export const end: ChapterWords<'E'> = {
  title: 'Ende des Spiels',
  rules: {
    'PR-E1': {
      title: 'Die letzte Runde',
      text: `Sobald jemand ${base.endInfluence} Einfluss hat, naht das Ende, auch wenn davon wieder etwas verloren geht. Der Zug wird zu Ende gespielt, dann die Runde: Den letzten Zug hat, wer rechts von dem sitzt, der das Spiel begonnen hat, sodass alle gleich viele hatten.`,
      also: ['Siegpunkte', 'Spielende'],
    },
    'PR-E2': {
      title: 'Wer gewinnt',
      text: 'Der meiste Einfluss gewinnt. Bei Gleichstand entscheiden die Münzen; sind auch die gleich, teilt ihr euch den Sieg.',
      also: ['Gleichstand', 'Sieg'],
    },
    'PR-E3': {
      title: 'Variante: nicht ohne Expedition',
      text: `Das Ende beginnt erst, wenn jemand ${base.endInfluence} Einfluss und eine Expedition hat. Ohne Expedition gewinnt niemand: Wer keine hat, landet hinter allen, die eine haben.`,
      also: ['Option'],
    },
  },
};
