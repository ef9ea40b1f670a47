import type { Sentences } from '../reasons.js';

const parts = (warehouses: number, chiefs: number, fleets: number) =>
  [
    ...(warehouses > 0 ? [many(warehouses, 'warehouse')] : []),
    ...(chiefs > 0 ? ['an administrator'] : []),
    ...(fleets > 0 ? [many(fleets, 'fleet')] : []),
  ].join(', ');
const many = (n: number, one: string, more = `${one}s`) => `${n} ${n === 1 ? one : more}`;

export const en: Sentences = {
  voyage: ({ place, ducats, turns }) =>
    `${place}: what is aboard brings ${many(ducats, 'ducat')} there, in ${many(turns, 'turn')}.`,
  toLoad: ({ place, cubes }) => `${place}: ${many(cubes, 'cube')} can be loaded there.`,
  hunt: ({ place, pips }) => `${place}: a fight with ${many(pips, 'pirate')} brings experience, and maybe a ship.`,
  meet: ({ place, pips }) => `${place}: ${many(pips, 'pirate')} on the way.`,
  mail: ({ place }) => `${place}: the packet boat fills the stores there.`,
  start: ({ place }) => `${place}: its goods are paid well nearby.`,
  nationAt: ({ place, warehouses, chiefs, fleets }) =>
    `${place}: others have ${parts(warehouses, chiefs, fleets)} there, which it shuts.`,
  nothingThere: ({ place }) => `${place}: others have nothing there.`,
  farCargo: ({ points }) =>
    `The game ends before this cargo is sold: there it counts ${many(points, 'point')} by its distance.`,
  askFee: ({ fee }) => `A filled slot is worth more than ${many(fee, 'ducat')}.`,
  accept: ({ fee }) => `${many(fee, 'ducat')}: a fair fee.`,
  decline: ({ fee }) => `${many(fee, 'ducat')}: not enough for it.`,
  mixed: ({ share }) =>
    `A card that is always laid can be answered: this one is laid ${share} % of the time, as chance has it.`,
  raid: ({ place, n }) =>
    `${place}: ${many(n, 'warehouse')} can be destroyed without a fight${n === 1 ? ', worth a point' : ', each worth a point'} to its owner.`,
  deliver: ({ place, ducats }) => `${place}: it brings ${many(ducats, 'ducat')} and calms the crews.`,
  ship: ({ place, ship }) => `${place}: there is cargo for another ship (${ship}).`,
  warehouse: ({ place, n }) => `${place}: this warehouse holds ${many(n, 'cube')}, is filled at once and is a point.`,
  director: ({ place }) => `${place}: a director adds a third to every delivery there.`,
  governor: ({ place }) => `${place}: a governor brings a ducat every turn, and others need leave to build.`,
  commander: ({ place }) => `${place}: a commander trains the fleets that lie there.`,
  fort: ({ place }) => `${place}: a fort is worth more points than its ducats would be.`,
  takeOver: ({ place }) => `${place}: its owner has nothing there to keep the post with.`,
  card: ({ card, points }) => `${card}: ${many(points, 'point')}, and what it does on top.`,
  nation: ({ nation, pips, takes, n }) =>
    `${nation}: with ${many(pips, 'pip')} it can remove ${takes === 'warehouses' ? many(n, 'warehouse') : takes === 'administrator' ? 'an administrator' : 'nothing'} of others, and shuts a harbour to them.`,
  noNation: () => 'Without a nation, no harbour is shut to the others.',
  load: () => 'An empty slot makes the crew mutinous, and a full one earns.',
  stay: ({ tokens }) => `Waiting costs ${many(tokens, 'token')} of mutiny, and keeps what is here within reach.`,
  waitToBuy: () => 'As long as the packet boat lies here, something can be built here.',
  payOff: ({ good }) => `A cube less (${good}), and one pirate fewer to reckon with.`,
  fightOn: ({ strength }) =>
    `The cargo stays aboard. Pirates attack only where pips times aggression are more than this fleet’s strength of ${strength}.`,
  surely: () => 'No other card promises more against this enemy.',
  spread: () => 'It can take most, so that no ship is lost.',
  capture: () => 'A ship more, and nothing to pay for it.',
  mark: () => 'This card helps most in fights to come.',
  refill: () => 'One’s own stores fill up, and those of others do not.',
  attack: () => 'A fight brings experience, and may cost the other a ship.',
  hold: () => 'Without a fight nothing is risked, and nothing learnt.',
  speed: () => 'It makes the fleet faster again.',
  rescueShip: () => 'Without repair this ship may be lost soon.',
  pointBack: () => 'A token costs a point in the end, and its removal a ducat.',
  save: () => 'The ducats stay for later, and three of them are a point.',
  pledge: () => 'A scoring now brings a nation to whoever is behind.',
  keepTokens: () => 'A scoring now would only help the others.',
  strike: () => 'The nation pays for it, and the others suffer.',
  soldAtEnd: ({ place, ducats, points }) =>
    `${place}: reached in time, what is aboard brings ${many(ducats, 'ducat')}; unsold it would count ${many(points, 'point')} there.`,
  emptySlots: ({ n }) =>
    `Nothing fills ${many(n, 'slot')} of it in the end: a point less${n === 1 ? '' : ' for each'}.`,
  fillsSlots: ({ n }) => `Its goods would fill ${many(n, 'empty slot')}, each of which would cost a point.`,
  countsAtEnd: ({ cost, points }) =>
    `${many(cost, 'ducat')} for ${many(points, 'point')}, where three ducats kept are a point.`,
  cardAtEnd: ({ card, cost, points, bonus }) =>
    `${card}: ${many(cost, 'ducat')} for ${many(points, 'point')}${bonus ? ' with its bonus' : ''}, where three ducats kept are a point.`,
  saveForCard: ({ card, cost, points, bonus }) =>
    `Research comes next: ${card} counts ${many(points, 'point')}${bonus ? ' with its bonus' : ''}, for ${many(cost, 'ducat')}.`,
  keepAtEnd: () => 'Three ducats kept are a point, and whoever has more of them wins a tie.',
  paysForCard: ({ card, cost, points, bonus }) =>
    `It pays for a card: ${card} counts ${many(points, 'point')}${bonus ? ' with its bonus' : ''}, for ${many(cost, 'ducat')}.`,
  ownField: ({ card }) => `With ${card}, a field where no other fleet of yours lies counts a point.`,
  duel: ({ mine, theirs }) =>
    `Your guns: ${mine}, theirs: ${theirs}. A token that stays is a point less, a new level a point more.`,
  idle: ({ tokens }) =>
    `Waiting costs ${many(tokens, 'token')} of mutiny: a point less for ${tokens === 1 ? 'it' : 'each'}, unless it is calmed.`,
  tooLate: ({ place }) => `${place}: the packet boat does not arrive before the game ends.`,
  idleShip: ({ place }) => `${place}: there is no cargo for another ship, and an empty one mutinies.`,
  detour: () => 'The best way to any harbour leads elsewhere.',
  split: () => 'A fleet more for a ducat: its ships can sail apart.',
  merge: () => 'One fleet instead of two: of their experience only the higher stays.',
  abandon: () => 'A ship that is abandoned brings nothing.',
  dump: () => 'What is thrown overboard brings nothing.',
  request: () => 'Leave to build here costs a fee, if it is given.',
  nothing: () => 'Nothing in particular speaks for it.',
  onlyWay: () => 'There is nothing else to do.',
  best: () => 'Nothing else looks better from here.',
};
