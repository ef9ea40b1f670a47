import { listed, type People, type Seat } from '@roadstead/kernel';
import type { Against, EventOf } from '../../events.js';
import { sumOf } from '../../rules/points.js';
import type { EventWords } from '../catalogue.js';
import { counted } from '../joined.js';
import { cards, goods, kinds, nations, places, regions, ships, stacks, strategies } from './nouns.js';

/** "vloot I van Anna", "je vloot I". */
export const fleetOf = (who: People, seat: Seat, fleet: string): string =>
  who.is(seat) ? `je vloot ${fleet}` : `vloot ${fleet} van ${who.objects([seat])}`;
/** "het fort van Anna", "je fort". */
export const thingOf = (who: People, seat: Seat, article: string, thing: string): string =>
  who.is(seat) ? `je ${thing}` : `${article} ${thing} van ${who.objects([seat])}`;
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const ducats = (n: number): string => count(n, 'dukaat', 'dukaten');
const cubes = (n: number, good: string): string => count(n, `steen ${goods[good]}`, `stenen ${goods[good]}`);
const tokens = (n: number): string => count(n, 'fiche', 'fiches');
const pips = (n: number): string => count(n, 'oog', 'ogen');
const TOKENS = { damage: 'schade', mutiny: 'muiterij' } as const;
const ARTICLES = { warehouse: 'het', administrator: 'de', fort: 'het' } as const;
const BUILDINGS = { warehouse: 'pakhuis', administrator: 'bestuurder', fort: 'fort' } as const;

/** A town that a fleet comes from; of a field at sea nobody speaks. */
const origin = (from: string): string =>
  places[from]!.to === `naar ${places[from]!.name}` ? ` van ${places[from]!.name}` : '';

const cargo = (ids: readonly string[]): string =>
  listed(
    counted(ids).map(([id, n]) => cubes(n, id)),
    'en',
  );
const fleetOfShips = (ids: readonly string[]): string =>
  listed(
    counted(ids).map(([id, n]) => (n === 1 ? ships[id]!.one : `${n} ${ships[id]!.many}`)),
    'en',
  );

const LOST = {
  damage: 'in het gevecht',
  mutiny: 'aan muiters',
  storm: 'in de storm',
  sacrifice: 'als brander',
  prize: 'als prijs',
} as const;

