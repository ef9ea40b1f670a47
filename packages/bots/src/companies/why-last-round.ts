import {
  type Action,
  type ActionOf,
  ADMINISTRATOR_POINTS,
  DEVELOPMENTS,
  DISTANCE,
  DISTANCE_PER_DUCAT,
  DUCATS_PER_POINT,
  developmentNumber,
  FIELDS,
  FORT_POINTS,
  fieldNumber,
  fieldOfHarbour,
  fleetNumber,
  HANDBOOK,
  HANDBOOK_MARKERS,
  HARBOURS,
  isPacketFleet,
  MAX_LEVEL,
  NESTS,
  ORIGIN,
  PRICE,
  SHIPS,
  STRATEGIES,
  shipNumber,
  strategyNumber,
  WAREHOUSE_POINTS,
} from '@roadstead/companies';
import { type FleetFacts, fleetOf, type HarbourFacts, type Outlook } from './facts.js';
import { cubesThere } from './goods.js';
import { emptyIn, filledByBuilding } from './last-round.js';
import { meetsNeed } from './needs.js';
import { costOf } from './purchases.js';
import type { Reason } from './reasons.js';
import type { Voyage } from './voyages.js';
import { waysOf } from './worth.js';

/** What speaks for an action in the last round, where everything is points; null where it is as in any other. */
export function reasonsAtTheEnd(outlook: Outlook, action: Action): readonly Reason[] | null {
  switch (action.type) {
    case 'sail':
      return sailing(outlook, action);
    case 'stay':
    case 'halt':
      return staying(fleetOf(outlook, action.fleet), action.type === 'stay');
    case 'attack':
      return action.kind === 'fleet'
        ? duel(fleetOf(outlook, action.fleet), rivalFleet(outlook, action.seat!, action.target))
        : null;
    case 'challenge':
      return action.with === 'fort'
        ? null
        : duel(fleetOf(outlook, action.with), rivalFleet(outlook, outlook.view.active!, action.target));
    case 'buy':
      return buying(outlook, action);
    case 'warehouse':
      return [
        ...counting(outlook, action, WAREHOUSE_POINTS),
        ...filling(outlook, harbourNamed(outlook, action.harbour)),
      ];
    case 'administrator':
    case 'takeOver':
      return counting(outlook, action, ADMINISTRATOR_POINTS);
    case 'change':
      return counting(outlook, action, 0);
    case 'fort':
      return counting(outlook, action, FORT_POINTS);
    case 'mock':
      return counting(outlook, action, fleetOf(outlook, action.fleet).experience < MAX_LEVEL ? 1 : 0);
    case 'research':
      return [researching(outlook, action.card)];
    case 'done':
      return outlook.view.phase === 'buy' ? keeping(outlook) : null;
    case 'pass':
      return outlook.view.phase === 'research' ? [{ why: 'keepAtEnd' }] : null;
    default:
      return null;
  }
}

const harbourNamed = ({ harbours }: Outlook, id: string): HarbourFacts => harbours[HARBOURS.indexOf(id)]!;

const rivalFleet = ({ others }: Outlook, seat: number, id: string): FleetFacts =>
  others.find((fleet) => fleet.seat === seat && fleet.number === fleetNumber(id))!;

/** V-8.1: what counts if the cargo is still aboard; in whole points. */
function aboard({ goods }: FleetFacts, at: number, isCounted: (good: number) => boolean = () => true): number {
  let distance = 0;
  goods.forEach((cubes, good) => {
    if (isCounted(good)) distance += cubes * DISTANCE[at]![fieldOfHarbour(ORIGIN[good]!)]!;
  });
  return Math.floor(distance / DISTANCE_PER_DUCAT);
}

