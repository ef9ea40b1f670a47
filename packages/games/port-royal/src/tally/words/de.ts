import type { CountWords } from './words.js';

export const de: CountWords = {
  figures: {
    games: { label: 'Spiele', help: 'Zu Ende gespielte Spiele.' },
    won: { label: 'Gewonnen', help: 'Anteil gewonnener Spiele, geteilte Siege mitgezählt.' },
    influence: { label: 'Einfluss', help: 'Am Ende eines Spiels.' },
    turns: { label: 'Züge', help: 'Eigene Züge in einem Spiel.' },
    discovered: { label: 'Aufgedeckte Karten', help: 'In einem eigenen Zug.' },
    courage: { label: 'Mut', help: 'Das mittlere Risiko, bei dem trotzdem noch eine Karte aufgedeckt wurde.' },
    busts: { label: 'Fehlschläge', help: 'Alle, auch absichtlich eingelassene Schiffe.' },
    bustsDrawn: { label: 'Fehlschlag beim Aufdecken', help: 'Zum Vergleich mit dem, was zu erwarten war.' },
    bustsExpected: {
      label: 'Erwartete Fehlschläge',
      help: 'Die Summe aller eingegangenen Risiken. Weniger Fehlschläge als das ist Glück.',
    },
    repelled: { label: 'Abgewehrte Schiffe', help: '' },
    traded: { label: 'Handel mit Schiffen', help: '' },
    hired: { label: 'Angeheuerte Personen', help: '' },
    expeditions: { label: 'Expeditionen', help: '' },
    contracts: { label: 'Erfüllte Aufträge', help: '' },
    coinsEarned: { label: 'Verdiente Münzen', help: 'Ohne Gebühren und ohne die ersten Münzen.' },
    coinsSpent: { label: 'Ausgegebene Münzen', help: 'Für Personen und Aufträge.' },
    feesReceived: { label: 'Erhaltene Gebühren', help: 'Von anderen, die in deinen Zügen Karten nahmen.' },
    feesPaid: { label: 'Bezahlte Gebühren', help: 'Für Karten aus den Zügen anderer.' },
    taxGained: { label: 'Durch Steuern gewonnen', help: '' },
    taxLost: { label: 'An Steuern verloren', help: '' },
  },
  plots: {
    wins: { title: 'Siege nach Platz', help: 'Wie oft der Erste, der Zweite … in der Reihenfolge gewinnt.' },
    courage: {
      title: 'Mut gegen Wahrscheinlichkeit',
      help: 'Für jedes Risiko: wie oft noch eine Karte aufgedeckt wurde, und wie oft das schiefging gegen das, was zu erwarten war.',
    },
    cards: { title: 'Lieblingskarten', help: 'Genommene Karten, die häufigsten zuerst.' },
    influence: { title: 'Einfluss im Lauf des Spiels', help: 'Am Ende jeder Runde.' },
  },
  place: (order, players) => (players === 1 ? 'allein' : `${order}. von ${players}`),
  round: (n) => `Runde ${n}`,
  together: 'gemeinsam',
};
