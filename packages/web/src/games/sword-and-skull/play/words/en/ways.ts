import { capital } from '@roadstead/kernel';
import type { WayWords } from '../catalogue.js';

const figures = { officer: 'officer', pirate: 'pirate' } as const;
const steps = (n: number): string => `${n} ${n === 1 ? 'space' : 'spaces'}`;

export const ways: WayWords = {
  castleOnWay: 'Castle on the way',
  who: (figure, might) => `${figures[figure]}, Might ${might}`,
  stops: (figure, step) => `${figures[figure]}, stops after ${steps(step)}`,
  button: (figure, to) => `${capital(figures[figure])} ${to}`,
  spoken: (figure, to, n, lines) => `${capital(figures[figure])} ${to}, ${steps(n)}: ${lines}.`,
  enemy: (least, most) =>
    least === most ? `unknown enemy, Might ${least}` : `unknown enemy, Might ${least} to ${most}`,
  noEnemy: 'no enemy is left',
  cardForBeating: 'a fortune card for beating it',
  crew: (names) => `take on ${names}`,
  noCrew: 'no crew is left here',
  dues: (name) => `pay ${name}`,
  takeAll: 'take all of it',
  empty: 'empty',
  ownDock: 'dock of its own ship',
  otherDock: 'dock of the other ship',
  tax: 'tax',
  draws: (n) => (n === 1 ? 'draw a fortune card' : `draw ${n} fortune cards`),
  auction: 'an item is auctioned',
  noAuction: 'no item is left',
  back: (faces) => `back to the ship on ${faces}`,
  blank: 'blank',
  ropeHolds: 'your rope holds it here',
  idol: 'as much gold as a die shows',
  geyser: 'a fortune card',
  lava: 'walk on by a die, and do that space',
  crewFrom: (names) => `take a crew card from ${names}`,
  goldFrom: (names) => `take gold from ${names}`,
  mostCrew: 'nothing: nobody has more crew than you',
  mostGold: 'nothing: nobody has more gold than you',
  den: (perPip) => `pay ${perPip} gold for each pip of a die`,
  buried: 'as much gold as two dice show',
  mate: (might) => `First Mate, Might ${might}`,
  ransom: (least, most) => (least === most ? `ransom ${least} gold` : `ransom ${least} to ${most} gold`),
  king: (might) => `or the Pirate King, Might ${might}`,
  foe: (name, figure, might) => `then ${name}’s ${figures[figure]}, Might ${might}`,
  foeWithCrew: 'with the right crew card from here',
  nobody: 'nothing happens, nobody is there',
  debt: 'more than you have: debt, and back to the ship',
  goldThen: (gold) => `then ${gold} gold`,
};
