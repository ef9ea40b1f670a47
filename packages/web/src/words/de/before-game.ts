import type { Words } from '../en.js';

export const beforeGame = {
  setup: {
    title: 'Ein neues Spiel',
    titleDevice: 'Gemeinsam an einem Gerät',
    asLast: (caption: string) => `Wie du zuletzt gespielt hast: ${caption}.`,
    usual: 'Lieber das übliche Spiel',
    game: 'Spiel',
    seats: 'Wer mitspielt',
    seat: (n: number) => `Platz ${n}`,
    person: 'Mensch',
    bot: 'Bot',
    name: 'Name',
    addSeat: 'Platz hinzufügen',
    removeSeat: (n: number) => `Platz ${n} entfernen`,
    table: 'An diesem Tisch',
    odds: 'Chancen zeigen',
    oddsHelp: 'Zeigt, was kommen kann und wie wahrscheinlich es ist.',
    practice: 'Übung: alles zurücknehmen können',
    practiceHelp: 'Sonst nimmst du nur zurück, was nichts aufgedeckt hat.',
    cover: 'Tisch zwischen den Zügen abdecken',
    coverHelp: 'Auch wo alle alles sehen dürfen.',
    seed: 'Startwert',
    seedHelp:
      'Derselbe Startwert bringt dasselbe Glück: um es noch einmal zu versuchen oder mit Freunden zu vergleichen. Leer lassen für einen neuen.',
    none: 'Keine',
    start: 'Spiel beginnen',
    numberRange: (min: number, max: number) => `Von ${min} bis ${max}`,
    aNumber: 'Eine Zahl',
    gaveWay: (reason: string) => `${reason} Die anderen Angaben wurden angepasst.`,
    cannot: 'Diese Zusammenstellung lässt sich nicht spielen.',
  },
} satisfies Partial<Words>;
