import { listed, type People, type Seat } from '@roadstead/kernel';
import type { Against, EventOf } from '../../events.js';
import { sumOf } from '../../rules/points.js';
import type { EventWords } from '../catalogue.js';
import { counted } from '../joined.js';
import { cards, goods, kinds, nations, places, regions, ships, stacks, strategies } from './nouns.js';

export const whose = (who: People, seat: Seat): string => (who.is(seat) ? 'your' : `${who.objects([seat])}’s`);
const fleetOf = (who: People, seat: Seat, fleet: string): string => `${whose(who, seat)} fleet ${fleet}`;
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const ducats = (n: number): string => count(n, 'ducat', 'ducats');
const cubes = (n: number, good: string): string => count(n, `cube of ${goods[good]}`, `cubes of ${goods[good]}`);
const tokens = (n: number): string => count(n, 'token', 'tokens');
const pips = (n: number): string => count(n, 'pip', 'pips');

/** A town that a fleet comes from; of a field at sea nobody speaks. */
const origin = (from: string): string =>
  places[from]!.to === `to ${places[from]!.name}` ? ` from ${places[from]!.name}` : '';

const cargo = (ids: readonly string[]): string =>
  listed(
    counted(ids).map(([id, n]) => cubes(n, id)),
    'and',
  );
const fleetOfShips = (ids: readonly string[]): string =>
  listed(
    counted(ids).map(([id, n]) => (n === 1 ? ships[id]!.one : `${n} ${ships[id]!.many}`)),
    'and',
  );

const LOST = {
  damage: 'in the fight',
  mutiny: 'to mutineers',
  storm: 'in the storm',
  sacrifice: 'as a fire ship',
  prize: 'as a prize',
} as const;

