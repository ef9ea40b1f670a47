import type { TableWords } from './catalogue.js';

const coins = (n: number) => `${n} ${n === 1 ? 'Münze' : 'Münzen'}`;
const cards = (n: number) => `${n} ${n === 1 ? 'Karte' : 'Karten'}`;

export const de: TableWords = {
  goal: {
    influence: (n) =>
      `Verdiene mit Schiffen Münzen und heure damit Personen an. Wer die meisten Einflusspunkte hat, gewinnt; bei ${n} Einflusspunkten beginnt die letzte Runde.`,
    turn: 'In deinem Zug deckst du Karten auf, solange du dich traust: Bei einem zweiten Schiff derselben Farbe hast du zu viel riskiert, und alles ist verloren.',
  },
  rules: {
    turn: 'Dein Zug hat zwei Phasen. ENTDECKEN: Decke eine Karte nach der anderen auf. Schiffe und Personen kommen in den Hafen, Expeditionsaufrufe liegen daneben. Höre auf, wann du willst.',
    bust: 'ZU VIEL RISKIERT: ein zweites Schiff einer Farbe, die schon im Hafen liegt. Alle Karten dort sind verloren, und niemand nimmt eine. Mit mindestens so vielen Säbeln, wie das Schiff hat, kannst du es beim Einlaufen abwehren; nicht aber eines mit Totenkopf. Säbel werden nie verbraucht.',
    take: 'HANDELN UND HEUERN: Hast du aufgehört, nimmst du 1 Karte, bei vier Schiffsfarben im Hafen 2, bei fünf 3. Ein Schiff bringt seine Münzen und ist weg. Eine Person kostet Münzen, bleibt bei dir und bringt Einflusspunkte und eine Fähigkeit.',
    others:
      'Danach dürfen die anderen reihum je 1 Karte nehmen und zahlen dir 1 Münze dafür. In ihren Zügen darfst du dasselbe.',
    expeditions:
      'EXPEDITIONEN: Jederzeit in deinem Zug kannst du einen Expeditionsaufruf erfüllen: Du legst die Personen ab, die er verlangt, und bekommst viele Einflusspunkte und einige Münzen. Ein Tausendsassa steht für jede von ihnen.',
    tax: ({ threshold, cap, favours, coins: n }) => {
      const loss = cap === undefined ? 'verliert die Hälfte' : `behält ${cap}`;
      const favoured = favours
        .map((one) => (one === 'mostSwords' ? 'die meisten Säbel' : 'die wenigsten Einflusspunkte'))
        .join(' oder ');
      return `STEUERERHÖHUNG: Wer ${threshold} oder mehr Münzen hat, ${loss}. Dann bekommt ${coins(n)}, wer ${favoured} hat.`;
    },
    end: (influence) =>
      `ENDE: Jemand hat ${influence} Einflusspunkte. Die Runde wird zu Ende gespielt, sodass alle gleich viele Züge hatten. Wer die meisten Einflusspunkte hat, gewinnt, bei Gleichstand, wer die meisten Münzen hat.`,
    inspect: 'Was eine Person kann, sagt dir c: c allein für alle Karten auf dem Tisch, oder c mit einem Namen.',
  },

  round: (n) => `Runde ${n}`,
  lastRound: 'LETZTE RUNDE',
  piles: (draw, discard) => `Stapel ${draw}, abgelegt ${discard}`,

  asks: {
    discover: 'Dein Zug: aufdecken oder aufhören',
    repel: 'Dein Zug: das Schiff abwehren oder nicht',
    bust: 'Dein Zug ist ein Fehlschlag, aber einen Expeditionsaufruf kannst du noch erfüllen',
    decide: 'Deine Entscheidung',
    takeFirst: (picks) => `Dein Zug: Nimm bis zu ${cards(picks)}`,
    takeAfter: (picks, active, fee) =>
      `Du darfst ${cards(picks)} nehmen (${picks === 1 ? '' : 'je '}${coins(fee)} an ${active})`,
  },

  harbour: 'Hafen',
  inSight: 'In Sicht',
  empty: 'leer',
  tooDear: 'Zu teuer',
  forYou: (price) => `${price} für dich`,
  columns: { coins: 'Münzen', influence: 'Einfluss', swords: 'Säbel' },
  nothing: 'noch niemand',

  risk: (percent, n, total) =>
    `Risiko eines Fehlschlags mit der nächsten Karte: ${percent} (${n} von ${total} ungesehenen Karten).`,
  noRisk: 'Die nächste Karte kann nicht schaden.',

  outcomes: {
    stop: (picks, colours) =>
      colours > 3 ? `${cards(picks)} zu nehmen, dank ${colours} Farben` : `${cards(picks)} zu nehmen`,
    nothingToTake: 'nichts hier, was du bezahlen könntest',
    repel: 'abgelegt',
    admit: (colours, picks) => `${colours} ${colours === 1 ? 'Farbe' : 'Farben'}, ${cards(picks)} zu nehmen`,
    bust: (n) => `alle ${cards(n)} sind verloren`,
    coins,
    influence: (n) => `${n} Einfluss`,
    lastRound: 'leitet die letzte Runde ein',
  },

  odds: {
    title: (total) => `Die nächste Karte ist eine von ${total}, die seit dem Mischen niemand gesehen hat:`,
    bust: 'ein Schiff, mit dem du zu viel riskierst',
    repellable: 'ein Schiff, das du abwehren könntest',
    newColour: 'ein Schiff in neuer Farbe',
    person: 'eine Person',
    expedition: 'ein Expeditionsaufruf',
    tax: 'eine Steuererhöhung',
    noCards: 'Es ist keine Karte mehr aufzudecken.',
  },

  unknownCard: (asked) =>
    `Es gibt keine Karte „${asked}“: Gib einen Buchstaben vom Bildschirm ein oder den Namen einer Karte.`,
  noCards: 'Dort liegen keine Karten.',
};
