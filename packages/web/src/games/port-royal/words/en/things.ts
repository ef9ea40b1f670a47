import { listed } from '@roadstead/kernel';
import type { AmountWords, CardNameWords, TablePartWords } from '../catalogue.js';

const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

export const counts: AmountWords = {
  coins: (n) => count(n, 'coin'),
  cards: (n) => count(n, 'card'),
  swords: (n) => count(n, 'sword'),
  influence: (n) => `${n} influence`,
  influenceOf: (n, goal) => `${n} of ${goal} influence`,
  anchors: (n) => count(n, 'anchor'),
  crosses: (n) => count(n, 'cross', 'crosses'),
  houses: (n) => count(n, 'house'),
  jacks: (n) => count(n, 'jack-of-all-trades', 'jacks-of-all-trades'),
  cubes: (n) => count(n, 'cube'),
  points: (n) => count(n, 'point'),
  colours: (n) => count(n, 'colour'),
  expeditions: (n) => count(n, 'expedition'),
  contracts: (n) => count(n, 'contract'),
  influenceWord: 'influence',
  coinsWord: 'coins',
  and: (names) => listed(names, 'and'),
  or: (names) => listed(names, 'or'),
};

export const parts: TablePartWords = {
  table: 'The table',
  players: 'Other players',
  harbour: 'Harbour',
  harbourEmpty: 'The harbour is empty.',
  expeditions: 'Expeditions',
  contracts: 'Contracts',
  contractsDone: (done, of) => `${done} of ${of} done`,
  piles: 'Piles',
  drawPile: 'Draw pile',
  discard: 'Discards',
  timePile: 'Time pile',
  points: 'Points',
  display: 'Your display',
  displayEmpty: 'Nobody works for you yet.',
  kept: 'Ships kept',
  actions: 'What you can do',
  inSight: 'In sight',
  round: (n) => `Round ${n}`,
  lastRound: 'Last round',
  claimTag: 'Claim',
  you: 'You',
  spectating: 'You are watching',
  displayOf: (name) => `${name}: display`,
};

export const cards: CardNameWords = {
  carries: (item) => `carries ${item}`,
  ship: (name, colour, coins, swords, gift) =>
    [
      name,
      `${colour} ship`,
      `gives ${counts.coins(coins)}`,
      swords === null ? 'under the skull, cannot be repelled' : `${counts.swords(swords)} to repel`,
      ...(gift > 0 ? [`${counts.coins(gift)} for another player`] : []),
    ].join(', '),
  person: (name, cost, price, influence, perks) =>
    [
      name,
      price === null || price === cost ? `costs ${counts.coins(cost)}` : `costs you ${price} instead of ${cost}`,
      counts.influence(influence),
      ...perks,
    ].join(', '),
  expedition: (ability) => `Expedition. ${ability}`,
  tax: (ability) => `Tax increase. ${ability}`,
  ships: (n) => `${count(n, 'ship')} under it`,
  swordsOfColour: (all) => {
    const parts = all.map(
      ({ swords, copies }) => `${copies} ${swords === null ? 'under the skull' : `with ${counts.swords(swords)}`}`,
    );
    return `Ships of this colour in the box: ${parts.join(', ')}.`;
  },
  secondOf: (colour) => `second ${colour} ship`,
  wouldBust: 'would bust',
  bustTag: 'Bust!',
  contract: (name, task) => `Contract ${name}: ${task}`,
  slot: (coins, holder) =>
    holder === null ? `${counts.coins(coins)} free` : `${counts.coins(coins)} taken by ${holder}`,
  slotYours: (coins) => `${counts.coins(coins)} taken by you`,
  step: (step, of, names) => `space ${step} of ${of}: ${names}`,
  seal: (number, letter) => `seal ${number} ${letter}`,
  seals: 'The time pile got the sum of all numbers on the seals, and one card for each different letter.',
  onTheSpot: 'Decide at once, or the chance is gone.',
  waits: 'It may wait: fulfil it whenever you decide anyway.',
};
