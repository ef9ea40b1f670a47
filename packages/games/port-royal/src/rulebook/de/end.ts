import { base } from '../facts.js';
import type { ChapterWords } from '../words.js';

export const end: ChapterWords<'E'> = {
  title: 'Ende der Partie',
  rules: {
    'PR-E1': {
      title: 'Die letzte Runde',
      text: `Sobald jemand ${base.endInfluence} Einflusspunkte hat, ist dies die letzte Runde. Der Zug wird zu Ende gespielt, dann die Runde: Der Spieler rechts vom Startspieler ist als Letzter am Zug; so haben alle gleich viele Züge.`,
      also: ['Siegpunkte', 'Spielende'],
    },
    'PR-E2': {
      title: 'Wer gewinnt',
      text: 'Wer die meisten Einflusspunkte hat, gewinnt. Bei Gleichstand entscheiden die Münzen; sind auch die gleich, teilt ihr euch den Sieg.',
      also: ['Gleichstand', 'Sieg'],
    },
    'PR-E3': {
      title: 'Variante: nicht ohne Expedition',
      text: `Die letzte Runde beginnt erst, wenn jemand ${base.endInfluence} Einflusspunkte und eine Expedition hat. Ohne Expedition gewinnt niemand: Wer keine hat, landet hinter allen, die eine haben.`,
      also: ['Option'],
    },
  },
};
