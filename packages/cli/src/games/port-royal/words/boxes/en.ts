import type { BoxTableWords } from './catalogue.js';

const count = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;

export const en: BoxTableWords = {
  goal: {
    contracts: 'Whoever fulfils an open contract gets coins, and from the second on influence, too.',
    alone: (contracts) =>
      `You play alone against time: fulfil all ${contracts} contracts before the time pile is empty. Each turn begins with a card of it.`,
    together: (contracts) =>
      `You play together against time: fulfil all ${contracts} contracts, no matter who, before the time pile is empty. Each turn begins with a card of it.`,
  },

  rules: {
    wholesalers: (influence) =>
      `WHOLESALERS: a ship of their colour that you trade with stays under the card, worth ${influence} influence. PASSENGERS bring influence and nothing else.`,
    gambler: (cards) =>
      `GAMBLER: once in your turn each of them turns up ${cards} cards at once, of which you can repel none. If that is no bust, you use the next gambler or trade, and take one card more for each gambler.`,
    contractCards:
      'NEW CARDS: a clerk lets you take one more card when you trade with a ship of his colour. Gunners and vice admirals bring coins when your turn comes in phase 2. Some ships give another player a coin, whom you choose.',
    contracts: (cubes, second, third) =>
      `CONTRACTS: whenever you decide anyway, you may fulfil a contract whose task you meet, each one once. The first to do so gets the most coins. You have ${cubes} cubes, so ${cubes} contracts at most: the second brings ${second} influence, the third ${third} more.`,
    onTheSpot: (names) => `Some contracts do not wait, you are asked when it happens: ${names}.`,
    alone: (titles) =>
      `AGAINST TIME: you have won when every contract is fulfilled, and lost as soon as a turn begins and the time pile is empty. Influence does not end the game. Before the first turn, and at each tax, you may put cards of the time pile aside: each is a point if you win. Titles: ${titles}.`,
    together: (titles) =>
      `TOGETHER: all have won when every contract is fulfilled by somebody, and lost as soon as a turn begins and the time pile is empty. Influence does not end the game. The start player may put cards of the time pile aside before the first turn, the active player one at each tax: each is a point if you win. Titles: ${titles}.`,
    inspect: 'What a contract asks for, c k tells you; c k1 for one of them.',
  },

  asks: {
    contract: (name) => `Your decision: fulfil “${name}” now?`,
    setAside: 'Your decision: put a card of the time pile aside?',
    setAsideFirst: 'Before the first turn: how many cards of the time pile do you put aside?',
    bust: 'Your turn is lost, but you can still do this',
    gambleOrStop: 'Your turn: another gambler, or stop',
  },

  cubes: 'cubes',
  time: (cards, points) => `time pile ${cards}, points ${points}`,

  contracts: 'Contracts',
  contractsInBrief: 'Contracts (more by c k)',
  fulfilled: 'Fulfilled',
  coins: 'coins',
  step: (step, of, names) => `space ${step}/${of}: ${names}`,
  seal: (number, letter) => `seal ${number}${letter}`,
  ships: (n) => `(${count(n, 'ship')})`,
  keeps: 'keeps',

  outcomes: {
    gamble: 'nothing can be repelled; one more card to take',
    kept: (colours, of) => `${colours} of ${of} colours kept`,
    further: (n) => `${n} more to take`,
    cubes: (n) => `${count(n, 'cube')} left`,
    wins: 'wins the game',
  },

  inspect: {
    coins: (list, players) =>
      players === 1 ? `Coins: ${list}.` : `Coins, for the first to fulfil it and so on: ${list}.`,
    onTheSpot: 'Decide at once, or the chance is gone.',
    waits: 'It may wait: fulfil it whenever you decide anyway.',
    seal: (number, letter) =>
      `Seal ${number}${letter}: the time pile got the numbers on the seals, and one card for each different letter.`,
    none: 'There are no contracts in this game.',
  },

  ending: {
    won: (points, title) => `WON · ${count(points, 'point')} · ${title}`,
    lost: 'LOST',
    open: (names) => `Still open: ${names}`,
    ships: 'Ships',
  },
};
