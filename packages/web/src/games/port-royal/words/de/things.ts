import { listed } from '@roadstead/kernel';
import type { AmountWords, CardNameWords, TablePartWords } from '../catalogue.js';

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const counts: AmountWords = {
  coins: (n) => count(n, 'Münze', 'Münzen'),
  cards: (n) => count(n, 'Karte', 'Karten'),
  swords: (n) => `${n} Säbel`,
  influence: (n) => `${n} Einfluss`,
  influenceOf: (n, goal) => `${n} von ${goal} Einfluss`,
  anchors: (n) => `${n} Anker`,
  crosses: (n) => count(n, 'Kreuz', 'Kreuze'),
  houses: (n) => count(n, 'Haus', 'Häuser'),
  jacks: (n) => count(n, 'Tausendsassa', 'Tausendsassas'),
  cubes: (n) => `${n} Holzwürfel`,
  points: (n) => count(n, 'Punkt', 'Punkte'),
  colours: (n) => count(n, 'Farbe', 'Farben'),
  expeditions: (n) => count(n, 'Expedition', 'Expeditionen'),
  contracts: (n) => count(n, 'Auftrag', 'Aufträge'),
  influenceWord: 'Einfluss',
  coinsWord: 'Münzen',
  and: (names) => listed(names, 'und'),
  or: (names) => listed(names, 'oder'),
};

export const parts: TablePartWords = {
  table: 'Der Tisch',
  players: 'Mitspieler',
  harbour: 'Hafen',
  harbourEmpty: 'Der Hafen ist leer.',
  expeditions: 'Expeditionen',
  contracts: 'Aufträge',
  contractsDone: (done, of) => `${done} von ${of} erfüllt`,
  piles: 'Stapel',
  drawPile: 'Nachziehstapel',
  discard: 'Abgelegt',
  timePile: 'Zeitstapel',
  points: 'Punkte',
  display: 'Deine Auslage',
  displayEmpty: 'Noch arbeitet niemand für dich.',
  kept: 'Behaltene Schiffe',
  actions: 'Was du tun kannst',
  inSight: 'In Sicht',
  round: (n) => `Runde ${n}`,
  lastRound: 'Letzte Runde',
  claimTag: 'Erfüllen',
  you: 'Du',
  spectating: 'Du schaust zu',
  displayOf: (name) => `${name}: Auslage`,
};

export const cards: CardNameWords = {
  carries: (item) => `mit ${item}`,
  ship: (name, colour, coins, swords, gift) =>
    [
      name,
      `${colour}es Schiff`,
      `bringt ${counts.coins(coins)}`,
      swords === null ? 'mit Totenkopf, nicht abzuwehren' : `${counts.swords(swords)} zum Abwehren`,
      ...(gift > 0 ? [`${counts.coins(gift)} für einen Mitspieler`] : []),
    ].join(', '),
  person: (name, cost, price, influence, perks) =>
    [
      name,
      price === null || price === cost ? `kostet ${counts.coins(cost)}` : `kostet dich ${price} statt ${cost}`,
      counts.influence(influence),
      ...perks,
    ].join(', '),
  expedition: (ability) => `Expedition. ${ability}`,
  tax: (ability) => `Steuererhöhung. ${ability}`,
  ships: (n) => `${count(n, 'Schiff', 'Schiffe')} darunter`,
  swordsOfColour: (all) => {
    const parts = all.map(
      ({ swords, copies }) => `${copies} mit ${swords === null ? 'Totenkopf' : counts.swords(swords)}`,
    );
    return `Alle Schiffe dieser Farbe im Spiel: ${parts.join(', ')}.`;
  },
  secondOf: (colour) => `zweites ${colour}es Schiff`,
  wouldBust: 'wäre ein Fehlschlag',
  bustTag: 'Fehlschlag!',
  contract: (name, task) => `Auftrag ${name}: ${task}`,
  slot: (coins, holder) => (holder === null ? `${counts.coins(coins)} frei` : `${counts.coins(coins)} an ${holder}`),
  slotYours: (coins) => `${counts.coins(coins)} an dich`,
  step: (step, of, names) => `Feld ${step} von ${of}: ${names}`,
  seal: (number, letter) => `Siegel ${number} ${letter}`,
  seals: 'Der Zeitstapel bekam die Summe der Zahlen auf den Siegeln und eine Karte für jeden verschiedenen Buchstaben.',
  onTheSpot: 'Sofort zu entscheiden, sonst diesmal gar nicht.',
  waits: 'Darf warten: zu erfüllen, wann immer du ohnehin entscheidest.',
};
