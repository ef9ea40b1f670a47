import type { Person } from '../../cards/card.js';
import type { CardWords } from '../catalogue.js';
import { capOf, specialityOf, wantedBy } from '../facts.js';
import { and, coins, noun, numbered, several, swords } from '../grammar/en.js';
import { capital } from '../grammar/text.js';
import { COLOURS } from './colours.js';

const SYMBOLS = { anchor: 'anchor', cross: 'cross', house: 'house', any: 'anchor, cross or house' } as const;

export const cards: CardWords = {
  colours: COLOURS,
  symbols: SYMBOLS,
  name: (card) => capital(noun(card)),

  labels: {
    ship: (ship) => [COLOURS[ship.colour], ship.swords === null ? 'skull' : swords(ship.swords), coins(ship.coins)],
    person: (person) => {
      const colour = specialityOf(person);
      return [
        ...(colour ? [COLOURS[colour]] : []),
        `cost ${person.cost}`,
        `${person.influence} influence`,
        ...perks(person),
      ];
    },
    expedition: (card) => [
      `${wantedBy(card).map(numbered).join(', ')} → ${card.influence} influence, ${coins(card.coins)}`,
    ],
    tax: ({ bonusTo, bonusCoins }) => [
      `${coins(bonusCoins)} for ${bonusTo === 'mostSwords' ? 'most swords' : 'least influence'}`,
    ],
  },

  perks,

  abilities: {
    settler: () => 'Brings a house to an expedition that asks for one, and is discarded for it.',
    captain: () => 'Brings an anchor to an expedition that asks for one, and is discarded for it.',
    priest: () => 'Brings a cross to an expedition that asks for one, and is discarded for it.',
    jack: () => 'Goes on an expedition in place of a captain, a priest or a settler.',
    trader: ({ trades }) =>
      trades ? `Whenever you trade with a ${COLOURS[trades.colour]} ship, you get ${coins(trades.coins)} more.` : '',
    sailor: ({ swords: n }) => `Brings ${swords(n)} to repel ships with, as often as you like.`,
    pirate: ({ swords: n }) => `Brings ${swords(n)} to repel ships with, as often as you like.`,
    mademoiselle: ({ discount }) => `Every person costs you ${coins(discount)} less.`,
    jester: ({ bustCoins }) =>
      `You get ${coins(bustCoins)} when anybody busts, and when your turn comes in phase 2 and the harbour is empty.`,
    admiral: ({ income }) =>
      `You get ${coins(income?.coins ?? 0)} when your turn comes in phase 2 and the harbour holds ${income?.harbourFrom} cards or more.`,
    governor: ({ picks }) => `You may take ${numberOfCards(picks)} in every turn, your own and others’.`,
    ship: (ship) =>
      ship.swords === null
        ? `Brings ${coins(ship.coins)} in trade; it sails under the skull, so nobody can repel it.`
        : `Brings ${coins(ship.coins)} in trade; it takes ${swords(ship.swords)} to repel it.`,
    expedition: (card) =>
      `In your turn, discard ${and(wantedBy(card).map(several))} to get ${card.influence} influence and ${coins(card.coins)}.`,
    tax: (tax) => {
      const cap = capOf(tax);
      const loss = cap === undefined ? 'loses half' : `goes down to ${cap}`;
      const favoured = tax.bonusTo === 'mostSwords' ? 'most swords' : 'least influence';
      return `Whoever has ${tax.threshold} coins or more ${loss}; then whoever has ${favoured} gets ${coins(tax.bonusCoins)}.`;
    },
  },
};

const numberOfCards = (n: number): string => `${n} more ${n === 1 ? 'card' : 'cards'}`;

function perks({ trades, symbol, swords: n, income, bustCoins, picks, discount }: Person): string[] {
  return [
    ...(n > 0 ? [swords(n)] : []),
    ...(symbol ? [SYMBOLS[symbol]] : []),
    ...(trades ? [`+${coins(trades.coins)}`] : []),
    ...(income?.harbourFrom
      ? [`${coins(income.coins)} at ${income.harbourFrom}${income.harbourTo ? `-${income.harbourTo}` : '+'} cards`]
      : []),
    ...(bustCoins > 0 ? [`${coins(bustCoins)} at a bust`] : []),
    ...(picks > 0 ? [numberOfCards(picks)] : []),
    ...(discount > 0 ? [`persons ${discount} cheaper`] : []),
  ];
}
