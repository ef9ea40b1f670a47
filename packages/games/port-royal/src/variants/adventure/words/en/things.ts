import { COLOURS } from '../../../../words/en/colours.js';
import { and, cards, coins, numbered, several, swords } from '../../../../words/grammar/en.js';
import { CARDS_LOOKED_AT } from '../../cards.js';
import type { ThingWords } from '../catalogue.js';
import type { Amount, TaskPartOf, ToldThing } from '../facts.js';

export const crowns = (n: number): string => `${n} ${n === 1 ? 'crown' : 'crowns'}`;

const ITEMS = { book: 'book of rituals', herbs: 'herbs', bread: 'bread', rum: 'rum' } as const;
const A_SHIP = {
  ares: 'an Ares ship',
  book: 'a book of rituals',
  herbs: 'herbs',
  bread: 'bread',
  rum: 'rum',
} as const;
const MANY = {
  ares: 'Ares ships',
  book: 'books of rituals',
  herbs: 'ships with herbs',
  bread: 'ships with bread',
  rum: 'ships with rum',
} as const;

/** "a book of rituals", "2 Ares ships": what is given or taken along. */
export const amount = ({ n, of }: Amount<keyof typeof A_SHIP>): string => (n === 1 ? A_SHIP[of] : `${n} ${MANY[of]}`);

function thing(one: ToldThing): string {
  switch (one.is) {
    case 'person':
      return several(one.persons);
    case 'swords':
      return swords(one.n);
    case 'expedition':
      return one.n === 1 ? 'an expedition' : `${one.n} expeditions`;
    case 'influence':
      return `${one.n} influence`;
    case 'crowns':
      return crowns(one.n);
  }
}

const given = ({ ships, coins: n, crowns: lost }: TaskPartOf<'give'>): readonly string[] => [
  ...ships.map(amount),
  ...(n > 0 ? [coins(n)] : []),
  ...(lost > 0 ? [crowns(lost)] : []),
];

const persons = (n: number): string => `${n} ${n === 1 ? 'person' : 'persons'}`;
const fewer = (n: number): string =>
  `${Math.abs(n)} ${Math.abs(n) === 1 ? 'card' : 'cards'} ${n < 0 ? 'fewer' : 'more'}`;

/** The same for lists. */
const shortly = (one: ToldThing): string => {
  if (one.is === 'person') return numbered(one.persons);
  return one.is === 'expedition' ? `${one.n} ${one.n === 1 ? 'expedition' : 'expeditions'}` : thing(one);
};

const givenShortly = ({ ships, ...rest }: TaskPartOf<'give'>): readonly string[] => [
  ...ships.map((ship) => (ship.n > 1 ? amount(ship) : ship.of === 'ares' ? '1 Ares ship' : ITEMS[ship.of])),
  ...given({ ...rest, ships: [] }),
];

