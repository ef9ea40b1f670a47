import type { ChapterWords } from '../words.js';

export const expeditions: ChapterWords<'X'> = {
  title: 'Expeditionen',
  rules: {
    'PR-X1': {
      title: 'Wann du darfst',
      text: 'In deinem eigenen Zug darfst du jederzeit Expeditionsaufrufe erfüllen: vor und nach jeder Karte, während du Karten nimmst und nach einem Fehlschlag; so viele, wie du kannst. Nur zwischen dem Aufdecken eines Schiffes und der Entscheidung, es abzuwehren, ist keine Pause, denn das ist für uns eine einzige Handlung.',
      also: ['wann'],
    },
    'PR-X2': {
      title: 'Wie es geht',
      text: 'Lege Personen mit genau den Symbolen ab, die der Aufruf verlangt: Anker, Kreuz oder Haus. Lege die Expedition in deine Auslage und nimm ihre Münzen. Bedenke: Die Einflusspunkte dieser Personen gehen verloren.',
      also: ['Symbole', 'Anker', 'Kreuz', 'Haus'],
    },
    'PR-X3': {
      title: 'Wer mitfährt',
      text: 'Ein Tausendsassa steht für einen Anker, ein Kreuz oder ein Haus. Kommen mehrere deiner Personen infrage, wählst du, wer fährt. Mehr als verlangt kannst du nicht geben.',
      example:
        'Ein Aufruf verlangt zwei Kreuze. Du hast zwei Priester und einen Tausendsassa: Du darfst beide Priester schicken oder einen von ihnen mit dem Tausendsassa.',
      also: ['Joker'],
    },
    'PR-X4': {
      title: 'Frisch angeheuert, und nur in deinem Zug',
      text: 'Eine Person, die du gerade erst angeheuert hast, darf sofort mitfahren. In den Zügen der anderen erfüllst du nie einen Expeditionsaufruf.',
    },
  },
};
