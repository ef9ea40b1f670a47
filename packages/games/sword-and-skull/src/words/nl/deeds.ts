import type { Catalogue, DeedWords } from '../catalogue.js';
import { numberAmongAlike, placeKey } from '../places.js';
import { crew, enemies, fortune, items } from './cards.js';
import { figureOf, figures, numbered } from './events.js';
import { places } from './places.js';

const at = (id: string): string => {
  const { name } = places[placeKey(id)];
  const number = numberAmongAlike(id);
  return number === null ? name : numbered(name, number);
};
const spaces = (n: number): string => `${n} ${n === 1 ? 'veld' : 'velden'}`;
const arrival = (to: string, isFork: boolean): string => (isFork ? `en kies de weg bij ${at(to)}` : `naar ${at(to)}`);

export const deeds: DeedWords = {
  roll: () => 'Gooi de dobbelstenen',
  move: ({ figure, steps, to, isFork }) => `Loop ${spaces(steps)} met de ${figures[figure]}, ${arrival(to, isFork)}`,
  winds: ({ figure, steps, to, isFork }) =>
    `Speel ${fortune.F13}: loop ${spaces(steps)} met de ${figures[figure]}, ${arrival(to, isFork)}`,
  place: ({ figure, to }) => `Zet de ${figures[figure]} op ${at(to)}`,
  guide: ({ figure, to }) => `Speel ${fortune.F04}: zet de ${figures[figure]} op ${at(to)}`,
  go: ({ to }) => `Ga verder naar ${at(to)}`,
  first: ({ figure, at: id }) => `Doe eerst het veld van de ${figures[figure]}: ${at(id)}`,
  recruit: ({ crew: kind }) => `Neem ${crew[kind]!.one} in dienst`,
  newRecruit: ({ crew: kind }) => `Speel ${fortune.F15}: neem ${crew[kind]!.one} in dienst`,
  takeCrew: ({ seat, crew: kind }, who) => `Neem ${crew[kind]!.one} over van ${who.objects([seat])}`,
  tongue: ({ seat, crew: kind }, who) =>
    `Speel ${fortune.F14}: neem ${crew[kind]!.one} over van ${who.objects([seat])}`,
  takeGold: ({ seat, gold }, who) => `Neem ${gold} goud van ${who.objects([seat])}`,
  takeNothing: () => 'Neem niets',
  bid: ({ gold }) => `Bied ${gold} goud`,
  dontBid: () => 'Bied niet',
  playNothing: () => 'Speel geen kaart',
  pay: ({ gold }) => `Betaal ${gold} goud losgeld en win`,
  fightKing: () => 'Vecht met de Pirate King',
  fightSpied: ({ card }) => (card === null ? 'Vecht met deze vijand' : `Vecht met ${enemies[card]!.object}`),
  bury: () => 'Leg deze vijand onderop en vecht met de volgende',
  resolve: ({ card }) => `Doe eerst ${fortune[card]}`,
  ship: ({ figure }) => `Stuur de ${figures[figure]} terug naar het schip`,
  sell: ({ item, gold }) => `Verkoop ${items[item]!.object} voor ${gold} goud`,
  bargain: ({ item, gold, seat }, who) =>
    `Speel ${fortune.F06}: koop ${items[item]!.object} van ${who.objects([seat])} voor ${gold} goud`,
  attack: ({ seat, figure, might }, who) => `Vecht met ${figureOf(who, seat, figure)} (kracht ${might})`,
  peace: () => `Speel ${fortune.F01}: geen gevecht`,
  blow: () => `Speel ${fortune.F02}`,
  thinking: () => `Speel ${fortune.F03}: gooi opnieuw`,
  auction: () => `Speel ${fortune.F05}`,
  endTurn: () => 'Beëindig de beurt',
};

export const questions: Catalogue['questions'] = {
  turn: 'Gooi de dobbelstenen, of speel een kaart voor het begin van je beurt.',
  move: 'Welke figuur loopt?',
  place: 'Zet een van je figuren op een vrij veld van het buitenpad.',
  fork: 'Welke kant op?',
  first: 'Wiens veld komt eerst?',
  recruit: 'Wie neem je in dienst?',
  bridge: 'Wat neem je, en van wie?',
  bid: 'Hoeveel bied je?',
  spy: 'Vecht je met deze vijand, of leg je hem onderop?',
  lair: 'Betaal je het losgeld, of vecht je met de Pirate King?',
  order: 'Welke kaart komt eerst?',
  squall: 'Welke figuur gaat terug naar zijn schip?',
  debt: 'Je bent meer goud schuldig dan je hebt. Welk voorwerp verkoop je?',
  limit: 'Een figuur heeft maar twee handen. Welk wapen verkoop je?',
  attack: 'Met wie vecht je nu?',
  window: 'Speel je een kaart?',
  bonus: 'Je hebt gewonnen. Wat neem je?',
  end: 'Beëindig je beurt, of speel een kaart voor het eind ervan.',
};

export const reasons: Catalogue['reasons'] = {
  over: 'Het spel is afgelopen.',
  spectating: 'Je kijkt toe, dus je kunt hier niets doen.',
  notYours: 'Iemand anders moet nu kiezen.',
  answerFirst: 'Je moet eerst iets anders kiezen.',
  notInHand: 'Die kaart heb je niet.',
  wrongMoment: 'Dit is niet het moment voor die kaart.',
  occupied: 'Daar staat al een figuur.',
  notOuter: 'Alleen velden van het buitenpad kun je kiezen.',
  tooPoor: 'Zoveel goud heb je niet.',
  bidHigher: 'Een bod moet hoger zijn dan het hoogste tot nu toe.',
  noWeapon: 'Alleen wapens kun je kopen.',
  notOwned: 'Die speler heeft dat wapen niet.',
  noMoreCrew: 'Die speler heeft niet meer bemanningskaarten dan jij.',
  noneLeft: 'Daarvan is er geen meer over.',
  notThere: 'Die figuur staat hier niet, of is al bevochten.',
};
