import type { TableWords } from './catalogue.js';

const coins = (n: number) => `${n} ${n === 1 ? 'coin' : 'coins'}`;
const cards = (n: number) => `${n} ${n === 1 ? 'card' : 'cards'}`;

export const en: TableWords = {
  goal: {
    influence: (n) =>
      `Trade with ships for coins, and hire persons with them. Whoever has most influence wins; at ${n} the last round begins.`,
    turn: 'In your turn you turn up cards as long as you dare: a second ship of the same colour is a bust, and all is lost.',
  },
  rules: {
    turn: 'Your turn has two phases. DISCOVER: turn up one card after another. Ships and persons go to the harbour, expeditions lie apart. Stop whenever you like.',
    bust: 'BUST: a second ship of a colour that is already in the harbour. All cards there are lost, and nobody takes any. With at least as many swords as the ship has you can repel it as it comes in; not if it sails under the skull. Swords are never used up.',
    take: 'TRADE AND HIRE: after you have stopped, take 1 card, 2 if the ships in the harbour have four colours, 3 if five. A ship brings its coins and is gone. A person costs coins, stays with you and brings influence and an ability.',
    others:
      'Then the others may take 1 card each, one after the other, and pay you 1 coin for it. In their turns you may do the same.',
    expeditions:
      'EXPEDITIONS: at any time in your turn you can claim one: you discard the persons that it asks for, and get much influence and some coins. A jack-of-all-trades stands for any of them.',
    tax: ({ threshold, cap, favours, coins: n }) => {
      const loss = cap === undefined ? 'loses half of them' : `goes down to ${cap}`;
      const favoured = favours.map((one) => (one === 'mostSwords' ? 'most swords' : 'least influence')).join(', or ');
      return `TAX INCREASE: whoever has ${coins(threshold)} or more ${loss}. Then whoever has ${favoured} gets ${coins(n)}.`;
    },
    end: (influence) =>
      `END: somebody has ${influence} influence. The round is finished, so that all have had the same number of turns. Whoever has most influence wins; if tied, most coins.`,
    inspect: 'What a person can do, c tells you: c alone for all cards on the table, or c and a name.',
  },

  round: (n) => `Round ${n}`,
  lastRound: 'LAST ROUND',
  piles: (draw, discard) => `pile ${draw}, discards ${discard}`,

  asks: {
    discover: 'Your turn: turn up a card, or stop',
    repel: 'Your turn: repel the ship, or let it in',
    bust: 'Your turn is bust, but you can still claim an expedition',
    decide: 'Your decision',
    takeFirst: (picks) => `Your turn: take up to ${cards(picks)}`,
    takeAfter: (picks, active, fee) =>
      `You may take ${cards(picks)} (${coins(fee)}${picks === 1 ? '' : ' each'} to ${active})`,
  },

  harbour: 'Harbour',
  inSight: 'In sight',
  empty: 'empty',
  tooDear: 'Too dear',
  forYou: (price) => `${price} for you`,
  columns: { coins: 'coins', influence: 'influence', swords: 'swords' },
  nothing: 'nobody yet',

  risk: (percent, n, total) => `Risk of a bust with the next card: ${percent} (${n} of ${total} unseen cards).`,
  noRisk: 'The next card cannot bust.',

  outcomes: {
    stop: (picks, colours) =>
      colours > 3 ? `${cards(picks)} to take, for ${colours} colours` : `${cards(picks)} to take`,
    nothingToTake: 'nothing here that you could pay for',
    repel: 'discarded',
    admit: (colours, picks) => `${colours} ${colours === 1 ? 'colour' : 'colours'}, ${cards(picks)} to take`,
    bust: (n) => `all ${cards(n)} are lost`,
    coins,
    influence: (n) => `${n} influence`,
    lastRound: 'brings on the last round',
  },

  odds: {
    title: (total) => `The next card is one of ${total} that nobody has seen since they were shuffled:`,
    bust: 'a ship that busts',
    repellable: 'a ship you could repel',
    newColour: 'a ship of a new colour',
    person: 'a person',
    expedition: 'an expedition',
    tax: 'a tax increase',
    noCards: 'No card is left to turn up.',
  },

  unknownCard: (asked) => `There is no card “${asked}”: type a letter from the screen, or the name of a card.`,
  noCards: 'No cards lie there.',
};
