import type { Catalogue, DeedWords } from '../catalogue.js';
import { numberAmongAlike, placeKey } from '../places.js';
import { crew, enemies, fortune, items } from './cards.js';
import { figures, numbered, whose } from './events.js';
import { places } from './places.js';

const at = (id: string): string => {
  const { name } = places[placeKey(id)];
  const number = numberAmongAlike(id);
  return number === null ? name : numbered(name, number);
};
const spaces = (n: number): string => `${n} ${n === 1 ? 'space' : 'spaces'}`;
const arrival = (to: string, isFork: boolean): string => (isFork ? `and choose the way at ${at(to)}` : `to ${at(to)}`);

export const deeds: DeedWords = {
  roll: () => 'Roll the dice',
  move: ({ figure, steps, to, isFork }) => `Walk ${spaces(steps)} with the ${figures[figure]}, ${arrival(to, isFork)}`,
  winds: ({ figure, steps, to, isFork }) =>
    `Play ${fortune.F13}: walk ${spaces(steps)} with the ${figures[figure]}, ${arrival(to, isFork)}`,
  place: ({ figure, to }) => `Put the ${figures[figure]} on ${at(to)}`,
  guide: ({ figure, to }) => `Play ${fortune.F04}: put the ${figures[figure]} on ${at(to)}`,
  go: ({ to }) => `Go on to ${at(to)}`,
  first: ({ figure, at: id }) => `Do the ${figures[figure]}’s space first: ${at(id)}`,
  recruit: ({ crew: kind }) => `Take on ${crew[kind]!.one}`,
  newRecruit: ({ crew: kind }) => `Play ${fortune.F15}: take on ${crew[kind]!.one}`,
  takeCrew: ({ seat, crew: kind }, who) => `Take ${crew[kind]!.one} from ${who.objects([seat])}`,
  tongue: ({ seat, crew: kind }, who) => `Play ${fortune.F14}: take ${crew[kind]!.one} from ${who.objects([seat])}`,
  takeGold: ({ seat, gold }, who) => `Take ${gold} gold from ${who.objects([seat])}`,
  takeNothing: () => 'Take nothing',
  bid: ({ gold }) => `Bid ${gold} gold`,
  dontBid: () => 'Do not bid',
  playNothing: () => 'Play no card',
  pay: ({ gold }) => `Pay the ransom of ${gold} gold and win`,
  fightKing: () => 'Fight the Pirate King',
  fightSpied: ({ card }) => (card === null ? 'Fight this enemy' : `Fight ${enemies[card]!.object}`),
  bury: () => 'Put this enemy at the bottom and fight the next',
  resolve: ({ card }) => `Do ${fortune[card]} first`,
  ship: ({ figure }) => `Send the ${figures[figure]} back to the ship`,
  sell: ({ item, gold }) => `Sell ${items[item]!.object} for ${gold} gold`,
  bargain: ({ item, gold, seat }, who) =>
    `Play ${fortune.F06}: buy ${items[item]!.object} from ${who.objects([seat])} for ${gold} gold`,
  attack: ({ seat, figure, might }, who) => `Fight ${whose(who, seat)} ${figures[figure]} (Might ${might})`,
  peace: () => `Play ${fortune.F01}: no fight`,
  blow: () => `Play ${fortune.F02}`,
  thinking: () => `Play ${fortune.F03}: roll again`,
  auction: () => `Play ${fortune.F05}`,
  endTurn: () => 'End the turn',
};

export const questions: Catalogue['questions'] = {
  turn: 'Roll the dice, or play a card for the start of your turn.',
  move: 'Which figure walks?',
  place: 'Put one of your figures on a free space of the outer path.',
  fork: 'Which way?',
  first: 'Whose space comes first?',
  recruit: 'Whom do you take on?',
  bridge: 'What do you take, and from whom?',
  bid: 'How much do you bid?',
  spy: 'Fight this enemy, or put it at the bottom?',
  lair: 'Pay the ransom, or fight the Pirate King?',
  order: 'Which card comes first?',
  squall: 'Which figure goes back to its ship?',
  debt: 'You owe more gold than you have. Which item do you sell?',
  limit: 'A figure has only two hands. Which weapon do you sell?',
  attack: 'Whom do you fight next?',
  window: 'Do you play a card?',
  bonus: 'You have won. What do you take?',
  end: 'End your turn, or play a card for its end.',
};

export const reasons: Catalogue['reasons'] = {
  over: 'The game is over.',
  spectating: 'You are looking on, so you cannot act here.',
  notYours: 'Somebody else has to decide now.',
  answerFirst: 'You have to decide something else first.',
  notInHand: 'You do not hold that card.',
  wrongMoment: 'This is not the moment for that card.',
  occupied: 'A figure stands there already.',
  notOuter: 'Only spaces of the outer path can be chosen.',
  tooPoor: 'You do not have that much gold.',
  bidHigher: 'A bid must be higher than the highest so far.',
  noWeapon: 'Only weapons can be bought.',
  notOwned: 'That player does not have this weapon.',
  noMoreCrew: 'That player does not have more crew cards than you.',
  noneLeft: 'None of them is left.',
  notThere: 'That figure is not here, or was fought already.',
};
