import { cards } from '../../words/grammar/de.js';
import { CARDS_PER_GAMBLE, GAMBLERS } from '../facts.js';
import type { ChapterWords } from '../words.js';

export const gambler: ChapterWords<'G'> = {
  title: 'Die Karte „Spieler“',
  rules: {
    'PR-G1': {
      title: 'Mehrere Karten auf einmal',
      text: `${cards(GAMBLERS)}, die ins Grundspiel gemischt werden können. In Phase 1 darfst du jede deiner Karten „Spieler“ einmal je Zug einsetzen, auch als Allererstes: Decke ${cards(CARDS_PER_GAMBLE)} auf einmal auf. Geht der Nachziehstapel aus, wird er wie immer [neu gebildet](PR-S5).`,
    },
    'PR-G2': {
      title: 'Keine Abwehr',
      text: 'Keine dieser Karten kannst du abwehren, wie viele Säbel du auch hast. Steuererhöhungen führst du in der Reihenfolge aus, in der sie kamen; Expeditionsaufrufe kommen in ihre Reihe.',
    },
    'PR-G3': {
      title: 'Fehlschlag mit der Karte „Spieler“',
      text: 'Liegen nun zwei Schiffe einer Farbe im Hafen, hast du wie immer [zu viel riskiert](PR-D6).',
    },
    'PR-G4': {
      title: 'Wenn es gut geht',
      text: 'Phase 1 ist vorbei, es sei denn, du machst gleich mit deiner nächsten Karte „Spieler“ weiter. Danach darfst du für jede eingesetzte Karte „Spieler“ 1 Karte mehr nehmen.',
    },
    'PR-G5': {
      title: 'Danach keine einzelnen Karten',
      text: 'Hast du eine Karte „Spieler“ eingesetzt, darfst du in diesem Zug keine einzelnen Karten mehr aufdecken.',
    },
  },
};