export const events: EventWords = {
  turn: ({ seat, round }, who) => `ronde ${round}: ${who.does(seat, 'is', 'bent')} aan de beurt`,
  started: ({ seat, harbour }, who) => `${who.does(seat, 'begint', 'begint')} ${places[harbour]!.at}`,
  income: ({ seat, ducats: n }, who) => `${who.does(seat, 'krijgt', 'krijgt')} ${ducats(n)} van gouverneurs`,
  loaded: ({ seat, fleet, good }, who) => `${fleetOf(who, seat, fleet)} laadt ${goods[good]}`,
  leave: ({ from, to, for: what, harbour, fee, granted }, who) => {
    const asks = `${who.does(from, 'vraagt', 'vraagt')} ${who.objects([to])}`;
    const wish = what === 'cube' ? 'om een steen' : 'om te mogen bouwen';
    const answer = granted ? `en ${who.does(to, 'stemt', 'stemt')} toe` : `maar ${who.does(to, 'weigert', 'weigert')}`;
    return `${asks} ${places[harbour]!.at} ${wish} voor ${ducats(fee)}, ${answer}`;
  },
  split: ({ seat, fleet, to }, who) => `vloot ${to} wordt afgesplitst van ${fleetOf(who, seat, fleet)}`,
  shifted: ({ seat, fleet, to }, who) => `een schip van ${fleetOf(who, seat, fleet)} gaat naar vloot ${to}`,
  merged: ({ seat, fleet, to }, who) => `${fleetOf(who, seat, fleet)} voegt zich bij vloot ${to}`,
  sailed: ({ seat, fleet, from, to }, who) => `${fleetOf(who, seat, fleet)} vaart${origin(from)} ${places[to]!.to}`,
  voyage: ({ seat, fleet, goods: loaded, from, to }, who) => {
    const sails = to === null ? [] : [`vaart${origin(from)} ${places[to]!.to}`];
    return `${fleetOf(who, seat, fleet)} ${[`laadt ${cargo(loaded)}`, ...sails].join(' en ')}`;
  },
  stayed: ({ seat, fleet }, who) => `${fleetOf(who, seat, fleet)} blijft liggen`,
  mutiny: ({ seat, fleet, why, ships: each }, who) => {
    const sum = each.reduce((all, n) => all + n, 0);
    const because = { unfilled: 'om lege ruimen', idle: 'om stilliggen', tile: 'om onrust' }[why];
    return `${fleetOf(who, seat, fleet)} neemt ${tokens(sum)} muiterij ${because}`;
  },
  met: ({ seat, fleet, nest, pips: n }, who) =>
    `${fleetOf(who, seat, fleet)} ontmoet de piraten van ${places[nest]!.name} (${pips(n)})`,
  paid: ({ seat, fleet, good }, who) => `${fleetOf(who, seat, fleet)} geeft de piraten een steen ${goods[good]}`,
  toll: ({ seat, fleet, goods: given }, who) => `${fleetOf(who, seat, fleet)} geeft de piraten ${cargo(given)}`,
  passed: ({ seat, fleet }, who) => `de piraten laten ${fleetOf(who, seat, fleet)} door`,
  fight: ({ against, seat }, who) => fight(against, seat, who),
  strategies: ({ cards: [own, other], begins }) =>
    own === other
      ? `beide kanten leggen ${strategies[own]}, en de actieve kant begint`
      : `${strategies[own]} tegen ${strategies[other]}: ${strategies[begins === 0 ? own : other]} begint`,
  damage: ({ seat, fleet, ship, n }, who) =>
    fleet === null
      ? `${thingOf(who, seat, 'het', 'fort')} krijgt ${n} schade`
      : `schip ${ship + 1} van ${fleetOf(who, seat, fleet)} krijgt ${n} schade`,
  lost: ({ seat, fleet, ship, why, ducats: n }, who) =>
    `${fleetOf(who, seat, fleet)} verliest ${ships[ship]!.one} ${LOST[why]}; de verzekering betaalt ${ducats(n)}`,
  losses: ({ seat, ships: gone, why, ducats: n }, who) =>
    `${who.does(seat, 'verliest', 'verliest')} ${fleetOfShips(gone)} ${LOST[why]}; de verzekering betaalt ${ducats(n)}`,
  captured: ({ seat, fleet, ship }, who) => `${fleetOf(who, seat, fleet)} verovert ${ships[ship]!.one}`,
  experience: ({ seat, fleet, level }, who) => `${fleetOf(who, seat, fleet)} stijgt naar +${level}`,
  seasoned: ({ nation, level }) => `${nations[nation]} stijgt naar +${level}`,
  marked: ({ seat, card }, who) => `${who.does(seat, 'markeert', 'markeert')} ${strategies[card]}`,
  moved: ({ seat, from, to }, who) =>
    `${who.does(seat, 'verplaatst', 'verplaatst')} een markeersteen van ${strategies[from]} naar ${strategies[to]}`,
  slipped: ({ seat, fleet, to }, who) => `${fleetOf(who, seat, fleet)} ontkomt ${places[to]!.to}`,
  delivered,
  dumped: ({ seat, fleet, good }, who) => `${fleetOf(who, seat, fleet)} dumpt een steen ${goods[good]}`,
  refilled: ({ harbour }) => `${places[harbour]!.at} worden pakhuizen aangevuld`,
  bought: ({ seat, ship, harbour, fleet, ducats: n }, who) =>
    `${who.does(seat, 'koopt', 'koopt')} ${places[harbour]!.at} ${ships[ship]!.one} voor vloot ${fleet} (${ducats(n)})`,
  built: ({ seat, harbour, what, how, kind, ducats: n }, who) => {
    const where = places[harbour]!.at;
    const cost = `(${ducats(n)})`;
    if (what === 'warehouse') return `${who.does(seat, 'bouwt', 'bouwt')} ${where} een pakhuis ${cost}`;
    if (what === 'fort') return `${who.does(seat, 'bouwt', 'bouwt')} ${where} een fort ${cost}`;
    if (how === 'takeOver') return `${who.does(seat, 'neemt', 'neemt')} ${where} de ${kinds[kind!]} over ${cost}`;
    return `${who.does(seat, 'stelt', 'stelt')} ${where} een ${kinds[kind!]} aan ${cost}`;
  },
  warehouses: ({ seat, harbour, n, ducats: cost }, who) =>
    `${who.does(seat, 'bouwt', 'bouwt')} ${places[harbour]!.at} ${n} pakhuizen (${ducats(cost)})`,
  repaired: ({ seat, fleet, harbour, token, n, ducats: cost }, who) => {
    const what = `${tokens(n)} ${TOKENS[token]}`;
    const where = fleet === null ? places[harbour!]!.at : `bij vloot ${fleet}`;
    return `${who.does(seat, 'haalt', 'haalt')} ${where} ${what} weg (${ducats(cost)})`;
  },
  abandoned: ({ seat, fleet, ship }, who) => `${fleetOf(who, seat, fleet)} laat ${ships[ship]!.one} achter`,
  researched: ({ seat, card }, who) => `${who.does(seat, 'koopt', 'koopt')} de ontwikkelingskaart ${cards[card]}`,
  year: ({ round, year }) => `ronde ${round} begint: het jaar ${year}`,
  tile: ({ stack, tile }) => `${stacks[stack]}: ${tileText(stack, tile)}`,
  storm: ({ seat, ships: hit }, who) =>
    `de storm treft ${count(hit.length, 'schip', 'schepen')} van ${who.objects([seat])}`,
  pips: (event) =>
    'nest' in event
      ? `de piraten van ${places[event.nest]!.name} staan op ${pips(event.n)}`
      : `${nations[event.nation]} staat op ${pips(event.n)}`,
  roll: ({ n, tokens: spent }) =>
    spent === 0
      ? `de dobbelsteen voor een telling toont ${n}`
      : `de dobbelsteen toont ${n}, en ${tokens(spent)} maken er ${n + spent} van`,
  pledged: ({ seat, tokens: n }, who) => `${who.does(seat, 'brengt', 'brengt')} ${tokens(n)} in`,
  scoring: ({ points }, who) =>
    `telling: ${listed(
      points.map((one, seat) => `${who.subjects([seat])} ${sumOf(one)}`),
      'en',
    )}`,
  nation: ({ nation, seat, as, at, pips: n }, who) =>
    as === 'controller'
      ? `${who.does(seat, 'krijgt', 'krijgt')} de controle over ${nations[nation]} ${places[at]!.at} (${pips(n)})`
      : `${who.does(seat, 'sluit', 'sluit')} een alliantie met ${nations[nation]} (${pips(n)})`,
  removed: ({ what, harbour, seat, destroyed }, who) => {
    const thing = thingOf(who, seat, ARTICLES[what], BUILDINGS[what]);
    return `${thing} ${places[harbour]!.at} wordt ${destroyed ? 'vernietigd' : 'verwijderd'}`;
  },
  over: ({ ranking: [first] }, who) =>
    `het spel is afgelopen: ${who.does(first!.seat, 'wint', 'wint')} met ${count(first!.points, 'punt', 'punten')}`,
};

