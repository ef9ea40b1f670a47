import {
  type Action,
  type ActionOf,
  ADMINISTRATOR_COST,
  ADMINISTRATOR_POINTS,
  type AdministratorKind,
  CHANGE_COST,
  developmentNumber,
  FORT_COST,
  FORT_POINTS,
  HARBOURS,
  harbourAt,
  isPacketFleet,
  MOCK_PRICE,
  PACKET,
  PRODUCT,
  SAWMILL_CHEAPER,
  SAWMILL_DISCOUNT,
  SHIPS,
  shipNumber,
  TAKE_OVER_COST,
  WAREHOUSE_COST,
  WAREHOUSE_POINTS,
} from '@roadstead/companies';
import { type FleetFacts, fleetOf, type HarbourFacts, hasCard, type Outlook, type ShipFacts } from './facts.js';
import { cubesThere, moreMail, slotsFed } from './goods.js';
import { fillable, filledByBuilding } from './last-round.js';
import { levelWorth, POINT } from './meetings.js';
import { stormOn } from './roads.js';

const harbourOf = ({ harbours }: Outlook, id: string): HarbourFacts => harbours[HARBOURS.indexOf(id)]!;

/** What is paid for a purchase. */
export function costOf(outlook: Outlook, action: Action): number {
  switch (action.type) {
    case 'buy':
      return SHIPS[shipNumber(action.ship)]!.cost - (hasCard(outlook, SAWMILL_CHEAPER) ? SAWMILL_DISCOUNT : 0);
    case 'warehouse':
      return WAREHOUSE_COST;
    case 'administrator':
      return ADMINISTRATOR_COST;
    case 'change':
      return CHANGE_COST;
    case 'takeOver':
      return TAKE_OVER_COST;
    case 'fort':
      return FORT_COST;
    case 'request':
      return action.fee;
    case 'mock':
    case 'calm':
      return MOCK_PRICE[developmentNumber(action.card)]!;
    case 'repair':
    case 'repairFort':
    case 'clear':
      return 1;
    default:
      return 0;
  }
}

/** Turns in which an investment bears fruit. */
const span = ({ left, weights }: Outlook): number => Math.min(left, weights.depth);

/** What a purchase brings beyond what it costs; `done` is worth nothing. */
export function purchaseWorth(outlook: Outlook, action: Action): number {
  switch (action.type) {
    case 'buy':
      return shipGain(outlook, action) - costOf(outlook, action);
    case 'warehouse':
      return warehouseGain(outlook, harbourOf(outlook, action.harbour)) - WAREHOUSE_COST;
    case 'administrator':
      return administratorGain(outlook, harbourOf(outlook, action.harbour), action.kind) - ADMINISTRATOR_COST;
    case 'change':
      return changeGain(outlook, action) - CHANGE_COST;
    case 'takeOver':
      return takeOverGain(outlook, harbourOf(outlook, action.harbour)) - TAKE_OVER_COST;
    case 'fort':
      return POINT * FORT_POINTS + outlook.weights.fort * span(outlook) - FORT_COST;
    case 'request':
      return requestGain(outlook, action);
    case 'clear':
      return clearGain(outlook, action) - 1;
    case 'repair':
      return repairGain(outlook, action) - 1;
    case 'repairFort':
      return outlook.left === 0 ? POINT - 1 : -0.5;
    case 'abandon':
      return -100;
    case 'rescue':
      return 100 + cubesThere(outlook, harbourOf(outlook, action.harbour), 1);
    case 'mock':
      return levelWorth(outlook, fleetOf(outlook, action.fleet)) - costOf(outlook, action);
    case 'calm':
      return calmGain(outlook, action) - costOf(outlook, action);
    default:
      return 0;
  }
}

/** How much of a new ship's slots there are goods for. */
function saturation(outlook: Outlook, slots: number): number {
  return Math.min(1, (outlook.weights.supply * slotsFed(outlook)) / Math.max(1, outlook.slots + slots));
}

