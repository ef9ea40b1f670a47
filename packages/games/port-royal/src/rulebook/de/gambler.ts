import { cards } from '../../words/grammar/de.js';
import { CARDS_PER_GAMBLE, GAMBLERS } from '../facts.js';
import type { ChapterWords } from '../words.js';

export const gambler: ChapterWords<'G'> = {
  title: 'Der Spieler',
  rules: {
    'PR-G1': {
      title: 'Mehrere Karten auf einmal',
      text: `${cards(GAMBLERS)}, die ins Grundspiel gemischt werden können. In Teil 1 darfst du jeden deiner Spieler einmal je Zug einsetzen, auch als Allererstes: Decke ${cards(CARDS_PER_GAMBLE)} auf einmal auf. Geht der Nachziehstapel aus, wird er wie immer [neu gebildet](PR-S5).`,
    },
    'PR-G2': {
      title: 'Keine Abwehr',
      text: 'Keine dieser Karten kannst du abwehren, wie viele Säbel du auch hast. Steuern wirken in der Reihenfolge, in der sie kamen; Expeditionsaufrufe kommen in ihre Reihe.',
    },
    'PR-G3': {
      title: 'Fehlschlag mit einem Spieler',
      text: 'Liegen nun zwei Schiffe einer Farbe im Hafen, hast du wie immer [zu viel riskiert](PR-D6).',
    },
    'PR-G4': {
      title: 'Wenn es gut geht',
      text: 'Teil 1 ist vorbei, außer du machst gleich mit deinem nächsten Spieler weiter. Danach darfst du für jeden eingesetzten Spieler 1 Karte mehr nehmen.',
    },
    'PR-G5': {
      title: 'Danach keine einzelnen Karten',
      text: 'Hast du einen Spieler eingesetzt, darfst du in diesem Zug keine einzelnen Karten mehr aufdecken.',
    },
  },
};
