import { kinds, places, ships } from '../../words/en/nouns.js';
import type { PlanWords } from './catalogue.js';

const many = (n: number, one: string, more = `${one}s`) => `${n} ${n === 1 ? one : more}`;
const ducats = (n: number) => many(n, 'ducat');

export const en: PlanWords = {
  labels: {
    sailTo: ({ fleet, to, loads }) =>
      `${loads ? 'Load and sail' : 'Sail'} with fleet ${fleet} all the way ${places[to]!.to}`,
    routes: () => 'Sail on along the kept routes',
    warehouses: ({ harbour, n }) => `Build ${n} warehouses ${places[harbour]!.at}`,
    loadAll: ({ fleet }) => `Load all that fits onto fleet ${fleet}`,
    payPirates: () => 'Buy off the pirates',
    deliverAll: () => 'Deliver everything',
    spread: () => 'Spread evenly',
    repair: ({ what, ends }) =>
      `${what === 'all' ? 'Repair everything' : 'Repair what makes fleets slow'}${ends ? ' and end the turn' : ''}`,
    launch: ({ ship, harbour, fleet }) =>
      `Buy ${ships[ship]!.one} ${places[harbour]!.at} ${fleet === null ? 'as a new fleet' : `for fleet ${fleet}`}`,
    found: ({ harbour, kind, fort }) =>
      `Build a warehouse${fort ? ',' : ' and'} appoint a ${kinds[kind]}${fort ? ' and build a fort' : ''} ${places[harbour]!.at}`,
    refill: ({ whose }) => (whose === 'all' ? 'Refill everything' : 'Refill all but warehouses of others'),
    divide: ({ harbour }) => `Divide ${places[harbour]!.at}: own stores first`,
    clear: ({ harbour, field }) => `Clear field ${field} ${places[harbour]!.at}`,
    removeAll: () => 'Remove all that may be removed',
    stayAll: () => 'Stay with all fleets',
    endTurn: () => 'End the turn',
  },
  way: (fields, turns) =>
    turns === 1
      ? `${many(fields, 'field')}, within this turn.`
      : `${many(fields, 'field')}, ${many(turns, 'turn')} in all.`,
  brings: (n) => `What is aboard brings ${ducats(n)} there.`,
  meets: (nest, pips) => `Pirates of ${places[nest]!.name} on the way: ${pips}.`,
  nest: 'In the nest there is always a fight.',
  unfilled: (n) => `${many(n, 'empty slot')}: as many mutiny tokens at the end of the phase.`,
  idle: (n) => `${many(n, 'ship')} may take a mutiny token for lying idle.`,
  cubes: (n) => `${many(n, 'cube')}, free of charge.`,
  sells: (n, d) => `${many(n, 'cube')} for ${ducats(d)}, and all mutiny of these fleets is gone.`,
  pays: 'A cube for each pirate, the cheapest first, as long as there are any.',
  tokens: (n, lost) =>
    `${many(n, 'token')}; ${lost === 0 ? 'no ship is lost' : `${many(lost, 'ship')} or more cannot be saved`}.`,
  repairs: (n, d, left) => `${many(n, 'token')} for ${ducats(d)} at most${left > 0 ? `; ${left} stay` : ''}.`,
  costs: (n) => `It costs ${ducats(n)} at most.`,
  fills: { all: 'Stores of others are filled too.', own: 'Your own and the general stores are filled.' },
  ownFirst: 'One cube after the other, into stores of your own first.',
  removes: 'Nobody can prevent it; attacks stay to be chosen.',
  couldLoad: 'There would be something to load.',
  couldSell: 'There would be something to deliver.',
  ends: 'Nothing more is done in this turn.',
  lost: 'The fleet is no more.',
  pirates: 'Pirates are met.',
  stillFights: 'The pirates are not paid off.',
  asked: 'Something else is asked.',
};
