import { quoted } from '../../variants/words/de/contracts.js';
import { and, coins } from '../../words/grammar/de.js';
import {
  ACTIVE_ONLY,
  CO_OP_ONLY,
  CONTRACTS_IN_ALL,
  CUBES,
  GIFT,
  GUNNER,
  INFLUENCE_BY_CONTRACT,
  ON_THE_SPOT,
  OPEN_CONTRACTS,
  VICE_ADMIRAL,
} from '../facts.js';
import type { ChapterWords } from '../words.js';

const [, second, third] = INFLUENCE_BY_CONTRACT;
const named = (some: typeof CO_OP_ONLY): string => and(some.map(quoted));

export const contracts: ChapterWords<'C'> = {
  title: 'Ein Auftrag geht noch',
  rules: {
    'PR-C1': {
      title: 'Kontorist',
      text: 'Immer wenn du mit einem Schiff seiner Farbe handelst, darfst du in diesem Zug 1 Karte mehr nehmen, nach den üblichen Regeln; in den Zügen der anderen zahlst du auch dafür die Gebühr. Mehrere Kontoristen dieser Farbe geben je eine Karte.',
    },
    'PR-C2': {
      title: 'Kanonierin',
      text: `Kommst du in Phase 2 an die Reihe, bringt dir jede deiner Kanonierinnen ${coins(GUNNER.coins)} für jedes Schiff im Hafen, minus ${GUNNER.shipsBeyond}.`,
      example: `Vier Schiffe im Hafen bringen ${coins(GUNNER.coins * (4 - (GUNNER.shipsBeyond ?? 0)))}; ein Schiff oder keines bringt nichts.`,
    },
    'PR-C3': {
      title: 'Vizeadmiral',
      text: `Liegen ${VICE_ADMIRAL.harbourFrom} oder ${VICE_ADMIRAL.harbourTo} Karten im Hafen, wenn du in Phase 2 an die Reihe kommst, bringt dir jeder deiner Vizeadmirale ${coins(VICE_ADMIRAL.coins)}. Eine Übersetzung nennt einmal 2 in den Zügen der anderen; die Regel selbst sagt ${VICE_ADMIRAL.coins}, und das gilt.`,
    },
    'PR-C4': {
      title: 'Schiffe mit einem Geschenk',
      text: `Eines der neuen Schiffe jeder Farbe ist ${coins(GIFT.coins)} wert, und wer es nimmt, bestimmt einen Mitspieler, der ${coins(GIFT.gift)} vom Nachziehstapel bekommt. Spielst du allein, bekommt sie niemand.`,
      also: ['schenken'],
    },
    'PR-C5': {
      title: 'Welche Aufträge offen liegen',
      text: `Spielt zuerst ein paarmal das Grundspiel. Spielt ihr gegeneinander, liegen ${OPEN_CONTRACTS} von ${CONTRACTS_IN_ALL - CO_OP_ONLY.length} Aufträgen offen; ${named(CO_OP_ONLY)}, die mit blauem Siegel, sind nicht dabei. Aufträge brauchen die neuen Personen und Schiffe, aber nicht umgekehrt. Diese, die Karte „Spieler“ und die markierten Karten von Unterwegs dürfen nach unserer Auslegung alle zugleich dabei sein.`,
      also: ['Vorbereitung'],
    },
    'PR-C6': {
      title: 'Einen Auftrag erfüllen',
      text: 'Wann immer du etwas zu entscheiden hast, auch in den Zügen der anderen, darfst du einen Auftrag erfüllen, dessen Aufgabe du erfüllst. Du gibst nichts ab, es sei denn, die Aufgabe verlangt es. Dein Holzwürfel kommt auf das freie Feld ganz links, und du bekommst die Münzen, die dort stehen: je früher, desto mehr. Für jeden ist ein Feld da; die letzten bringen meist 0 Münzen.',
      also: ['Aufgabe', 'Holzwürfel'],
    },
    'PR-C7': {
      title: `Höchstens ${CUBES} Aufträge`,
      text: `Du hast ${CUBES} Holzwürfel, also kannst du ${CUBES} Aufträge erfüllen, jeden einmal. Dein zweiter bringt ${second} Einflusspunkt, dein dritter ${third} weitere.`,
      also: ['Holzwürfel', 'Grenze'],
    },
    'PR-C8': {
      title: 'Wofür dieser Einfluss zählt',
      text: 'Einflusspunkte aus Aufträgen zählen wie alle anderen: für das Ende der Partie und dafür, wer bei einer Steuererhöhung die wenigsten hat.',
    },
    'PR-C9': {
      title: 'Jetzt oder später',
      text: `Die meisten Aufträge warten: Erfülle sie, wenn du ohnehin entscheidest, in Phase 1, beim Nehmen oder nach einem Fehlschlag, aber nicht, während du noch etwas anderes entscheiden musst. Andere warten nicht: ${named(ON_THE_SPOT)}. Nach ihnen wirst du gefragt, wenn es geschieht, und sagst du nein, ist diese Gelegenheit vorbei.`,
      also: ['sofort', 'warten'],
    },
    'PR-C10': {
      title: 'Nur in deinem eigenen Zug',
      text: `${named(ACTIVE_ONLY)} kann nur der aktive Spieler erfüllen.`,
      also: ['aktiver Spieler'],
    },
  },
};
