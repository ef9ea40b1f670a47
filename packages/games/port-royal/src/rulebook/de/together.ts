import { contracts, quoted } from '../../variants/words/de/contracts.js';
import { and, cards } from '../../words/grammar/de.js';
import {
  CARDS_PER_GAMBLE,
  CO_OP_ONLY,
  CONTRACTS_IN_ALL,
  CUBES,
  OPEN_CONTRACTS_CO_OP,
  TIME_EXAMPLE,
  TIME_PILE,
  TITLES,
} from '../facts.js';
import type { ChapterWords } from '../words.js';

const open = and(OPEN_CONTRACTS_CO_OP.flatMap((n, players) => (players === 0 ? [] : [`${n} bei ${players}`])));
const titles = [...TITLES].reverse().map(({ points, title }) => `${contracts.titles[title]} ab ${points}`);

export const together: ChapterWords<'O'> = {
  title: 'Gemeinsam und allein',
  rules: {
    'PR-O1': {
      title: 'Offene Aufträge',
      text: `Alle ${CONTRACTS_IN_ALL} Aufträge werden gemischt, und einige liegen offen: ${open} Spielern.`,
      also: ['kooperativ', 'Solo'],
    },
    'PR-O2': {
      title: 'Der Zeitstapel',
      text: `Er hat ${TIME_PILE} Karten, dazu die Zahlen auf den Siegeln der offenen Aufträge, dazu 1 für jeden verschiedenen Buchstaben darauf. Die Siegel von ${and(CO_OP_ONLY.map(quoted))} sind uns nicht bekannt: Wir haben sie ergänzt.`,
      example: `Siegel mit ${and(TIME_EXAMPLE.numbers.map(String))} und den Buchstaben ${and(TIME_EXAMPLE.letters)} ergeben ${TIME_EXAMPLE.cards} Karten.`,
      also: ['Siegel', 'Buchstabe'],
    },
    'PR-O3': {
      title: 'Jeder Zug kostet Zeit',
      text: 'Die erste Karte jedes Zuges kommt vom Zeitstapel, alle anderen vom Nachziehstapel.',
    },
    'PR-O4': {
      title: 'Gewonnen oder verloren',
      text: 'Ihr habt gewonnen, sobald jeder offene Auftrag von jemandem erfüllt ist. Ihr habt verloren, wenn ihr zu Beginn eines Zuges keine Karte vom Zeitstapel aufdecken könnt: Ihr habt höchstens so viele Züge, wie er Karten hat. In einem Zug, der nicht beginnen kann, erfüllt niemand mehr etwas; tut es also im Zug davor.',
      also: ['Sieg', 'Ende'],
    },
    'PR-O5': {
      title: 'Die Gebühr bleibt',
      text: 'Auch gemeinsam zahlst du für eine Karte an den aktiven Spieler. Spielst du allein, bist du immer der aktive Spieler, zahlst keine Gebühr und bekommst den Bonus jeder Steuererhöhung.',
      also: ['Solo'],
    },
    'PR-O6': {
      title: 'Punkte',
      text: `Vor dem ersten Zug, wenn die Aufträge offen liegen und der Zeitstapel gezählt ist, entscheidet der Startspieler für das Team, wie viele Karten vom Zeitstapel ihr zur Seite legt: keine, oder bis auf eine alle. Nach jeder Steuererhöhung darf der aktive Spieler die oberste Karte zur Seite legen. Eine Karte zur Seite heißt weniger Zeit, ist aber ein Punkt. Die Anleitungen sind sich nicht einig, wer entscheidet; so halten wir es. Punkte zählen nur, wenn ihr gewinnt: ${titles.join(', ')}.`,
      also: ['Titel', 'zur Seite legen', 'Schwierigkeit'],
    },
    'PR-O7': {
      title: 'Einflusspunkte und Holzwürfel',
      text: `Einflusspunkte beenden die Partie hier nicht. Ihr habt weiterhin je ${CUBES} Holzwürfel, und ein [zweiter und dritter Auftrag](PR-C7) bringen weiterhin Einflusspunkte: Die Anleitung sagt, dass Aufträge wie immer gelten.`,
    },
    'PR-O8': {
      title: 'Die Karte „Spieler“ und der Zeitstapel',
      text: `Beginnst du deinen Zug mit der Karte „Spieler“, kommt die erste ihrer ${cards(CARDS_PER_GAMBLE)} vom Zeitstapel: So legen wir es aus, denn es ist die erste Karte des Zuges.`,
    },
  },
};