function sailing(outlook: Outlook, { fleet: id, to }: ActionOf<'sail'>): readonly Reason[] | null {
  const fleet = fleetOf(outlook, id);
  const field = fieldNumber(to)!;
  const ways = waysOf(outlook, fleet).filter(({ via }) => via === field);
  // On the way already, nothing is sure but the next field.
  const reached = ways.filter((way) => (fleet.moved ? way.to === field : way.turns <= 1));
  const apart = spreading(outlook, fleet, field);
  if (isPacketFleet(fleet.number)) {
    const aim = reached[0] ?? ways[0];
    if (aim === undefined) return apart.length > 0 ? apart : null;
    const place = HARBOURS[outlook.harbours.findIndex((harbour) => harbour.field === aim.to)]!;
    return [...apart, { why: reached.length > 0 ? 'mail' : 'tooLate', place }];
  }
  const [best] = reached.filter(({ ducats }) => ducats > 0).sort((a, b) => b.ducats - a.ducats);
  if (best !== undefined) return [...selling(outlook, fleet, best), ...apart, ...piratesOn(outlook, fleet, to)];
  return [
    ...apart,
    { why: 'farCargo', points: aboard(fleet, field) },
    ...emptied(fleet.empty - loadedAt(outlook, field)),
    ...piratesOn(outlook, fleet, to),
  ];
}

/** V-6.9: a field of its own counts for a card that counts fields, where a fleet leaves one that it shares. */
function spreading(outlook: Outlook, fleet: FleetFacts, field: number): readonly Reason[] {
  const isShared = (at: number) => outlook.fleets.some((other) => other !== fleet && other.at === at);
  const card = [...outlook.own.cards, ...cardsToBuy(outlook)].find(
    (id) => DEVELOPMENTS[developmentNumber(id)]!.end?.count === 'fieldsWithFleets',
  );
  return card !== undefined && isShared(fleet.at) && !isShared(field) ? [{ why: 'ownField', card }] : [];
}

/** V-6.1: cards on the market that a seat could have, if it can pay for them. */
function cardsToBuy(outlook: Outlook): readonly string[] {
  const { view, own } = outlook;
  return Object.entries(view.market).flatMap(([id, copies]) =>
    copies > 0 && !own.cards.includes(id) && meetsNeed(outlook, developmentNumber(id)) ? [id] : [],
  );
}

/** V-4.30: pirates that the next field has waiting. */
export function piratesOn({ pirates: pips }: Outlook, { at }: FleetFacts, to: string): readonly Reason[] {
  const { area } = FIELDS[fieldNumber(to)!]!;
  if (area < 0 || pips[area] === 0 || FIELDS[at]!.area === area) return [];
  return [{ why: 'meet', place: NESTS[area]!, pips: pips[area]! }];
}

/** What could be loaded on a field after the end. */
function loadedAt(outlook: Outlook, field: number): number {
  const harbour = outlook.harbours.find((one) => one.field === field);
  return harbour === undefined ? 0 : Math.max(0, cubesThere(outlook, harbour, 0) - emptyIn(outlook, harbour));
}

function selling(outlook: Outlook, fleet: FleetFacts, { to, ducats }: Voyage): readonly Reason[] {
  const harbour = outlook.harbours.find(({ field }) => field === to)!;
  const isSold = (good: number) => PRICE[harbour.number]![good]! > 0;
  const sold = fleet.goods.reduce((sum, cubes, good) => (isSold(good) ? sum + cubes : sum), 0);
  const free = Math.max(0, cubesThere(outlook, harbour, 0) - emptyIn(outlook, harbour));
  return [
    { why: 'soldAtEnd', place: HARBOURS[harbour.number]!, ducats, points: aboard(fleet, to, isSold) },
    ...paidBy(outlook, ducats),
    ...emptied(fleet.empty + sold - free),
  ];
}

const emptied = (n: number): readonly Reason[] => (n > 0 ? [{ why: 'emptySlots', n }] : []);

function staying(fleet: FleetFacts, isIdle: boolean): readonly Reason[] | null {
  if (isPacketFleet(fleet.number)) return null;
  // V-3.12: who is slow anyway is not idle.
  const isSlow = fleet.ships.some(({ type, tokens }) => tokens >= SHIPS[type]!.halfFrom);
  const tokens = isIdle && !isSlow ? fleet.ships.length : 0;
  const points = aboard(fleet, fleet.at);
  const reasons: Reason[] = points > 0 ? [{ why: 'farCargo', points }] : [];
  if (tokens > 0) reasons.push({ why: 'idle', tokens });
  return reasons.length > 0 ? reasons : null;
}

