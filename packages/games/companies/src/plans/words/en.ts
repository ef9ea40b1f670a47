import type { ShipView } from '../../view.js';
import { cards, goods, kinds, places, ships } from '../../words/en/nouns.js';
import type { PlanWords } from './catalogue.js';
import { counted } from './counted.js';

const many = (n: number, one: string, more = `${one}s`) => `${n} ${n === 1 ? one : more}`;
const ducats = (n: number) => many(n, 'ducat');
const describeShip = ({ type, damage, mutiny }: ShipView) =>
  `${ships[type]!.name}${damage + mutiny === 0 ? '' : `, ${many(damage + mutiny, 'token')} on it`}`;

export const en: PlanWords = {
  labels: {
    sailTo: ({ fleet, to, loads, delivers }) =>
      `${loads ? 'Load and sail' : 'Sail'} with fleet ${fleet} all the way ${places[to]!.to}${delivers ? ', then deliver everything' : ''}`,
    routes: ({ routes, delivers }) =>
      `Sail on along the kept routes${routes.some(({ back }) => back) ? ', there and back' : ''}${delivers ? ', then deliver everything' : ''}`,
    warehouses: ({ harbour, n }) => `Build ${n} warehouses ${places[harbour]!.at}`,
    loadAll: ({ fleet, pays }) =>
      `Load all that fits onto fleet ${fleet}${pays ? `, also for 1 ducat each, at most ${pays}` : ''}`,
    askFor: ({ fleet, owner, n, fee }, name) =>
      `Ask ${name(owner)} for ${n} cubes for fleet ${fleet}, ${ducats(fee)} each`,
    payPirates: ({ n, of }) => (n === of ? 'Buy off the pirates' : `Give the pirates ${n} cubes`),
    deliverAll: () => 'Deliver everything',
    dump: ({ fleet, good }) => `Dump all ${goods[good]} of fleet ${fleet}`,
    detach: ({ fleet, ships: list, by }) =>
      `Split off ${
        by === 'type'
          ? counted(
              list.map(({ type }) => type),
              ships,
            )
          : `the ${list.length} slow ships`
      } from fleet ${fleet}`,
    spread: (plan) =>
      plan.how === 'one'
        ? `All on one ship: ${describeShip(plan.ship)}`
        : plan.how === 'even'
          ? 'Spread evenly'
          : 'Let the cheapest ships sink first',
    repair: ({ what, fleet, keeps, ends }) =>
      `${what === 'all' ? 'Repair everything' : 'Repair what makes fleets slow'}${fleet ? ` of fleet ${fleet}` : ''}${keeps ? ` but keep ${ducats(keeps)}` : ''}${ends ? ' and end the turn' : ''}`,
    launch: ({ ship, harbour, fleet }) =>
      `Buy ${ships[ship]!.one} ${places[harbour]!.at} ${fleet === null ? 'as a new fleet' : `for fleet ${fleet}`}`,
    found: ({ harbour, kind, fort }) =>
      `Build a warehouse${fort ? ',' : ' and'} appoint a ${kinds[kind]}${fort ? ' and build a fort' : ''} ${places[harbour]!.at}`,
    refill: (plan, name) =>
      plan.whose === 'allBut'
        ? `Refill all but warehouses of ${name(plan.seat)}`
        : plan.whose === 'all'
          ? 'Refill everything'
          : 'Refill all but warehouses of others',
    divide: ({ harbour }) => `Divide ${places[harbour]!.at}: own stores first`,
    clear: ({ harbour, field }) => `Clear field ${field} ${places[harbour]!.at}`,
    removeAll: () => 'Remove all that may be removed',
    develop: ({ card }) => `End buying and research ${cards[card]}`,
    order: ({ parts }) => `Order in ${many(parts.length, 'part')}`,
    stayAll: () => 'Stay with all fleets',
    endTurn: () => 'End the turn',
  },
  leg: (fleet, to) => `Fleet ${fleet} ${places[to]!.to}:`,
  way: (fields, turns) =>
    turns === 1
      ? `${many(fields, 'field')}, within this turn.`
      : `${many(fields, 'field')}, ${many(turns, 'turn')} in all.`,
  brings: (n) => `What is aboard brings ${ducats(n)} there.`,
  meets: (nest, pips) => `Pirates of ${places[nest]!.name} on the way: ${pips}.`,
  nest: 'In the nest there is always a fight.',
  unfilled: (n) => `${many(n, 'empty slot')}: as many mutiny tokens at the end of the phase.`,
  idle: (n) => `${n === 1 ? '1 ship takes' : `${n} ships take`} a mutiny token for lying idle.`,
  willLose: (fleet, list) => `Fleet ${fleet} will lose to mutiny: ${counted(list, ships)}.`,
  mayLose: (fleet, list) => `Fleet ${fleet} may lose to mutiny: ${counted(list, ships)}.`,
  cubes: (n) => `${many(n, 'cube')}, free of charge.`,
  bought: (n, d) => `${many(n, 'cube')} of others for ${ducats(d)}.`,
  sells: (n, d) => `${many(n, 'cube')} for ${ducats(d)}, and all mutiny of these fleets is gone.`,
  dumps: (n) => `${many(n, 'cube')} go to the supply and bring nothing.`,
  pays: 'A cube for each pirate, the cheapest first, as long as there are any.',
  tokens: (n, lost) =>
    `${many(n, 'token')}; ${lost.length === 0 ? 'no ship is lost' : `lost: ${counted(lost, ships)}`}.`,
  repairs: (n, d, left) => `${many(n, 'token')} for ${ducats(d)} at most${left > 0 ? `; ${left} stay` : ''}.`,
  costs: (n) => `It costs ${ducats(n)} at most.`,
  leaves: (n) => `${ducats(n)} ${n === 1 ? 'stays' : 'stay'} in the purse.`,
  fills: {
    all: 'Stores of others are filled too.',
    own: 'Your own and the general stores are filled.',
    allBut: 'Stores of all the others are filled too.',
  },
  ownFirst: 'One cube after the other, into stores of your own first.',
  removes: 'Nobody can prevent it; attacks stay to be chosen.',
  couldLoad: 'There would be something to load.',
  couldSell: 'There would be something to deliver.',
  ends: 'Nothing more is done in this turn.',
  lost: 'The fleet is no more.',
  pirates: 'Pirates are met.',
  stillFights: 'The pirates are not paid off.',
  refuses: 'No more is given.',
  asked: 'Something else is asked.',
  shipLost: 'More ships were lost than was said.',
  dearer: 'It costs more than was said.',
  missed: 'What comes next cannot be done any more.',
  nextPhase: 'The next phase has begun.',
};