export const things: ThingWords = {
  items: ITEMS,

  tasks: {
    spot: ({ spot, times }) => {
      switch (spot.when) {
        case 'colours':
          return `On the spot: ships of ${spot.n} colours lie in the harbour in your own turn.`;
        case 'stops': {
          const stop = `stop in your own turn as exactly ${cards(spot.n)} ${spot.n === 1 ? 'lies' : 'lie'} in the harbour`;
          return `On the spot: ${stop}${times > 1 ? `, in ${times} of your turns` : ''}.`;
        }
        case 'taxPaid':
          return 'On the spot: you have to pay tax.';
      }
    },
    have: ({ things: all }) => `You have ${and(all.map(thing))}.`,
    persons: ({ n, atMost, atLeast }) =>
      `You have ${persons(n)} with a printed cost of ${atMost ?? atLeast} or ${atMost === undefined ? 'more' : 'less'}.`,
    give: (part) => `Give up ${and(given(part))}.`,
    picks: ({ n }) => `You may take ${fewer(n)} in this turn.`,
  },

  gists: {
    spot: ({ spot, times }) => {
      if (spot.when === 'taxPaid') return 'pay tax';
      if (spot.when === 'colours') return `${spot.n} colours in the harbour`;
      return `stop at exactly ${cards(spot.n)}${times > 1 ? `, ${times} turns` : ''}`;
    },
    have: ({ things: all }) => all.map(shortly).join(' + '),
    persons: ({ n, atMost, atLeast }) =>
      `${persons(n)} of ${atMost ?? atLeast} or ${atMost === undefined ? 'more' : 'less'}`,
    give: (part) =>
      givenShortly(part)
        .map((one) => `− ${one}`)
        .join(' '),
    picks: ({ n }) => `take ${fewer(n)}`,
  },

  rewards: (first, all) => [
    ...(first.coins ? [`The first to fulfil it gets ${coins(first.coins)}.`] : []),
    ...(first.crowns ? [`The first to fulfil it gets ${crowns(first.crowns)} more.`] : []),
    all > 0 ? `Everyone who fulfils it gets ${crowns(all)}.` : 'It brings no crowns.',
  ],

  hourglass: (lead, title) => {
    const sale =
      lead.price === undefined ? '' : ` Before that, anyone may pay ${coins(lead.price)} to take off a cube.`;
    if ('ask' in lead) return `At the month’s end: has anyone fulfilled “${title(lead.ask)}”?${sale}`;
    if ('next' in lead) return `At the month’s end the story goes on.${sale}`;
    if ('ending' in lead) return `At the month’s end it is decided whether you have won.${sale}`;
    return `This mission stays until the end.${sale.replace('Before that', 'At each month’s end')}`;
  },

  events: {
    tailwind: 'Tailwind',
    market_day: 'Market day',
    storm: 'Storm',
    audience: 'Audience',
    harbour_dues: 'Harbour dues',
    open_harbour: 'Open harbour',
    idle_hands: 'Idle hands',
    crew_shortage: 'Crew shortage',
    navy_escort: 'Navy escort',
    fog: 'Fog',
    alms: 'Alms',
    busy_quay: 'Busy quay',
    governors_favour: 'Governor’s favour',
    calm_sea: 'Calm sea',
    months_end: 'Month’s end',
    months_end_variable: 'Month’s end',
  },

  effects: {
    coins: ({ n }) => `The active player gets ${coins(n)}.`,
    alms: ({ n }) => `Whoever has fewest coins gets ${coins(n)}, and so do all who are tied.`,
    audience: ({ pay, crowns: n }) =>
      `From the active player clockwise, everyone may pay ${coins(pay)} for ${crowns(n)}, once.`,
    storm: () => 'The first ship turned up in this turn is discarded at once.',
    swords: ({ n }) =>
      `The active player repels ships with ${Math.abs(n)} ${Math.abs(n) === 1 ? 'sword' : 'swords'} ${n > 0 ? 'more' : 'less'} in this turn.`,
    quay: ({ cards: n }) => `The active player may not stop before ${cards(n)} lie in the harbour.`,
    market: ({ coins: n }) =>
      `The first ship that the active player takes in this turn brings ${coins(n)} more, traded or kept.`,
    fee: ({ n }) =>
      n === 0
        ? 'The other players pay the active player nothing for cards in this turn.'
        : `The other players pay the active player ${coins(n)} for each card in this turn.`,
    cost: ({ n, forAll }) =>
      `Persons cost ${forAll ? 'everyone' : 'the active player'} ${coins(Math.abs(n))} ${n > 0 ? 'more' : 'less'} in this turn.`,
    picks: ({ n }) => `The active player may take ${n} more ${n === 1 ? 'card' : 'cards'} in this turn.`,
    monthEnd: ({ price }) =>
      price === undefined
        ? 'The hourglass of the newest mission runs out. Then the event pile is turned over and grows by one.'
        : `Everyone may pay ${coins(price)} to take off a cube. Then the event pile is turned over and grows by one.`,
  },

  effectGists: {
    coins: ({ n }) => `${coins(n)} for the active player`,
    alms: ({ n }) => `Fewest coins: +${n}`,
    audience: ({ pay, crowns: n }) => `Pay ${coins(pay)} for ${crowns(n)}`,
    storm: () => 'The first ship is lost',
    swords: ({ n }) => `${swords(Math.abs(n))} ${n > 0 ? 'more' : 'less'} to repel with`,
    quay: ({ cards: n }) => `No stop before ${cards(n)}`,
    market: ({ coins: n }) => `First ship: +${coins(n)}`,
    fee: ({ n }) => (n === 0 ? 'Others pay nothing for cards' : `Others pay ${coins(n)} a card`),
    cost: ({ n, forAll }) => `Persons ${coins(Math.abs(n))} ${n > 0 ? 'dearer' : 'cheaper'}${forAll ? ' for all' : ''}`,
    picks: ({ n }) => `Take ${cards(n)} more`,
    monthEnd: ({ price }) => (price === undefined ? 'The hourglass runs out' : `${coins(price)} for a cube`),
  },

  characters: {
    swords: ({ n }) => `Has ${swords(n)} to repel ships with, as often as you like.`,
    discount: ({ n }) => `Every person costs you ${coins(n)} less.`,
    earlyBust: ({ cards: most, coins: n }) =>
      `You get ${coins(n)} when you bust with the ${ordinal(most)} ship or person that you turn up in your turn, or an earlier one.`,
    trader: ({ colour, coins: n }) => `Whenever you take a ${COLOURS[colour]} ship, you get ${coins(n)} more.`,
    crownTrader: ({ colour, crowns: n }) => `Whenever you take a ${COLOURS[colour]} ship, you get ${crowns(n)}.`,
    ships: ({ from, coins: n }) =>
      `You get ${coins(n)} when your turn comes in phase 2 and ${from} ships or more lie in the harbour.`,
    harbour: ({ from, coins: n }) =>
      `You get ${coins(n)} when your turn comes in phase 2 and the harbour holds ${from} cards or more.`,
    once: ({ coins: n }) => `You get ${coins(n)}, once, as soon as the door is open.`,
    expedition: ({ crowns: n }) => `You get ${crowns(n)} for every expedition that you claim.`,
    lookout: () =>
      `Once in your turn, look at the top ${CARDS_LOOKED_AT} cards of the draw pile, put one back on top and discard the others.`,
  },

  crowns: {
    mission: 'for the mission',
    cube: 'that lay under the cube',
    audience: 'for the audience',
    ship: 'for the ship',
    character: 'thanks to the character',
    innkeeper: 'thanks to the innkeeper',
  },
};

const ordinal = (n: number): string => ['first', 'second', 'third', 'fourth', 'fifth'][n - 1] ?? `${n}th`;