function shipGain(outlook: Outlook, action: ActionOf<'buy'>): number {
  const { weights, fleets } = outlook;
  const type = shipNumber(action.ship);
  const { cargo, guns, points, strength } = SHIPS[type]!;
  const turns = span(outlook);
  if (type === PACKET) {
    return POINT * points + weights.packet * moreMail(outlook) * turns;
  }
  const harbour = harbourOf(outlook, action.harbour);
  const here = fleets.filter(({ at, number }) => at === harbour.field && !isPacketFleet(number));
  const founding = here.length === 0 ? 1 : 0;
  if (outlook.left === 0) return POINT * (points - Math.max(0, cargo - fillable(outlook, harbour))) - founding;
  const taken = here.reduce((sum, { empty }) => sum + empty, 0);
  const cubes = PRODUCT[harbour.number]! < 0 ? 0 : Math.max(0, cubesThere(outlook, harbour, 1) - taken);
  // Without a cargo at once it lies idle, and its crew with it.
  const begins = Math.min(1, cubes / cargo);
  const earns = weights.slot * cargo * Math.max(0, turns - (1 - begins) * 1.5);
  const war = (weights.gun * guns * turns) / CALENDARS;
  const lasts = weights.sturdy * strength * turns;
  const storm = stormOn(outlook, harbour.field, strength);
  return (
    POINT * points + earns * saturation(outlook, cargo) * (IDLE + (1 - IDLE) * begins) + war + lasts - founding - storm
  );
}

/** A whole game's: guns are worth no more in a short one. */
const CALENDARS = 3;

/** What is left of a new ship's worth that finds no cargo: its crew is in mutiny before it has one. */
const IDLE = 0.1;

/** What of the cube in a general store is as good as one's own. */
const SHARED_CUBE = 0.6;

function warehouseGain(outlook: Outlook, harbour: HarbourFacts, field = harbour.nextField): number {
  const { weights, fleets, seat, view } = outlook;
  const good = PRODUCT[harbour.number]!;
  // The cube of the general store there would be nobody's and everybody's.
  const gains = field - SHARED_CUBE;
  const there = good < 0 ? 0 : Object.values(view.supply)[good]!;
  const cubes = Math.min(gains, there);
  const empty = fleets.reduce((sum, { at, empty: free }) => (at === harbour.field ? sum + free : sum), 0);
  const short = Math.max(0, empty - cubesThere(outlook, harbour, 0));
  const used = Math.min(cubes, short) + 0.45 * Math.max(0, cubes - short);
  const isBase = harbour.warehouses[seat]! > 0 ? 1.15 : 1;
  const filled = outlook.left === 0 ? POINT * filledByBuilding(outlook, harbour) : 0;
  const fruit = outlook.left > 1 ? weights.cube * used + weights.refill * gains * span(outlook) * isBase : 0;
  return POINT * WAREHOUSE_POINTS + fruit + filled;
}

/** V-4.20: a token less on a field that could be built on again. */
function clearGain(outlook: Outlook, { harbour: id, field }: ActionOf<'clear'>): number {
  const harbour = harbourOf(outlook, id);
  const tokens = outlook.view.harbours[id]!.fields[field - 1]![2];
  const isThere = harbour.administrator?.[0] === outlook.seat || outlook.fleets.some(({ at }) => at === harbour.field);
  if (!isThere || harbour.closed || outlook.own.ducats < tokens + WAREHOUSE_COST) return 0;
  return (warehouseGain(outlook, harbour, field) - WAREHOUSE_COST) / tokens;
}

