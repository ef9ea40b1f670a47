import type { Colour } from '../../../../cards/card.js';
import {
  and,
  type Case,
  COLOURS,
  cards,
  coins,
  numbered,
  points,
  several,
  swords,
} from '../../../../words/grammar/de.js';
import { CARDS_LOOKED_AT } from '../../cards.js';
import type { ThingWords } from '../catalogue.js';
import type { Amount, TaskPartOf, ToldThing } from '../facts.js';

export const crowns = (n: number): string => `${n} ${n === 1 ? 'Krone' : 'Kronen'}`;

const ITEMS = { book: 'Buch der Rituale', herbs: 'Kräuter', bread: 'Brot', rum: 'Rum' } as const;
type Given = 'ares' | keyof typeof ITEMS;
const ONE: Readonly<Record<Given, string>> = {
  ares: 'ein Ares-Schiff',
  book: 'ein Buch der Rituale',
  herbs: 'Kräuter',
  bread: 'Brot',
  rum: 'Rum',
};
const ONE_DATIVE: Readonly<Record<Given, string>> = {
  ...ONE,
  ares: 'einem Ares-Schiff',
  book: 'einem Buch der Rituale',
  herbs: 'Kräutern',
};
const MANY: Readonly<Record<Given, string>> = {
  ares: 'Ares-Schiffe',
  book: 'Bücher der Rituale',
  herbs: 'Ladungen Kräuter',
  bread: 'Ladungen Brot',
  rum: 'Ladungen Rum',
};
const MANY_DATIVE: Readonly<Record<Given, string>> = { ...MANY, ares: 'Ares-Schiffen', book: 'Büchern der Rituale' };

/** "ein Buch der Rituale", "2 Ares-Schiffe": what is given or taken along, as an object. */
export const amount = ({ n, of }: Amount<Given>): string => (n === 1 ? ONE[of] : `${n} ${MANY[of]}`);
/** "mit einem Buch der Rituale". */
export const amountDative = ({ n, of }: Amount<Given>): string =>
  n === 1 ? ONE_DATIVE[of] : `${n} ${MANY_DATIVE[of]}`;

function thing(one: ToldThing, kase: Case = 'accusative'): string {
  switch (one.is) {
    case 'person':
      return several(one.persons, kase);
    case 'swords':
      return swords(one.n);
    case 'expedition':
      return one.n === 1 ? 'eine Expedition' : `${one.n} Expeditionen`;
    case 'influence':
      return points(one.n);
    case 'crowns':
      return crowns(one.n);
  }
}

const given = ({ ships, coins: n, crowns: lost }: TaskPartOf<'give'>): readonly string[] => [
  ...ships.map(amount),
  ...(n > 0 ? [coins(n)] : []),
  ...(lost > 0 ? [crowns(lost)] : []),
];

const persons = (n: number): string => `${n} ${n === 1 ? 'Person' : 'Personen'}`;
const fewer = (n: number): string => `${cards(Math.abs(n))} ${n < 0 ? 'weniger' : 'mehr'}`;
const bound = (atMost?: number, atLeast?: number): string =>
  atMost === undefined ? `mindestens ${atLeast}` : `höchstens ${atMost}`;
const shipOf = (colour: Colour): string => `ein ${COLOURS[colour]} Schiff`;

/** The same for lists. */
const shortly = (one: ToldThing): string => {
  if (one.is === 'person') return numbered(one.persons);
  return one.is === 'expedition' ? `${one.n} ${one.n === 1 ? 'Expedition' : 'Expeditionen'}` : thing(one);
};

const givenShortly = ({ ships, ...rest }: TaskPartOf<'give'>): readonly string[] => [
  ...ships.map((ship) => (ship.n > 1 ? amount(ship) : ship.of === 'ares' ? '1 Ares-Schiff' : ITEMS[ship.of])),
  ...given({ ...rest, ships: [] }),
];

