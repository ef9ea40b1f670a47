import { coins } from '../../words/grammar/de.js';
import { base, LAID_OUT, PLAYERS } from '../facts.js';
import type { ChapterWords } from '../words.js';

export const setup: ChapterWords<'S'> = {
  title: 'Vorbereitung und Münzen',
  rules: {
    'PR-S1': {
      title: 'Wie viele mitspielen',
      text: `Eine Partie ist für ${PLAYERS.min} bis ${PLAYERS.max} Spieler ab 8 Jahren und dauert 20 bis 50 Minuten; mit [Aufträgen](PR-O1) kannst du auch allein spielen. Seid ihr ${LAID_OUT.laidOutFor}, liegt von Anfang an ein besonderer Expeditionsaufruf offen; sonst wird er nicht gebraucht. Er ist die einzige Karte ohne Münze auf der Rückseite und kommt deshalb nie in den Nachziehstapel.`,
      also: ['Spielerzahl', 'zu fünft'],
    },
    'PR-S2': {
      title: 'Nachziehstapel und Ablagestapel',
      text: 'Alle anderen Karten werden zu einem verdeckten Nachziehstapel gemischt. Daneben entsteht ein offener Ablagestapel.',
      also: ['Deck'],
    },
    'PR-S3': {
      title: 'Münzen sind Karten',
      text: `Du beginnst mit ${coins(base.startingCoins)}. Eine Münze ist eine Karte vom Nachziehstapel, die verdeckt vor dir liegt: Bekommst du Münzen, nimmst du so viele Karten vom Stapel. Jede ist 1 Münze wert, und niemand darf die Vorderseite ansehen, auch du nicht.`,
      also: ['Geld', 'Gold'],
    },
    'PR-S4': {
      title: 'Bezahlen',
      text: 'Münzen, die du an das Spiel zahlst, kommen auf den Ablagestapel. Münzen, die du an andere zahlst, wandern verdeckt hinüber.',
      also: ['Geld'],
    },
    'PR-S5': {
      title: 'Wenn der Nachziehstapel leer ist',
      text: 'Sobald wieder eine Karte gebraucht wird, wird der Ablagestapel zu einem neuen Nachziehstapel gemischt. Keine Anleitung sagt, was dann zuerst kommt, deshalb legen wir es fest: Was du abgibst, wird zuerst abgelegt; was du bekommst, wird danach gezogen. Eine Steuerkarte selbst wird zuallerletzt abgelegt.',
      example:
        'Du handelst mit einem Schiff, und der Nachziehstapel ist leer: Das Schiff kommt auf den Ablagestapel, dieser wird gemischt, und dann ziehst du deine Münzen. Dasselbe Schiff kann darunter sein.',
      also: ['mischen'],
    },
    'PR-S6': {
      title: 'Wenn gar keine Karten mehr da sind',
      text: 'Sind beide Stapel leer, werden Münzen als einfache Marken ausgezahlt; eine Marke, die du an das Spiel zahlst, ist weg. Niemand kann dann noch eine Karte aufdecken, also geht ein Zug gleich mit dem Handeln weiter. Hatten alle nacheinander einen solchen Zug, endet die Partie und wird gewertet; gemeinsam gespielt ist sie verloren. Die Anleitungen sagen dazu nichts, weil es fast nie vorkommt: So halten wir es.',
      also: ['Marken'],
    },
    'PR-S7': {
      title: 'Was offen ist und was verborgen',
      text: 'Alle dürfen sehen, wer wie viele Münzen hat, alle Auslagen, den Hafen, die Expeditionsaufrufe, den Ablagestapel und wie viele Karten der Nachziehstapel hat. Die Reihenfolge des Nachziehstapels und die Vorderseiten der Münzen bleiben allen verborgen.',
      also: ['geheim', 'ansehen'],
    },
    'PR-S8': {
      title: 'Wer beginnt',
      text: 'Wer beginnt, wählt ihr beim Einrichten des Tisches: nach der Anleitung, wer zuletzt in einem Hafen war. Wählt ihr niemanden, entscheidet das Los. Gespielt wird im Uhrzeigersinn.',
      also: ['Startspieler', 'Reihenfolge'],
    },
  },
};