function administratorGain(outlook: Outlook, harbour: HarbourFacts, kind: AdministratorKind): number {
  const { weights, slots, seat, own } = outlook;
  const turns = span(outlook);
  const gain = POINT * ADMINISTRATOR_POINTS + weights.office * turns;
  const kinds = Object.values(outlook.view.harbours).flatMap(({ administrator }) =>
    administrator?.[0] === seat ? [administrator[1]] : [],
  );
  // One of each is asked for by the gazette.
  const variety = turns > 0 && kinds.length > 0 && !kinds.includes(kind) ? 1.5 * weights.card : 0;
  switch (kind) {
    case 'director': {
      const trade = 0.5 + Math.min(1, 0.25 * harbour.warehouses[seat]!);
      return gain + variety + weights.director * slots * trade * turns;
    }
    case 'governor':
      return gain + variety + turns;
    case 'commander':
      return gain + variety + Math.min(2, turns) * (POINT + weights.experience) * (own.ducats > 20 ? 0.5 : 0.25);
  }
}

function changeGain(outlook: Outlook, { harbour: id, kind }: ActionOf<'change'>): number {
  const harbour = harbourOf(outlook, id);
  const now = administratorGain(outlook, harbour, harbour.administrator![1]);
  return administratorGain(outlook, harbour, kind) - now;
}

function takeOverGain(outlook: Outlook, harbour: HarbourFacts): number {
  const lost = POINT * ADMINISTRATOR_POINTS + outlook.weights.office * span(outlook);
  return administratorGain(outlook, harbour, harbour.administrator![1]) + outlook.rival * lost;
}

/** V-5.33: what may be built with leave, less the fee; others give it for a fair one. */
function requestGain(outlook: Outlook, { harbour: id, fee }: ActionOf<'request'>): number {
  const harbour = harbourOf(outlook, id);
  const fair = Math.round(outlook.weights.fee);
  if (fee !== fair || outlook.own.ducats < fee + WAREHOUSE_COST) return -1;
  return harbour.nextField > 0 ? 0.7 * (warehouseGain(outlook, harbour) - WAREHOUSE_COST) - fee : -1;
}

function repairGain(outlook: Outlook, { fleet: id, ship: place, token }: ActionOf<'repair'>): number {
  const fleet = fleetOf(outlook, id);
  const ship = fleet.ships[place]!;
  if (outlook.left === 0) return POINT;
  const { halfFrom } = SHIPS[ship.type]!;
  const slow = fleet.ships.reduce((sum, one) => sum + Math.max(0, one.tokens - SHIPS[one.type]!.halfFrom + 1), 0);
  const isSlow = ship.tokens >= halfFrom;
  // A delivery calms everybody for nothing.
  const keeps = token === 'damage' ? outlook.weights.token : 0.2;
  const speed = isSlow ? (outlook.weights.slot * fleet.slots) / slow : 0;
  const soon = unfilledNext(outlook, fleet, ship);
  const danger = ship.left <= soon ? 5 / ship.left : ship.left <= soon + 1 ? 1.2 : 0;
  const storm = stormOn(outlook, fleet.at, ship.left) - stormOn(outlook, fleet.at, ship.left + 1);
  return keeps + speed + danger + storm;
}

/** Mutiny to come at the end of the next move: in a harbour a ship without a cargo can load, if there is one. */
function unfilledNext(outlook: Outlook, { at, number }: FleetFacts, { empty }: ShipFacts): number {
  if (isPacketFleet(number)) return 0;
  const harbour = outlook.harbours[harbourAt(at)];
  return harbour === undefined || cubesThere(outlook, harbour, 1) < empty ? empty : 0;
}

function calmGain(outlook: Outlook, { fleet: id, ship: place }: ActionOf<'calm'>): number {
  const ship = fleetOf(outlook, id).ships[place]!;
  const tokens = Math.min(2, ship.mutiny);
  return tokens * (outlook.left === 0 ? POINT : ship.left <= 2 ? 1.5 : 0.4);
}

/** Where a new ship goes: a fleet that still finds cargo, or one of its own. */
export function joinWorth({ weights, left }: Outlook, fleet: FleetFacts | null): number {
  if (fleet === null) return 0;
  return fleet.slots < weights.convoy || left === 0 ? 1 : -1;
}