export const things: ThingWords = {
  items: ITEMS,

  tasks: {
    spot: ({ spot, times }) => {
      switch (spot.when) {
        case 'colours':
          return `Auf der Stelle: In deinem eigenen Zug liegen Schiffe in ${spot.n} Farben im Hafen.`;
        case 'stops': {
          const stop = `Höre in deinem eigenen Zug auf, wenn genau ${cards(spot.n)} im Hafen ${spot.n === 1 ? 'liegt' : 'liegen'}`;
          return `Auf der Stelle: ${stop}${times > 1 ? `, und das in ${times} deiner Züge` : ''}.`;
        }
        case 'taxPaid':
          return 'Auf der Stelle: Du musst Steuern zahlen.';
      }
    },
    have: ({ things: all }) => `Du hast ${and(all.map((one) => thing(one)))}.`,
    persons: ({ n, atMost, atLeast }) =>
      `Du hast ${persons(n)} mit einem aufgedruckten Preis von ${bound(atMost, atLeast)}.`,
    give: (part) => `Gib ${and(given(part))} ab.`,
    picks: ({ n }) => `Du darfst in diesem Zug ${fewer(n)} nehmen.`,
  },

  gists: {
    spot: ({ spot, times }) => {
      if (spot.when === 'taxPaid') return 'Steuern zahlen';
      if (spot.when === 'colours') return `${spot.n} Farben im Hafen`;
      return `bei genau ${cards(spot.n)} aufhören${times > 1 ? `, ${times} Züge` : ''}`;
    },
    have: ({ things: all }) => all.map(shortly).join(' + '),
    persons: ({ n, atMost, atLeast }) => `${persons(n)} ${atMost === undefined ? `ab ${atLeast}` : `bis ${atMost}`}`,
    give: (part) =>
      givenShortly(part)
        .map((one) => `− ${one}`)
        .join(' '),
    picks: ({ n }) => `${fewer(n)} nehmen`,
  },

  rewards: (first, all) => [
    ...(first.coins ? [`Wer sie zuerst erfüllt, bekommt ${coins(first.coins)}.`] : []),
    ...(first.crowns ? [`Wer sie zuerst erfüllt, bekommt ${crowns(first.crowns)} mehr.`] : []),
    all > 0 ? `Alle, die sie erfüllen, bekommen ${crowns(all)}.` : 'Kronen bringt sie keine.',
  ],

  hourglass: (lead, title) => {
    const sale =
      lead.price === undefined ? '' : ` Davor darf jeder ${coins(lead.price)} zahlen und einen Holzwürfel wegnehmen.`;
    if ('ask' in lead) return `Am Monatsende: Hat jemand „${title(lead.ask)}“ erfüllt?${sale}`;
    if ('next' in lead) return `Am Monatsende geht die Geschichte weiter.${sale}`;
    if ('ending' in lead) return `Am Monatsende zeigt sich, ob ihr gewonnen habt.${sale}`;
    return `Diese Mission bleibt bis zum Schluss.${sale.replace('Davor', 'An jedem Monatsende')}`;
  },

  events: {
    tailwind: 'Rückenwind',
    market_day: 'Markttag',
    storm: 'Sturm',
    audience: 'Audienz',
    harbour_dues: 'Hafengebühr',
    open_harbour: 'Freier Hafen',
    idle_hands: 'Arbeitslose Hände',
    crew_shortage: 'Mannschaftsmangel',
    navy_escort: 'Geleitschutz',
    fog: 'Nebel',
    alms: 'Almosen',
    busy_quay: 'Voller Kai',
    governors_favour: 'Gunst des Gouverneurs',
    calm_sea: 'Ruhige See',
    months_end: 'Monatsende',
    months_end_variable: 'Monatsende',
  },

  effects: {
    coins: ({ n }) => `Der aktive Spieler bekommt ${coins(n)}.`,
    alms: ({ n }) => `Wer die wenigsten Münzen hat, bekommt ${coins(n)}; bei Gleichstand bekommen alle sie.`,
    audience: ({ pay, crowns: n }) =>
      `Vom aktiven Spieler an im Uhrzeigersinn darf jeder einmal ${coins(pay)} für ${crowns(n)} zahlen.`,
    storm: () => 'Das erste Schiff, das in diesem Zug aufgedeckt wird, kommt sofort auf den Ablagestapel.',
    swords: ({ n }) =>
      `Der aktive Spieler wehrt in diesem Zug Schiffe mit ${swords(Math.abs(n))} ${n > 0 ? 'mehr' : 'weniger'} ab.`,
    quay: ({ cards: n }) => `Der aktive Spieler darf nicht aufhören, bevor ${cards(n)} im Hafen liegen.`,
    market: ({ coins: n }) =>
      `Das erste Schiff, das der aktive Spieler in diesem Zug nimmt, bringt ${coins(n)} mehr, ob gehandelt oder behalten.`,
    fee: ({ n }) =>
      n === 0
        ? 'Die Mitspieler zahlen dem aktiven Spieler in diesem Zug nichts für Karten.'
        : `Die Mitspieler zahlen dem aktiven Spieler in diesem Zug ${coins(n)} für jede Karte.`,
    cost: ({ n, forAll }) =>
      `Personen kosten ${forAll ? 'alle' : 'den aktiven Spieler'} in diesem Zug ${coins(Math.abs(n))} ${n > 0 ? 'mehr' : 'weniger'}.`,
    picks: ({ n }) => `Der aktive Spieler darf in diesem Zug ${cards(n)} mehr nehmen.`,
    monthEnd: ({ price }) =>
      price === undefined
        ? 'Die Sanduhr der neuesten Mission läuft ab. Dann wird der Ereignisstapel umgedreht und wächst um eine Karte.'
        : `Jeder darf ${coins(price)} zahlen und einen Holzwürfel wegnehmen. Dann wird der Ereignisstapel umgedreht und wächst um eine Karte.`,
  },

  effectGists: {
    coins: ({ n }) => `${coins(n)} für den aktiven Spieler`,
    alms: ({ n }) => `Wenigste Münzen: +${n}`,
    audience: ({ pay, crowns: n }) => `${coins(pay)} zahlen für ${crowns(n)}`,
    storm: () => 'Das erste Schiff geht verloren',
    swords: ({ n }) => `${swords(Math.abs(n))} ${n > 0 ? 'mehr' : 'weniger'} zur Abwehr`,
    quay: ({ cards: n }) => `Kein Aufhören vor ${cards(n)}`,
    market: ({ coins: n }) => `Erstes Schiff: +${coins(n)}`,
    fee: ({ n }) => (n === 0 ? 'Mitspieler zahlen nichts' : `Mitspieler zahlen ${coins(n)} je Karte`),
    cost: ({ n, forAll }) =>
      `Personen ${forAll ? 'für alle ' : ''}${coins(Math.abs(n))} ${n > 0 ? 'teurer' : 'billiger'}`,
    picks: ({ n }) => `${cards(n)} mehr nehmen`,
    monthEnd: ({ price }) => (price === undefined ? 'Die Sanduhr läuft ab' : `${coins(price)} für einen Holzwürfel`),
  },

  characters: {
    swords: ({ n }) => `Hat ${swords(n)}, um Schiffe abzuwehren, sooft du willst.`,
    discount: ({ n }) => `Jede Person kostet dich ${coins(n)} weniger.`,
    earlyBust: ({ cards: most, coins: n }) =>
      `Du bekommst ${coins(n)}, wenn du spätestens mit der ${most}. Karte deines Zuges zu viel riskierst; nur Schiffe und Personen zählen.`,
    trader: ({ colour, coins: n }) => `Nimmst du ${shipOf(colour)}, bekommst du ${coins(n)} mehr.`,
    crownTrader: ({ colour, crowns: n }) => `Nimmst du ${shipOf(colour)}, bekommst du ${crowns(n)}.`,
    ships: ({ from, coins: n }) =>
      `Du bekommst ${coins(n)}, wenn du in Phase 2 an die Reihe kommst und mindestens ${from} Schiffe im Hafen liegen.`,
    harbour: ({ from, coins: n }) =>
      `Du bekommst ${coins(n)}, wenn du in Phase 2 an die Reihe kommst und mindestens ${cards(from)} im Hafen liegen.`,
    once: ({ coins: n }) => `Du bekommst einmal ${coins(n)}, sobald die Tür aufgeht.`,
    expedition: ({ crowns: n }) => `Du bekommst ${crowns(n)} für jeden Expeditionsaufruf, den du erfüllst.`,
    lookout: () =>
      `Sieh dir einmal in deinem Zug die obersten ${CARDS_LOOKED_AT} Karten des Nachziehstapels an, lege eine zurück und die anderen ab.`,
  },

  crowns: {
    mission: 'für die Mission',
    cube: 'für den Holzwürfel',
    audience: 'für die Audienz',
    ship: 'für das Schiff',
    character: 'durch die Figur',
    innkeeper: 'durch die Wirtin',
  },
};