const duel = (own: FleetFacts, other: FleetFacts): readonly Reason[] => [
  { why: 'duel', mine: own.guns, theirs: other.guns },
];

const counting = (outlook: Outlook, action: Action, points: number): readonly Reason[] => [
  { why: 'countsAtEnd', cost: costOf(outlook, action), points },
];

function buying(outlook: Outlook, action: ActionOf<'buy'>): readonly Reason[] {
  const { cargo, points } = SHIPS[shipNumber(action.ship)]!;
  const harbour = harbourNamed(outlook, action.harbour);
  const free = Math.max(0, cubesThere(outlook, harbour, 0) - emptyIn(outlook, harbour));
  const isPacket = action.ship === 'pakketboot';
  return [...counting(outlook, action, points), ...emptied(isPacket ? 0 : cargo - free)];
}

/** V-5.10: a new warehouse is filled at once, and what lies in it fills slots. */
function filling(outlook: Outlook, harbour: HarbourFacts): readonly Reason[] {
  const n = filledByBuilding(outlook, harbour);
  return n > 0 ? [{ why: 'fillsSlots', n }] : [];
}

/** V-2.1: research comes after buying; the card that then counts most beyond what its ducats would, with so many of them. */
function bestCard(outlook: Outlook, ducats: number): CardAtEnd | null {
  const all = cardsToBuy(outlook)
    .map((id) => researching(outlook, id))
    .filter(({ cost }) => cost <= ducats);
  const gain = ({ points, cost }: CardAtEnd) => points - cost / DUCATS_PER_POINT;
  const [best] = all.sort((a, b) => gain(b) - gain(a));
  return best !== undefined && gain(best) > 0 ? best : null;
}

function keeping(outlook: Outlook): readonly Reason[] {
  const card = bestCard(outlook, outlook.own.ducats);
  return [...(card === null ? [] : [{ ...card, why: 'saveForCard' } as const]), { why: 'keepAtEnd' }];
}

/** A card that can be paid for by what a sale brings, and not without. */
function paidBy(outlook: Outlook, ducats: number): readonly Reason[] {
  const { own } = outlook;
  const card = bestCard(outlook, own.ducats + ducats);
  return card !== null && card.cost > own.ducats ? [{ ...card, why: 'paysForCard' }] : [];
}

type CardAtEnd = Extract<Reason, { readonly bonus: boolean }>;

function researching(outlook: Outlook, id: string): CardAtEnd {
  const card = developmentNumber(id);
  const { cost, points } = DEVELOPMENTS[card]!;
  const { own, cards } = outlook;
  const before = Math.max(0, ...cards.map((one) => bonusOf(outlook, one, own.ducats)));
  const after = Math.max(
    0,
    ...[...cards, card].map((one) => bonusOf(outlook, one, own.ducats - cost)),
    marking(outlook, card),
  );
  return { why: 'cardAtEnd', card: id, cost, points: points + after - before, bonus: after > before };
}

/** V-6.9: the bonus of a card, as everything lies now. */
function bonusOf({ own, fleets }: Outlook, card: number, ducats: number): number {
  const { end } = DEVELOPMENTS[card]!;
  if (end === null) return 0;
  const count = {
    fieldsWithFleets: () => new Set(fleets.map(({ at }) => at)).size,
    undamagedShips: () => fleets.flatMap(({ ships }) => ships).filter(({ damage }) => damage === 0).length,
    ducats: () => ducats,
    piratePipsRemoved: () => own.piratePips,
    markersOnDiscs2and3: () =>
      [...Object.values(own.markers), ...own.extraMarkers].filter(
        (one) => STRATEGIES[strategyNumber(one)]!.level >= COUNTED_DISC,
      ).length,
  }[end.count]();
  return end.round === 'up' ? Math.ceil(count / end.per) : Math.floor(count / end.per);
}

/** V-6.8: the markers that a handbook brings count for it, where a fleet has come far enough to lay them on those discs. */
function marking(outlook: Outlook, card: number): number {
  const level = Math.max(0, ...outlook.fleets.map(({ experience }) => experience));
  return card === HANDBOOK && level >= COUNTED_DISC ? bonusOf(outlook, card, 0) + HANDBOOK_MARKERS : 0;
}

const COUNTED_DISC = 2;
