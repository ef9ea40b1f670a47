import { contracts } from '../../variants/words/de/contracts.js';
import { and, cards } from '../../words/grammar/de.js';
import {
  CARDS_PER_GAMBLE,
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
      text: `Alle ${CONTRACTS_IN_ALL} Aufträge werden gemischt, und einige liegen offen: ${open} Leuten.`,
      also: ['kooperativ', 'Solo'],
    },
    'PR-O2': {
      title: 'Der Zeitstapel',
      text: `Er hat ${TIME_PILE} Karten, dazu die Zahlen auf den Siegeln der offenen Aufträge, dazu 1 für jeden verschiedenen Buchstaben darauf.`,
      example: `Siegel mit ${and(TIME_EXAMPLE.numbers.map(String))} und den Buchstaben ${and(TIME_EXAMPLE.letters)} ergeben ${TIME_EXAMPLE.cards} Karten.`,
      also: ['Siegel', 'Buchstabe'],
    },
    'PR-O3': {
      title: 'Jeder Zug kostet Zeit',
      text: 'Die erste Karte jedes Zuges kommt vom Zeitstapel, alle anderen vom Nachziehstapel.',
    },
    'PR-O4': {
      title: 'Gewonnen oder verloren',
      text: 'Ihr habt gewonnen, wenn jeder offene Auftrag von jemandem erfüllt ist. Ihr habt verloren, wenn ein Zug beginnen muss und der Zeitstapel leer ist. Vor dieser ersten Karte darf, wer am Zug ist, noch Aufträge erfüllen.',
      also: ['Sieg', 'Ende'],
    },
    'PR-O5': {
      title: 'Die Gebühr bleibt',
      text: 'Auch gemeinsam zahlst du für eine Karte an den, der am Zug ist. Spielst du allein, bist du immer am Zug, zahlst keine Gebühr und bekommst den Bonus jeder Steuer.',
      also: ['Solo'],
    },
    'PR-O6': {
      title: 'Punkte',
      text: `Nach jeder Steuer darf, wer am Zug ist, die oberste Karte des Zeitstapels beiseitelegen: weniger Zeit, aber ein Punkt. Die Anleitungen sind sich nicht einig, wer entscheidet; bei uns, wer am Zug ist. Auch vor dem Start können Karten beiseitegelegt werden, als Option des Tisches. Punkte zählen nur, wenn ihr gewinnt: ${titles.join(', ')}.`,
      also: ['Titel', 'beiseitelegen', 'Schwierigkeit'],
    },
    'PR-O7': {
      title: 'Einfluss und Würfel',
      text: `Einfluss beendet das Spiel hier nicht. Ihr habt weiterhin je ${CUBES} Würfel, und ein [zweiter und dritter Auftrag](PR-C7) bringen weiterhin Einfluss: Die Anleitung sagt, dass Aufträge wie immer gelten.`,
    },
    'PR-O8': {
      title: 'Spieler und Zeitstapel',
      text: `Beginnst du deinen Zug mit der Karte „Spieler“, kommt die erste ihrer ${cards(CARDS_PER_GAMBLE)} vom Zeitstapel: So legen wir es aus, denn es ist die erste Karte des Zuges.`,
    },
  },
};
