import type { DeedWords } from '../catalogue.js';
import { ducats, whose } from './events.js';
import { cards, goods, kinds, nations, places, ships, strategies } from './nouns.js';

const ship = (place: number, type: string, fleet: string): string => `ship ${place + 1} (${type}) of fleet ${fleet}`;
const SOURCES = { general: 'the general stores', own: 'your own warehouse', supply: 'the supply' } as const;

export const deeds: DeedWords = {
  start: ({ harbour }) => `Start ${places[harbour]!.at}`,
  fleet: ({ fleet }) => `Let fleet ${fleet} act`,
  load: ({ fleet, ship: place, from }, who, type) => {
    const source = typeof from === 'number' ? `${whose(who, from)} warehouse` : SOURCES[from];
    return `Load from ${source} onto ${ship(place, type, fleet)}`;
  },
  ask: ({ owner, fee }, who) => `Ask ${who.objects([owner])} for a cube for ${ducats(fee)}`,
  accept: () => 'Accept',
  decline: () => 'Decline',
  split: ({ fleet, ship: place }, _, type) => `Make a new fleet of ${ship(place, type, fleet)}`,
  shift: ({ fleet, ship: place, to }, _, type) => `Move ${ship(place, type, fleet)} to fleet ${to}`,
  merge: ({ fleet, to }) => `Join fleet ${fleet} to fleet ${to}`,
  sail: ({ fleet, to }) => `Sail with fleet ${fleet} ${places[to]!.to}`,
  halt: ({ fleet }) => `Halt with fleet ${fleet}`,
  stay: ({ fleet }) => `Stay with fleet ${fleet}`,
  pay: ({ fleet, ship: place, good }, _, type) => `Give ${goods[good]} of ${ship(place, type, fleet)}`,
  fight: () => 'Pay no more and face them',
  card: ({ card }) => `Play ${strategies[card]}`,
  sacrifice: ({ fleet, ship: place }, _, type) => `Burn ${ship(place, type, fleet)}`,
  damage: ({ fleet, ship: place }, _, type) => `Put 1 damage on ${ship(place, type, fleet)}`,
  damageFort: ({ harbour }) => `Put 1 damage on the fort ${places[harbour]!.at}`,
  capture: ({ ship: type }) => `Capture ${ships[type]!.one}`,
  forgo: () => 'Capture nothing',
  mark: ({ card }) => `Mark ${strategies[card]}`,
  move: ({ from, to }) => `Move the marker from ${strategies[from]} to ${strategies[to]}`,
  keep: () => 'Leave the markers',
  slip: ({ to }) => `Slip away ${places[to]!.to}`,
  remain: () => 'Remain',
  refill: ({ harbour, fields }) =>
    fields.length === 0
      ? `Refill nothing ${places[harbour]!.at}`
      : `Refill fields ${fields.join(', ')} ${places[harbour]!.at}`,
  divide: ({ harbour, field }) => `Put a cube on field ${field} ${places[harbour]!.at}`,
  harbour: ({ harbour }) => `Be busy ${places[harbour]!.at} next`,
  attack: ({ fleet, kind, seat, target }, who) => {
    const by = `with fleet ${fleet}`;
    if (kind === 'nation') return `Attack ${nations[target]} ${by}`;
    const thing = kind === 'fleet' ? `fleet ${target}` : kind;
    return `Attack ${whose(who, seat!)} ${thing} ${by}`;
  },
  hold: () => 'Attack nobody',
  challenge: ({ with: by, target }) => `Challenge fleet ${target} with ${by === 'fort' ? 'the fort' : `fleet ${by}`}`,
  deliver: ({ fleet, good, cubes }) => `Deliver ${cubes} × ${goods[good]} from fleet ${fleet}`,
  dump: ({ fleet, good }) => `Dump 1 × ${goods[good]} from fleet ${fleet}`,
  buy: ({ ship: type, harbour }) => `Buy ${ships[type]!.one} ${places[harbour]!.at}`,
  join: ({ fleet }) => `Join it to fleet ${fleet}`,
  newFleet: () => 'Make a new fleet of it',
  request: ({ harbour, fee }) => `Ask for leave to build ${places[harbour]!.at} for ${ducats(fee)}`,
  warehouse: ({ harbour }) => `Build a warehouse ${places[harbour]!.at}`,
  administrator: ({ harbour, kind }) => `Appoint a ${kinds[kind]} ${places[harbour]!.at}`,
  change: ({ harbour, kind }) => `Make the administrator ${places[harbour]!.at} a ${kinds[kind]}`,
  takeOver: ({ harbour }) => `Take over the administrator ${places[harbour]!.at}`,
  fort: ({ harbour }) => `Build a fort ${places[harbour]!.at}`,
  clear: ({ harbour, field }) => `Clear 1 token of field ${field} ${places[harbour]!.at}`,
  repair: ({ fleet, ship: place, token }, _, type) => `Remove 1 ${token} from ${ship(place, type, fleet)}`,
  repairFort: ({ harbour }) => `Repair 1 damage of the fort ${places[harbour]!.at}`,
  abandon: ({ fleet, ship: place }, _, type) => `Abandon ${ship(place, type, fleet)}`,
  rescue: ({ harbour }) => `Take a fluyt ${places[harbour]!.at} for all you have`,
  mock: ({ card, fleet }) => `${cards[card]}: drill fleet ${fleet}`,
  calm: ({ card, fleet, ship: place }, _, type) => `${cards[card]}: calm ${ship(place, type, fleet)}`,
  research: ({ card }) => `Research ${cards[card]}`,
  pledge: ({ tokens }) =>
    tokens === 0 ? 'Pledge nothing' : `Pledge ${tokens} lost-ship ${tokens === 1 ? 'token' : 'tokens'}`,
  mutiny: ({ fleet, ship: place }, _, type) => `Put 1 mutiny on ${ship(place, type, fleet)}`,
  nation: ({ nation }) => `Choose ${nations[nation]}`,
  place: ({ at }) => `Place it ${places[at]!.at}`,
  ally: ({ nation }) => `Ally with ${nations[nation]}`,
  strike: ({ kind, seat, target }, who) => `Strike ${whose(who, seat)} ${kind === 'fleet' ? `fleet ${target}` : kind}`,
  remove: ({ what, field }) =>
    what === 'warehouse' ? `Remove the warehouse on field ${field}` : 'Remove the administrator',
  pass: () => 'Pass',
  done: () => 'Done',
  end: () => 'End the nation’s turn',
};
