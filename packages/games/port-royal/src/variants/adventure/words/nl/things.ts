import { and, COLOURS, cards, coins, numbered, points, several, swords } from '../../../../words/grammar/nl.js';
import { CARDS_LOOKED_AT } from '../../cards.js';
import type { ThingWords } from '../catalogue.js';
import type { Amount, TaskPartOf, ToldThing } from '../facts.js';

export const crowns = (n: number): string => `${n} ${n === 1 ? 'kroon' : 'kronen'}`;

const ITEMS = { book: 'rituelenboek', herbs: 'kruiden', bread: 'brood', rum: 'rum' } as const;
const A_SHIP = {
  ares: 'een Ares-schip',
  book: 'een rituelenboek',
  herbs: 'kruiden',
  bread: 'brood',
  rum: 'rum',
} as const;
const MANY = {
  ares: 'Ares-schepen',
  book: 'rituelenboeken',
  herbs: 'schepen met kruiden',
  bread: 'schepen met brood',
  rum: 'schepen met rum',
} as const;

/** "een rituelenboek", "2 Ares-schepen": what is given or taken along. */
export const amount = ({ n, of }: Amount<keyof typeof A_SHIP>): string => (n === 1 ? A_SHIP[of] : `${n} ${MANY[of]}`);

function thing(one: ToldThing): string {
  switch (one.is) {
    case 'person':
      return several(one.persons);
    case 'swords':
      return swords(one.n);
    case 'expedition':
      return one.n === 1 ? 'een expeditie' : `${one.n} expedities`;
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

const persons = (n: number): string => `${n} ${n === 1 ? 'persoon' : 'personen'}`;
const fewer = (n: number): string => `${cards(Math.abs(n))} ${n < 0 ? 'minder' : 'extra'}`;
const bound = (atMost?: number, atLeast?: number): string =>
  atMost === undefined ? `${atLeast} of meer` : `${atMost} of minder`;

/** The same for lists. */
const shortly = (one: ToldThing): string => {
  if (one.is === 'person') return numbered(one.persons);
  return one.is === 'expedition' ? `${one.n} ${one.n === 1 ? 'expeditie' : 'expedities'}` : thing(one);
};

const givenShortly = ({ ships, ...rest }: TaskPartOf<'give'>): readonly string[] => [
  ...ships.map((ship) => (ship.n > 1 ? amount(ship) : ship.of === 'ares' ? '1 Ares-schip' : ITEMS[ship.of])),
  ...given({ ...rest, ships: [] }),
];

export const things: ThingWords = {
  items: ITEMS,

  tasks: {
    spot: ({ spot, times }) => {
      switch (spot.when) {
        case 'colours':
          return `Ter plekke: in je eigen beurt liggen schepen in ${spot.n} kleuren in de haven.`;
        case 'stops': {
          const stop = `stop in je eigen beurt zodra er precies ${cards(spot.n)} in de haven ${spot.n === 1 ? 'ligt' : 'liggen'}`;
          return `Ter plekke: ${stop}${times > 1 ? `, in ${times} van je beurten` : ''}.`;
        }
        case 'taxPaid':
          return 'Ter plekke: je moet belasting betalen.';
      }
    },
    have: ({ things: all }) => `Je hebt ${and(all.map(thing))}.`,
    persons: ({ n, atMost, atLeast }) =>
      `Je hebt ${persons(n)} met een prijs van ${bound(atMost, atLeast)} op de kaart.`,
    give: (part) => `Geef ${and(given(part))} af.`,
    picks: ({ n }) => `Je mag in deze beurt ${fewer(n)} nemen.`,
  },

  gists: {
    spot: ({ spot, times }) => {
      if (spot.when === 'taxPaid') return 'belasting betalen';
      if (spot.when === 'colours') return `${spot.n} kleuren in de haven`;
      return `stoppen bij precies ${cards(spot.n)}${times > 1 ? `, ${times} beurten` : ''}`;
    },
    have: ({ things: all }) => all.map(shortly).join(' + '),
    persons: ({ n, atMost, atLeast }) => `${persons(n)} van ${bound(atMost, atLeast)}`,
    give: (part) =>
      givenShortly(part)
        .map((one) => `− ${one}`)
        .join(' '),
    picks: ({ n }) => `${fewer(n)} nemen`,
  },

  rewards: (first, all) => [
    ...(first.coins ? [`Wie hem als eerste vervult, krijgt ${coins(first.coins)}.`] : []),
    ...(first.crowns ? [`Wie hem als eerste vervult, krijgt ${crowns(first.crowns)} extra.`] : []),
    all > 0 ? `Iedereen die hem vervult, krijgt ${crowns(all)}.` : 'Hij levert geen kronen op.',
  ],

  hourglass: (lead, title) => {
    const sale =
      lead.price === undefined
        ? ''
        : ` Daarvóór mag iedereen ${coins(lead.price)} betalen om een markeersteen weg te nemen.`;
    if ('ask' in lead) return `Aan het eind van de maand: heeft iemand “${title(lead.ask)}” vervuld?${sale}`;
    if ('next' in lead) return `Aan het eind van de maand gaat het verhaal verder.${sale}`;
    if ('ending' in lead) return `Aan het eind van de maand blijkt of jullie gewonnen hebben.${sale}`;
    return `Deze missie blijft liggen tot het eind.${sale.replace('Daarvóór mag', 'Aan het eind van elke maand mag')}`;
  },

  events: {
    tailwind: 'Wind mee',
    market_day: 'Marktdag',
    storm: 'Storm',
    audience: 'Audiëntie',
    harbour_dues: 'Havengeld',
    open_harbour: 'Vrije haven',
    idle_hands: 'Werkloze handen',
    crew_shortage: 'Te weinig volk',
    navy_escort: 'Marinegeleide',
    fog: 'Mist',
    alms: 'Aalmoes',
    busy_quay: 'Drukke kade',
    governors_favour: 'Gunst van de gouverneur',
    calm_sea: 'Kalme zee',
    months_end: 'Einde van de maand',
    months_end_variable: 'Einde van de maand',
  },

  effects: {
    coins: ({ n }) => `De actieve speler krijgt ${coins(n)}.`,
    alms: ({ n }) => `Wie de minste munten heeft, krijgt ${coins(n)}; bij gelijke stand krijgen allen die.`,
    audience: ({ pay, crowns: n }) =>
      `Met de klok mee, te beginnen bij de actieve speler, mag iedereen één keer ${coins(pay)} betalen voor ${crowns(n)}.`,
    storm: () => 'Het eerste schip dat in deze beurt wordt omgedraaid, gaat meteen naar de aflegstapel.',
    swords: ({ n }) =>
      `De actieve speler verjaagt schepen in deze beurt met ${swords(Math.abs(n))} ${n > 0 ? 'meer' : 'minder'}.`,
    quay: ({ cards: n }) => `De actieve speler mag niet stoppen voordat er ${cards(n)} in de haven liggen.`,
    market: ({ coins: n }) =>
      `Het eerste schip dat de actieve speler in deze beurt neemt, levert ${coins(n)} extra op, verhandeld of bewaard.`,
    fee: ({ n }) =>
      n === 0
        ? 'De andere spelers betalen de actieve speler in deze beurt niets voor kaarten.'
        : `De andere spelers betalen de actieve speler in deze beurt ${coins(n)} per kaart.`,
    cost: ({ n, forAll }) =>
      `Personen kosten ${forAll ? 'iedereen' : 'de actieve speler'} in deze beurt ${coins(Math.abs(n))} ${n > 0 ? 'meer' : 'minder'}.`,
    picks: ({ n }) => `De actieve speler mag in deze beurt ${cards(n)} extra nemen.`,
    monthEnd: ({ price }) =>
      price === undefined
        ? 'De zandloper van de nieuwste missie loopt af. Dan wordt de gebeurtenisstapel omgekeerd, met één kaart erbij.'
        : `Iedereen mag ${coins(price)} betalen om een markeersteen weg te nemen. Dan wordt de gebeurtenisstapel omgekeerd, met één kaart erbij.`,
  },

  effectGists: {
    coins: ({ n }) => `${coins(n)} voor de actieve speler`,
    alms: ({ n }) => `Minste munten: +${n}`,
    audience: ({ pay, crowns: n }) => `Betaal ${coins(pay)} voor ${crowns(n)}`,
    storm: () => 'Het eerste schip gaat verloren',
    swords: ({ n }) => `Verjagen met ${swords(Math.abs(n))} ${n > 0 ? 'meer' : 'minder'}`,
    quay: ({ cards: n }) => `Niet stoppen vóór ${cards(n)}`,
    market: ({ coins: n }) => `Eerste schip: +${coins(n)}`,
    fee: ({ n }) => (n === 0 ? 'Anderen betalen niets per kaart' : `Anderen betalen ${coins(n)} per kaart`),
    cost: ({ n, forAll }) =>
      `Personen ${coins(Math.abs(n))} ${n > 0 ? 'duurder' : 'goedkoper'}${forAll ? ' voor iedereen' : ''}`,
    picks: ({ n }) => `Neem ${cards(n)} extra`,
    monthEnd: ({ price }) => (price === undefined ? 'De zandloper loopt af' : `${coins(price)} voor een markeersteen`),
  },

  characters: {
    swords: ({ n }) => `Heeft ${swords(n)} om schepen te verjagen, zo vaak je wilt.`,
    discount: ({ n }) => `Elke persoon kost je ${coins(n)} minder.`,
    earlyBust: ({ cards: most, coins: n }) =>
      `Je krijgt ${coins(n)} als je uiterlijk met de ${most}e kaart van je beurt te veel waagt; alleen schepen en personen tellen mee.`,
    trader: ({ colour, coins: n }) => `Neem je een ${COLOURS[colour]} schip, dan krijg je ${coins(n)} extra.`,
    crownTrader: ({ colour, crowns: n }) => `Neem je een ${COLOURS[colour]} schip, dan krijg je ${crowns(n)}.`,
    ships: ({ from, coins: n }) =>
      `Je krijgt ${coins(n)} als jij in fase 2 aan de beurt komt en er minstens ${from} schepen in de haven liggen.`,
    harbour: ({ from, coins: n }) =>
      `Je krijgt ${coins(n)} als jij in fase 2 aan de beurt komt en er minstens ${cards(from)} in de haven liggen.`,
    once: ({ coins: n }) => `Je krijgt één keer ${coins(n)}, zodra de deur opengaat.`,
    expedition: ({ crowns: n }) => `Je krijgt ${crowns(n)} voor elke expeditie die je opeist.`,
    lookout: () =>
      `Bekijk één keer in je beurt de bovenste ${CARDS_LOOKED_AT} kaarten van de trekstapel, leg er één terug en leg de andere af.`,
  },

  crowns: {
    mission: 'voor de missie',
    cube: 'van onder de markeersteen',
    audience: 'voor de audiëntie',
    ship: 'voor het schip',
    character: 'dankzij het personage',
    innkeeper: 'dankzij de waardin',
  },
};
