import type { Words } from '../en.js';

export const beforeGame = {
  setup: {
    title: 'Een nieuw spel',
    titleDevice: 'Samen op één apparaat',
    asLast: (caption: string) => `Zoals je het laatst speelde: ${caption}.`,
    usual: 'Liever het gewone spel',
    game: 'Spel',
    seats: 'Wie spelen er mee',
    seat: (n: number) => `Plaats ${n}`,
    person: 'Mens',
    bot: 'Bot',
    name: 'Naam',
    addSeat: 'Plaats toevoegen',
    removeSeat: (n: number) => `Plaats ${n} weghalen`,
    table: 'Aan deze tafel',
    odds: 'Kansen tonen',
    oddsHelp: 'Laat zien wat er kan komen, en hoe waarschijnlijk dat is.',
    practice: 'Oefenen: alles terug kunnen nemen',
    practiceHelp: 'Anders neem je alleen terug wat niets heeft onthuld.',
    cover: 'Tafel bedekken tussen de beurten',
    coverHelp: 'Ook waar iedereen alles mag zien.',
    seed: 'Begingetal',
    seedHelp:
      'Hetzelfde begingetal brengt hetzelfde geluk: om het opnieuw te proberen, of om met een vriend te vergelijken. Laat leeg voor een nieuw getal.',
    none: 'Geen',
    start: 'Spel beginnen',
    numberRange: (min: number, max: number) => `Van ${min} tot ${max}`,
    aNumber: 'Een getal',
    gaveWay: (reason: string) => `${reason} De andere keuzes zijn daarop aangepast.`,
    cannot: 'Deze combinatie is niet te spelen.',
  },
} satisfies Partial<Words>;
