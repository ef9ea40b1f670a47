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
  meet: ({ place, pips }) => `${place}: ${many(pips, 'pirate')} on the way, but it is still the best way.`,
  mail: ({ place }) => `${place}: the packet boat fills the stores there.`,
  start: ({ place }) => `${place}: its goods are paid well nearby.`,
  nationAt: ({ place, warehouses, chiefs, fleets }) =>
    `${place}: others have ${parts(warehouses, chiefs, fleets)} there, which it shuts.`,
  nothingThere: ({ place }) => `${place}: others have nothing there.`,
  farCargo: ({ points }) =>
    `The game ends before this cargo is sold: aboard, it counts ${many(points, 'point')} by its distance.`,
  askFee: ({ fee }) => `A filled slot is worth more than ${many(fee, 'ducat')}.`,
  accept: ({ fee }) => `${many(fee, 'ducat')}: a fair fee.`,
  decline: ({ fee }) => `${many(fee, 'ducat')}: not enough for it.`,
  mixed: ({ share }) =>
    `A card that is always laid can be answered: this one is laid ${share} % of the time, as chance has it.`,
  raid: ({ place, n }) => `${place}: ${many(n, 'warehouse')} can be destroyed without a fight.`,
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
  payOff: () => 'A cube less, but no damage from this pirate.',
  fightOn: () => 'The cargo stays aboard, and the fleet learns; it may take damage.',
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
  onlyWay: () => 'There is nothing else to do.',
  best: () => 'Nothing else looks better from here.',
};