export const events: EventWords = {
  turn: ({ seat, round }, who) => `round ${round}: ${whose(who, seat)} turn`,
  started: ({ seat, harbour }, who) => `${who.does(seat, 'starts', 'start')} ${places[harbour]!.at}`,
  income: ({ seat, ducats: n }, who) => `${who.does(seat, 'receives', 'receive')} ${ducats(n)} from governors`,
  loaded: ({ seat, fleet, good }, who) => `${fleetOf(who, seat, fleet)} loads ${goods[good]}`,
  leave: ({ from, to, for: what, harbour, fee, granted }, who) => {
    const asks = `${who.does(from, 'asks', 'ask')} ${who.objects([to])}`;
    const wish = what === 'cube' ? 'for a cube' : 'for leave to build';
    const answer = granted ? `and ${who.does(to, 'agrees', 'agree')}` : `but ${who.does(to, 'refuses', 'refuse')}`;
    return `${asks} ${wish} ${places[harbour]!.at} for ${ducats(fee)}, ${answer}`;
  },
  split: ({ seat, fleet, to }, who) => `${whose(who, seat)} fleet ${to} is split off from fleet ${fleet}`,
  shifted: ({ seat, fleet, to }, who) => `a ship of ${fleetOf(who, seat, fleet)} joins fleet ${to}`,
  merged: ({ seat, fleet, to }, who) => `${fleetOf(who, seat, fleet)} joins fleet ${to}`,
  sailed: ({ seat, fleet, from, to }, who) => `${fleetOf(who, seat, fleet)} sails${origin(from)} ${places[to]!.to}`,
  voyage: ({ seat, fleet, goods: loaded, from, to }, who) => {
    const sails = to === null ? [] : [`sails${origin(from)} ${places[to]!.to}`];
    return `${fleetOf(who, seat, fleet)} ${[`loads ${cargo(loaded)}`, ...sails].join(' and ')}`;
  },
  stayed: ({ seat, fleet }, who) => `${fleetOf(who, seat, fleet)} stays where it is`,
  mutiny: ({ seat, fleet, why, ships: each }, who) => {
    const sum = each.reduce((all, n) => all + n, 0);
    const because = { unfilled: 'for empty holds', idle: 'for idleness', tile: 'for unrest' }[why];
    return `${fleetOf(who, seat, fleet)} takes ${tokens(sum)} of mutiny ${because}`;
  },
  met: ({ seat, fleet, nest, pips: n }, who) =>
    `${fleetOf(who, seat, fleet)} meets the pirates of ${places[nest]!.name} (${pips(n)})`,
  paid: ({ seat, fleet, good }, who) => `${fleetOf(who, seat, fleet)} gives the pirates a cube of ${goods[good]}`,
  toll: ({ seat, fleet, goods: given }, who) => `${fleetOf(who, seat, fleet)} gives the pirates ${cargo(given)}`,
  passed: ({ seat, fleet }, who) => `the pirates let ${fleetOf(who, seat, fleet)} pass`,
  fight: ({ against, seat }, who) => fight(against, seat, who),
  strategies: ({ cards: [own, other], begins }) =>
    own === other
      ? `both lay ${strategies[own]}, and the active side begins`
      : `${strategies[own]} against ${strategies[other]}: ${strategies[begins === 0 ? own : other]} begins`,
  damage: ({ seat, fleet, ship, n }, who) =>
    fleet === null
      ? `${whose(who, seat)} fort takes ${n} damage`
      : `ship ${ship + 1} of ${fleetOf(who, seat, fleet)} takes ${n} damage`,
  lost: ({ seat, fleet, ship, why, ducats: n }, who) =>
    `${fleetOf(who, seat, fleet)} loses ${ships[ship]!.one} ${LOST[why]}; the insurance pays ${ducats(n)}`,
  losses: ({ seat, ships: gone, why, ducats: n }, who) =>
    `${who.does(seat, 'loses', 'lose')} ${fleetOfShips(gone)} ${LOST[why]}; the insurance pays ${ducats(n)}`,
  captured: ({ seat, fleet, ship }, who) => `${fleetOf(who, seat, fleet)} captures ${ships[ship]!.one}`,
  experience: ({ seat, fleet, level }, who) => `${fleetOf(who, seat, fleet)} rises to +${level}`,
  seasoned: ({ nation, level }) => `${nations[nation]} rises to +${level}`,
  marked: ({ seat, card }, who) => `${who.does(seat, 'marks', 'mark')} ${strategies[card]}`,
  moved: ({ seat, from, to }, who) =>
    `${who.does(seat, 'moves', 'move')} a marker from ${strategies[from]} to ${strategies[to]}`,
  slipped: ({ seat, fleet, to }, who) => `${fleetOf(who, seat, fleet)} slips away ${places[to]!.to}`,
  delivered,
  dumped: ({ seat, fleet, good }, who) => `${fleetOf(who, seat, fleet)} dumps a cube of ${goods[good]}`,
  refilled: ({ harbour }) => `stores ${places[harbour]!.at} are refilled`,
  bought: ({ seat, ship, harbour, fleet, ducats: n }, who) =>
    `${who.does(seat, 'buys', 'buy')} ${ships[ship]!.one} ${places[harbour]!.at} for fleet ${fleet} (${ducats(n)})`,
  built: ({ seat, harbour, what, how, kind, ducats: n }, who) => {
    const where = `${places[harbour]!.at} (${ducats(n)})`;
    if (what === 'warehouse') return `${who.does(seat, 'builds', 'build')} a warehouse ${where}`;
    if (what === 'fort') return `${who.does(seat, 'builds', 'build')} a fort ${where}`;
    if (how === 'takeOver') return `${who.does(seat, 'takes', 'take')} over the ${kinds[kind!]} ${where}`;
    return `${who.does(seat, 'appoints', 'appoint')} a ${kinds[kind!]} ${where}`;
  },
  warehouses: ({ seat, harbour, n, ducats: cost }, who) =>
    `${who.does(seat, 'builds', 'build')} ${n} warehouses ${places[harbour]!.at} (${ducats(cost)})`,
  repaired: ({ seat, fleet, harbour, token, n, ducats: cost }, who) => {
    const what = `${tokens(n)} of ${token}`;
    const where = fleet === null ? places[harbour!]!.at : `on fleet ${fleet}`;
    return `${who.does(seat, 'removes', 'remove')} ${what} ${where} (${ducats(cost)})`;
  },
  abandoned: ({ seat, fleet, ship }, who) => `${fleetOf(who, seat, fleet)} abandons ${ships[ship]!.one}`,
  researched: ({ seat, card }, who) => `${who.does(seat, 'researches', 'research')} ${cards[card]}`,
  year: ({ round, year }) => `round ${round} begins: the year ${year}`,
  tile: ({ stack, tile }) => `${stacks[stack]}: ${tileText(stack, tile)}`,
  storm: ({ seat, ships: hit }, who) =>
    `the storm strikes ${count(hit.length, 'ship', 'ships')} of ${who.objects([seat])}`,
  pips: (event) =>
    'nest' in event
      ? `the pirates of ${places[event.nest]!.name} show ${pips(event.n)}`
      : `${nations[event.nation]} shows ${pips(event.n)}`,
  roll: ({ n, tokens: spent }) =>
    spent === 0
      ? `the die for a scoring shows ${n}`
      : `the die shows ${n}, and ${tokens(spent)} lift it to ${n + spent}`,
  pledged: ({ seat, tokens: n }, who) => `${who.does(seat, 'pledges', 'pledge')} ${tokens(n)}`,
  scoring: ({ points }, who) =>
    `scoring: ${listed(
      points.map((one, seat) => `${who.subjects([seat])} ${sumOf(one)}`),
      'and',
    )}`,
  nation: ({ nation, seat, as, at, pips: n }, who) =>
    as === 'controller'
      ? `${who.does(seat, 'takes', 'take')} control of ${nations[nation]} ${places[at]!.at} (${pips(n)})`
      : `${who.does(seat, 'allies', 'ally')} with ${nations[nation]} (${pips(n)})`,
  removed: ({ what, harbour, seat, destroyed }, who) => {
    const thing = { warehouse: 'warehouse', administrator: 'administrator', fort: 'fort' }[what];
    return `${whose(who, seat)} ${thing} ${places[harbour]!.at} is ${destroyed ? 'destroyed' : 'removed'}`;
  },
  over: ({ ranking: [first] }, who) =>
    `the game is over: ${who.does(first!.seat, 'wins', 'win')} with ${count(first!.points, 'point', 'points')}`,
};

