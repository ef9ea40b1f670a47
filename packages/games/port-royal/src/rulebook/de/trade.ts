import { cards, coins } from '../../words/grammar/de.js';
import { FEE, PICKS_BY_COLOURS } from '../facts.js';
import type { ChapterWords } from '../words.js';

const [, , , few, four, five] = PICKS_BY_COLOURS;

export const trade: ChapterWords<'T'> = {
  title: 'Phase 2: handeln und heuern',
  rules: {
    'PR-T1': {
      title: 'Wie viele Karten du nehmen darfst',
      text: `In deinem eigenen Zug darfst du ${cards(few)} aus dem Hafen nehmen; ${four}, wenn dort Schiffe in vier Farben liegen, ${five} bei allen fünf. Die Farben werden einmal gezählt, wenn du aufhörst.`,
      example:
        'Du nimmst ein Schiff aus einem Hafen mit vier Farben. Nun sind es nur noch drei, aber deine zweite Karte darfst du trotzdem nehmen.',
      also: ['vier Farben', 'fünf Farben'],
    },
    'PR-T2': {
      title: 'Karte für Karte',
      text: 'Du nimmst die Karten einzeln, und was eine bringt, hilft dir von da an. Nehmen musst du nie.',
      example:
        'Du heuerst einen Fregattenhändler an und handelst dann mit der Fregatte daneben: Er bringt dir sofort 1 Münze.',
      also: ['passen'],
    },
    'PR-T3': {
      title: 'Mit einem Schiff handeln',
      text: 'Du nimmst ein Schiff, bekommst die Münzen, die es zeigt, und legst es ab.',
      also: ['Einkommen'],
    },
    'PR-T4': {
      title: 'Eine Person anheuern',
      text: 'Zahle den Preis der Person auf den Ablagestapel und lege die Karte in deine Auslage. Von nun an kannst du ihre Fähigkeit nutzen, und ihre Einflusspunkte zählen.',
      also: ['Preis', 'Kosten', 'kaufen'],
    },
    'PR-T5': {
      title: 'Dann die anderen',
      text: `Danach kommen die anderen im Uhrzeigersinn an die Reihe. Sie dürfen nach denselben Regeln je 1 Karte nehmen und zahlen dafür ${coins(FEE)} Gebühr an den aktiven Spieler.`,
      also: ['Gebühr', 'aktiver Spieler'],
    },
    'PR-T6': {
      title: 'Die Gebühr bezahlen',
      text: 'Bei einem Schiff darf die Gebühr aus dem stammen, was es bringt; du brauchst also keine Münze. Bei einer Person zahlst du sie zuerst, und der Rest muss für den Preis reichen.',
      example: `Du hast keine Münze: Ein Schiff für 1 Münze darfst du nehmen, auch wenn dir nichts davon bleibt. Mit 5 Münzen kannst du eine Person für ${5 - FEE} anheuern, nicht für 5.`,
      also: ['aktiver Spieler'],
    },
    'PR-T7': {
      title: 'Ende des Zuges',
      text: 'Hatten alle ihre Gelegenheit, wird der Rest des Hafens abgelegt. Dann ist im Uhrzeigersinn der Nächste der aktive Spieler.',
    },
    'PR-T8': {
      title: 'Keine Schulden',
      text: 'Was du nicht ganz bezahlen kannst, kannst du nicht tun. Niemand bleibt je etwas schuldig.',
      also: ['zu teuer', 'bezahlen'],
    },
  },
};