function fight(against: Against, seat: Seat | null, who: People): string {
  if (against.foe === 'duel') {
    const [own, other] = against.seats;
    const fleets = against.fleets.map((id) => (id === 'fort' ? 'het fort' : `vloot ${id}`));
    return `${places[against.harbour]!.at} vechten ${who.subjects([own])} (${fleets[0]}) en ${who.subjects([other])} (${fleets[1]})`;
  }
  if (against.foe === 'pirates') return `de piraten van ${places[against.nest]!.name} vechten`;
  const nation = nations[against.nation]!;
  const where = places[against.harbour]!.at;
  return seat === null ? `${nation} slaat toe ${where}` : `${who.does(seat, 'valt', 'valt')} ${nation} ${where} aan`;
}

function delivered(event: EventOf<'delivered'>, who: People): readonly string[] {
  const { seat, fleet, harbour, good, cubes: n, ducats: paid, bonus, director } = event;
  const sum = bonus === 0 ? ducats(paid) : `${ducats(paid)} en ${bonus} extra`;
  const sold = `${fleetOf(who, seat, fleet)} levert ${places[harbour]!.at} ${cubes(n, good)} voor ${sum}`;
  if (director === null) return [sold];
  return [sold, `${thingOf(who, director.seat, 'de', 'directeur')} verdient ${ducats(director.ducats)}`];
}

export function tileText(stack: EventOf<'tile'>['stack'], tile: EventOf<'tile'>['tile']): string {
  switch (stack) {
    case 'stormRegion':
      return regions[tile as string]!;
    case 'pirates':
      return tile === 'none' ? 'geen' : places[tile as string]!.name;
    case 'stock': {
      const harbours = (tile as readonly string[]).map((id) => places[id]!.name);
      return harbours.length === 0 ? 'geen' : listed(harbours, 'en');
    }
    case 'mutiny':
      return tile === 0 ? 'geen' : `1 fiche per ${count(tile as number, 'schip', 'schepen')}`;
    case 'pirateStrategy': {
      const [card, aggression] = tile as readonly [string, number];
      return `${strategies[card]}, agressie ${aggression}`;
    }
    default:
      return `${tile}`;
  }
}
