import { listed } from '@roadstead/kernel';
import type { AmountWords, CardNameWords, TablePartWords } from '../catalogue.js';

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const counts: AmountWords = {
  coins: (n) => count(n, 'munt', 'munten'),
  cards: (n) => count(n, 'kaart', 'kaarten'),
  swords: (n) => count(n, 'zwaard', 'zwaarden'),
  influence: (n) => `${n} invloed`,
  influenceOf: (n, goal) => `${n} van ${goal} invloed`,
  anchors: (n) => count(n, 'anker', 'ankers'),
  crosses: (n) => count(n, 'kruis', 'kruisen'),
  houses: (n) => count(n, 'huis', 'huizen'),
  jacks: (n) => count(n, 'manusje-van-alles', 'manusjes-van-alles'),
  cubes: (n) => count(n, 'markeersteen', 'markeerstenen'),
  points: (n) => count(n, 'punt', 'punten'),
  colours: (n) => count(n, 'kleur', 'kleuren'),
  expeditions: (n) => count(n, 'expeditie', 'expedities'),
  contracts: (n) => count(n, 'functie', 'functies'),
  influenceWord: 'invloed',
  coinsWord: 'munten',
  and: (names) => listed(names, 'en'),
  or: (names) => listed(names, 'of'),
};

export const parts: TablePartWords = {
  table: 'De tafel',
  players: 'Andere spelers',
  harbour: 'Haven',
  harbourEmpty: 'De haven is leeg.',
  expeditions: 'Expedities',
  contracts: 'Functies',
  contractsDone: (done, of) => `${done} van ${of} vervuld`,
  piles: 'Stapels',
  drawPile: 'Trekstapel',
  discard: 'Afgelegd',
  timePile: 'Tijdstapel',
  points: 'Punten',
  display: 'Voor jou',
  displayEmpty: 'Er werkt nog niemand voor je.',
  kept: 'Bewaarde schepen',
  actions: 'Wat je kunt doen',
  inSight: 'In zicht',
  round: (n) => `Ronde ${n}`,
  lastRound: 'Laatste ronde',
  claimTag: 'Opeisen',
  you: 'Jij',
  spectating: 'Je kijkt toe',
  displayOf: (name) => `Voor ${name}`,
};

export const cards: CardNameWords = {
  carries: (item) => `met ${item}`,
  ship: (name, colour, coins, swords, gift) =>
    [
      name,
      `${colour} schip`,
      `levert ${counts.coins(coins)} op`,
      swords === null ? 'onder de schedelvlag, niet te verjagen' : `${counts.swords(swords)} om te verjagen`,
      ...(gift > 0 ? [`${counts.coins(gift)} voor een ander`] : []),
    ].join(', '),
  person: (name, cost, price, influence, perks) =>
    [
      name,
      price === null || price === cost ? `kost ${counts.coins(cost)}` : `kost jou ${price} in plaats van ${cost}`,
      counts.influence(influence),
      ...perks,
    ].join(', '),
  expedition: (ability) => `Expeditie. ${ability}`,
  tax: (ability) => `Belastingverhoging. ${ability}`,
  ships: (n) => `${count(n, 'schip', 'schepen')} eronder`,
  swordsOfColour: (all) => {
    const parts = all.map(
      ({ swords, copies }) => `${copies} ${swords === null ? 'onder de schedelvlag' : `met ${counts.swords(swords)}`}`,
    );
    return `Alle schepen van deze kleur in het spel: ${parts.join(', ')}.`;
  },
  secondOf: (colour) => `tweede ${colour} schip`,
  wouldBust: 'dan is de beurt mislukt',
  bustTag: 'Mislukt!',
  contract: (name, task) => `Functie ${name}: ${task}`,
  slot: (coins, holder) =>
    holder === null ? `${counts.coins(coins)} vrij` : `${counts.coins(coins)} genomen door ${holder}`,
  slotYours: (coins) => `${counts.coins(coins)} genomen door jou`,
  step: (step, of, names) => `veld ${step} van ${of}: ${names}`,
  seal: (number, letter) => `zegel ${number} ${letter}`,
  seals: 'De tijdstapel kreeg de som van de getallen op de zegels, en een kaart voor elke verschillende letter.',
  onTheSpot: 'Meteen beslissen, anders is de kans voorbij.',
  waits: 'Mag wachten: te vervullen telkens als je toch iets beslist.',
};
