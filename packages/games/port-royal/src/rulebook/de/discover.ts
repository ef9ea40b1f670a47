import { coins } from '../../words/grammar/de.js';
import { BUST_COINS, TAX, taxDue } from '../facts.js';
import type { ChapterWords } from '../words.js';

export const discover: ChapterWords<'D'> = {
  title: 'Phase 1: entdecken',
  rules: {
    'PR-D1': {
      title: 'Karten aufdecken',
      text: 'In deinem Zug deckst du mindestens eine Karte vom Nachziehstapel auf. Nach jeder Karte entscheidest du: noch eine oder aufhören.',
      also: ['ziehen'],
    },
    'PR-D2': {
      title: 'Personen',
      text: 'Eine Person kommt in den Hafen, die Reihe der Karten, die in diesem Zug genommen werden können.',
    },
    'PR-D3': {
      title: 'Schiffe, und wie man sie abwehrt',
      text: 'Ein Schiff kommt in den Hafen. Hast du mindestens so viele [Säbel](PR-P4), wie es zeigt, darfst du es stattdessen abwehren: Es wird abgelegt. Abwehren kannst du nur das Schiff, das gerade aufgedeckt wurde, und nie eines mit Totenkopf. Ohne Säbel wehrst du nichts ab.',
      also: ['kämpfen', 'Totenkopf', 'Säbel', 'vertreiben'],
    },
    'PR-D4': {
      title: 'Säbel werden nicht verbraucht',
      text: 'Deine Säbel helfen beliebig oft, auch mehrmals in einem Zug.',
      also: ['kämpfen'],
    },
    'PR-D5': {
      title: 'Abwehren ohne Not',
      text: 'Du darfst ein Schiff auch abwehren, wenn seine Farbe noch nicht im Hafen liegt: Ein Schiff für wenige Münzen kann dir später ein besseres verderben.',
      example:
        'Eine Fleute für 1 Münze würde jede spätere Fleute gefährlich machen. Du wehrst sie ab und machst weiter.',
    },
    'PR-D6': {
      title: 'Zu viel riskiert',
      text: 'Kommt ein zweites Schiff einer Farbe in den Hafen, hast du zu viel riskiert: Alle Karten im Hafen werden abgelegt, dieses Schiff auch, und niemand nimmt etwas. Du darfst ein solches Schiff auch mit Absicht in den Hafen lassen, selbst wenn du es [abwehren](PR-D3) könntest.',
      also: ['Fehlschlag', 'zweites Schiff', 'gleiche Farbe', 'verloren'],
    },
    'PR-D7': {
      title: 'Nach einem Fehlschlag',
      text: `Alle bekommen ${coins(BUST_COINS)} für jeden Witzbold in ihrer Auslage, auch der aktive Spieler. War es dein Zug, darfst du noch [Expeditionsaufrufe](PR-X1) erfüllen, bevor er endet.`,
    },
    'PR-D8': {
      title: 'Ein Expeditionsaufruf',
      text: 'Er kommt in eine eigene Reihe neben dem Hafen. Er bleibt dort auch nach einem Fehlschlag liegen, bis jemand ihn [erfüllt](PR-X2).',
    },
    'PR-D9': {
      title: 'Steuererhöhung',
      text: `Eine Steuererhöhung führst du sofort aus; dann wird die Karte abgelegt. Wer ${coins(TAX.threshold)} oder mehr hat, gibt die Hälfte ab, abgerundet. Danach bekommt ${coins(TAX.bonusCoins)}, wer die meisten Säbel oder die wenigsten Einflusspunkte hat, je nach Karte; bei Gleichstand bekommt sie jeder Beteiligte, auch wenn alle 0 haben. Dein Zug geht weiter.`,
      example: `Mit ${TAX.threshold} oder ${TAX.threshold + 1} Münzen verlierst du ${taxDue(TAX.threshold)}.`,
      also: ['Steuern', 'Hälfte'],
    },
    'PR-D10': {
      title: 'Kein Zurück',
      text: 'Hast du aufgehört und hat Phase 2 begonnen, wird in diesem Zug keine Karte mehr aufgedeckt.',
      also: ['aufhören'],
    },
    'PR-D11': {
      title: 'Ein leerer Hafen',
      text: 'Du darfst auch mit leerem Hafen aufhören, wenn nur Expeditionsaufrufe und Steuererhöhungen kamen. Phase 2 findet trotzdem statt, und [Witzbolde](PR-P6) bringen dann Münzen.',
    },
  },
};