function fight(against: Against, seat: Seat | null, who: People): string {
  if (against.foe === 'duel') {
    const [own, other] = against.seats;
    const fleets = against.fleets.map((id) => (id === 'fort' ? 'the fort' : `fleet ${id}`));
    return `${who.subjects([own])} (${fleets[0]}) and ${who.subjects([other])} (${fleets[1]}) fight ${places[against.harbour]!.at}`;
  }
  if (against.foe === 'pirates') return `the pirates of ${places[against.nest]!.name} fight`;
  const nation = nations[against.nation]!;
  const where = places[against.harbour]!.at;
  return seat === null ? `${nation} strikes ${where}` : `${who.does(seat, 'attacks', 'attack')} ${nation} ${where}`;
}

function delivered(event: EventOf<'delivered'>, who: People): readonly string[] {
  const { seat, fleet, harbour, good, cubes: n, ducats: paid, bonus, director } = event;
  const sum = bonus === 0 ? ducats(paid) : `${ducats(paid)} and ${bonus} on top`;
  const sold = `${fleetOf(who, seat, fleet)} delivers ${cubes(n, good)} ${places[harbour]!.at} for ${sum}`;
  if (director === null) return [sold];
  return [sold, `${whose(who, director.seat)} director earns ${ducats(director.ducats)}`];
}

export function tileText(stack: EventOf<'tile'>['stack'], tile: EventOf<'tile'>['tile']): string {
  switch (stack) {
    case 'stormRegion':
      return regions[tile as string]!;
    case 'pirates':
      return tile === 'none' ? 'none' : places[tile as string]!.name;
    case 'stock': {
      const harbours = (tile as readonly string[]).map((id) => places[id]!.name);
      return harbours.length === 0 ? 'none' : listed(harbours, 'and');
    }
    case 'mutiny':
      return tile === 0 ? 'none' : `1 token for ${count(tile as number, 'ship', 'ships')}`;
    case 'pirateStrategy': {
      const [card, aggression] = tile as readonly [string, number];
      return `${strategies[card]}, aggression ${aggression}`;
    }
    default:
      return `${tile}`;
  }
}
