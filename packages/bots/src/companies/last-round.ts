import {
  type ActionOf,
  DISTANCE,
  DISTANCE_PER_DUCAT,
  fieldOfHarbour,
  goodNumber,
  harbourAt,
  isPacketFleet,
  ORIGIN,
  PRICE,
  WAREHOUSE_COST,
} from '@roadstead/companies';
import { type FleetFacts, fleetOf, type HarbourFacts, type Outlook } from './facts.js';
import { cubesThere } from './goods.js';
import { POINT } from './meetings.js';
import { cardsInReach } from './research.js';

/** V-8.1: what a cube aboard is worth in the end, in ducats. */
const aboardWorth = (good: number, at: number): number =>
  (POINT * DISTANCE[at]![fieldOfHarbour(ORIGIN[good]!)]!) / DISTANCE_PER_DUCAT;

/** V-8.12: slots of one's own ordinary ships in a harbour that are empty. */
export const emptyIn = ({ fleets }: Outlook, { field }: HarbourFacts): number =>
  fleets.reduce((sum, { number, at, empty }) => (at === field && !isPacketFleet(number) ? sum + empty : sum), 0);

/** V-8.12: slots in a harbour that something could fill, beside those that are empty already. */
export function fillable(outlook: Outlook, harbour: HarbourFacts): number {
  const built = outlook.own.ducats >= WAREHOUSE_COST && !harbour.closed ? Math.max(0, harbour.nextField - 1) : 0;
  return Math.max(0, cubesThere(outlook, harbour, 0) + built - emptyIn(outlook, harbour));
}

/** The slots of ships in a harbour that stay empty unless a new warehouse fills them. */
export function filledByBuilding(outlook: Outlook, harbour: HarbourFacts): number {
  const unfilled = Math.max(0, emptyIn(outlook, harbour) - cubesThere(outlook, harbour, 0));
  // The cube on its field was counted with the others.
  return Math.min(unfilled, harbour.nextField - 1);
}

/** What a purchase in the last round is worth, less the card that it keeps one from. */
export function lastSpending(outlook: Outlook, worth: number, cost: number): number {
  const { ducats } = outlook.own;
  return worth - cardGain(outlook, ducats) + cardGain(outlook, ducats - cost);
}

/** What the best card for so many ducats brings, less the repairs that are not paid for it. */
function cardGain(outlook: Outlook, ducats: number): number {
  const tokens = outlook.fleets.reduce((sum, { ships }) => sum + ships.reduce((all, ship) => all + ship.tokens, 0), 0);
  let best = 0;
  for (const { cost, worth } of cardsInReach(outlook)) {
    if (cost > ducats) continue;
    const repairs = Math.min(tokens, ducats) - Math.min(tokens, ducats - cost);
    best = Math.max(best, worth - (POINT - 1) * repairs);
  }
  return best;
}

/** What a delivery in the last round brings: what is sold is not aboard any more, and a slot that stays empty costs a point. */
export function lastDelivery(outlook: Outlook, { fleet: id, good: name, cubes }: ActionOf<'deliver'>): number {
  const fleet = fleetOf(outlook, id);
  const harbour = outlook.harbours[harbourAt(fleet.at)]!;
  const good = goodNumber(name);
  return soldWorth(outlook, fleet, harbour, good, cubes);
}

/** What a fleet that comes to a harbour in the last round makes of it: what is sold, and slots that something there could fill. */
export function lastArrival(outlook: Outlook, fleet: FleetFacts, harbour: HarbourFacts): number {
  if (harbour.closed) return 0;
  let room = fillable(outlook, harbour);
  const filled = Math.min(room, fleet.empty);
  room -= filled;
  let worth = POINT * filled;
  fleet.goods.forEach((cubes, good) => {
    if (cubes === 0 || PRICE[harbour.number]![good]! === 0) return;
    const gain =
      cubes * (sharesOf(outlook, harbour) * PRICE[harbour.number]![good]! - aboardWorth(good, harbour.field));
    const sold = gain - POINT * Math.max(0, cubes - room);
    if (sold <= 0) return;
    worth += sold;
    room = Math.max(0, room - cubes);
  });
  return worth;
}

function soldWorth(outlook: Outlook, fleet: FleetFacts, harbour: HarbourFacts, good: number, cubes: number): number {
  const calmed = fleet.ships.reduce((sum, { mutiny }) => sum + mutiny, 0);
  const price = PRICE[harbour.number]![good]!;
  // A repair takes a token off for a ducat as well.
  return (
    cubes * (sharesOf(outlook, harbour) * price - aboardWorth(good, fleet.at)) +
    calmed -
    POINT * Math.max(0, cubes - fillable(outlook, harbour))
  );
}

/** What a ducat of a delivery is worth with director and machines. */
const sharesOf = ({ machines }: Outlook, { hasDirector }: HarbourFacts): number =>
  1 + (hasDirector ? 1 / 3 : 0) + machines / 5;
