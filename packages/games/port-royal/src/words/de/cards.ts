import type { Colour, Person } from '../../cards/card.js';
import type { CardWords } from '../catalogue.js';
import { capOf, specialityOf, wantedBy } from '../facts.js';
import {
  and,
  coins,
  cards as count,
  COLOURS as INFLECTED,
  noun,
  numbered,
  points,
  several,
  swords,
} from '../grammar/de.js';

const COLOURS: Readonly<Record<Colour, string>> = {
  yellow: 'gelb',
  blue: 'blau',
  green: 'grün',
  red: 'rot',
  black: 'schwarz',
  ares: 'violett',
};

const SYMBOLS = { anchor: 'Anker', cross: 'Kreuz', house: 'Haus', any: 'Anker, Kreuz oder Haus' } as const;

export const cards: CardWords = {
  colours: COLOURS,
  symbols: SYMBOLS,
  name: (card) => noun(card),

  labels: {
    ship: (ship) => [COLOURS[ship.colour], ship.swords === null ? 'Totenkopf' : swords(ship.swords), coins(ship.coins)],
    person: (person) => {
      const colour = specialityOf(person);
      return [
        ...(colour ? [COLOURS[colour]] : []),
        `kostet ${person.cost}`,
        `${person.influence} Einfluss`,
        ...perks(person),
      ];
    },
    expedition: (card) => [
      `${wantedBy(card).map(numbered).join(', ')} → ${card.influence} Einfluss, ${coins(card.coins)}`,
    ],
    tax: ({ bonusTo, bonusCoins }) => [
      `${coins(bonusCoins)} für ${bonusTo === 'mostSwords' ? 'die meisten Säbel' : 'die wenigsten Einflusspunkte'}`,
    ],
  },

  perks,

  abilities: {
    settler: () => 'Bringt ein Haus zu einem Expeditionsaufruf, der es verlangt, und wird dafür abgelegt.',
    captain: () => 'Bringt einen Anker zu einem Expeditionsaufruf, der ihn verlangt, und wird dafür abgelegt.',
    priest: () => 'Bringt ein Kreuz zu einem Expeditionsaufruf, der es verlangt, und wird dafür abgelegt.',
    jack: () => 'Geht anstelle einer Kapitänin, eines Priesters oder einer Siedlerin auf Expedition.',
    trader: ({ trades }) =>
      trades ? `Handelst du mit einem ${dative(trades.colour)} Schiff, bekommst du ${coins(trades.coins)} mehr.` : '',
    sailor: ({ swords: n }) => `Bringt ${swords(n)}, um Schiffe abzuwehren, sooft du willst.`,
    pirate: ({ swords: n }) => `Bringt ${swords(n)}, um Schiffe abzuwehren, sooft du willst.`,
    mademoiselle: ({ discount }) => `Jede Person kostet dich ${coins(discount)} weniger.`,
    jester: ({ bustCoins }) =>
      `Du bekommst ${coins(bustCoins)}, wenn jemand zu viel riskiert, und wenn du in Phase 2 an die Reihe kommst und der Hafen leer ist.`,
    admiral: ({ income }) =>
      `Du bekommst ${coins(income?.coins ?? 0)}, wenn du in Phase 2 an die Reihe kommst und mindestens ${count(income?.harbourFrom ?? 0)} im Hafen liegen.`,
    governor: ({ picks }) => `Du darfst ${count(picks)} mehr nehmen, in deinem Zug und in den Zügen der anderen.`,
    ship: (ship) =>
      ship.swords === null
        ? `Bringt beim Handeln ${coins(ship.coins)}; wegen des Totenkopfs kann niemand dieses Schiff abwehren.`
        : `Bringt beim Handeln ${coins(ship.coins)}; zum Abwehren braucht man ${swords(ship.swords)}.`,
    expedition: (card) => {
      const persons = and(wantedBy(card).map((group) => several(group, 'accusative')));
      return `Lege in deinem Zug ${persons} ab; du bekommst ${points(card.influence)} und ${coins(card.coins)}.`;
    },
    tax: (tax) => {
      const cap = capOf(tax);
      const loss = cap === undefined ? 'verliert die Hälfte' : `behält ${cap}`;
      const favoured = tax.bonusTo === 'mostSwords' ? 'die meisten Säbel' : 'die wenigsten Einflusspunkte';
      return `Wer ${tax.threshold} oder mehr Münzen hat, ${loss}; wer ${favoured} hat, bekommt ${coins(tax.bonusCoins)}.`;
    },
  },
};

/** "einem roten Schiff": the strong ending of the accusative turns into -en. */
const dative = (colour: Colour): string => INFLECTED[colour].replace(/es$/, 'en');

function perks({ trades, symbol, swords: n, income, bustCoins, picks, discount }: Person): string[] {
  return [
    ...(n > 0 ? [swords(n)] : []),
    ...(symbol ? [SYMBOLS[symbol]] : []),
    ...(trades ? [`+${coins(trades.coins)}`] : []),
    ...(income?.harbourFrom
      ? [
          income.harbourTo
            ? `${coins(income.coins)} bei ${income.harbourFrom}-${count(income.harbourTo)}`
            : `${coins(income.coins)} ab ${count(income.harbourFrom)}`,
        ]
      : []),
    ...(bustCoins > 0 ? [`${coins(bustCoins)} bei Fehlschlag`] : []),
    ...(picks > 0 ? [`${count(picks)} mehr`] : []),
    ...(discount > 0 ? [`Personen ${discount} günstiger`] : []),
  ];
}
