import {
  DISTANCE,
  GAZETTE,
  GAZETTE_CUBES,
  GOODS,
  HARBOURS,
  harbourAt,
  isPacketFleet,
  PRICE,
  PRODUCT,
  WAREHOUSE_COST,
} from '@roadstead/companies';
import { type Comer, type FleetFacts, type HarbourFacts, hasCard, type Outlook } from './facts.js';
import { turnsFor } from './roads.js';

/** V-5.1: buildings in a harbour and turn; the last field. */
const BUILDINGS = 2;
const LAST_FIELD = 4;
/** How far a refill is believed in that an own packet boat could bring in time, and goods that are still to be paid for. */
const MAIL = 0.6;
const PLANNED = 0.6;
/** What of a general store's refill is one's own. */
const SHARED = 0.35;

/** Cubes that can be loaded in a harbour after so many turns, as its stores are. */
export function cubesThere(outlook: Outlook, { number, closed, general, stock }: HarbourFacts, turns: number): number {
  if (closed || PRODUCT[number]! < 0) return 0;
  const gazette = hasCard(outlook, GAZETTE) ? GAZETTE_CUBES : 0;
  return general * outlook.weights.general ** turns + stock[outlook.seat]! + gazette;
}

const supplyOf = ({ view }: Outlook, good: number): number => view.supply[GOODS[good]!]!;

/** Cubes that a fleet finds where it comes to after so many turns, with so many ducats then: others of one's own come for them too. */
export function cubesFor(
  outlook: Outlook,
  fleet: FleetFacts,
  harbour: HarbourFacts,
  turns: number,
  ducats: number,
): number {
  const good = PRODUCT[harbour.number]!;
  if (good < 0 || harbour.closed) return 0;
  const more = Math.min(supplyOf(outlook, good), mailFor(outlook, harbour, turns) + sitesFor(outlook, harbour, ducats));
  const sure = cubesThere(outlook, harbour, turns + 1);
  let claimed = 0;
  for (const { number, slots, turns: sooner } of comersTo(outlook, harbour.number)) {
    if (number !== fleet.number && sooner <= turns) claimed += slots;
  }
  return Math.max(0, sure + more - claimed);
}

/** V-4.5: what an own packet boat could bring there by then. */
function mailFor(
  outlook: Outlook,
  { number, field, holds, stock, generalHolds, general }: HarbourFacts,
  turns: number,
) {
  const room = holds[outlook.seat]! - stock[outlook.seat]! + SHARED * (generalHolds - general);
  if (room <= 0) return 0;
  const good = PRODUCT[number]!;
  const comes = outlook.fleets.some(
    (boat) =>
      isPacketFleet(boat.number) &&
      boat.goods[good] === 0 &&
      boat.at !== field &&
      turnsFor(outlook, boat, DISTANCE[boat.at]![field]!) <= turns,
  );
  return comes ? MAIL * room : 0;
}

/** V-5.10: what new warehouses there would be filled with. */
function sitesFor({ left }: Outlook, { nextField }: HarbourFacts, ducats: number): number {
  if (nextField === 0 || left < 1) return 0;
  const sites = Math.min(BUILDINGS, LAST_FIELD + 1 - nextField, Math.floor(ducats / WAREHOUSE_COST));
  let cubes = 0;
  // The cube that lies there already is counted where it lies.
  for (let site = 0; site < sites; site++) cubes += nextField + site - 1;
  return PLANNED * cubes;
}

/** Own fleets that are in a harbour or on their way there, with the slots they will have to fill. */
export function comersTo(outlook: Outlook, harbour: number): readonly Comer[] {
  outlook.known.comers ??= comersOf(outlook);
  return outlook.known.comers[harbour]!;
}

function comersOf(outlook: Outlook): readonly (readonly Comer[])[] {
  const comers: Comer[][] = HARBOURS.map(() => []);
  for (const fleet of outlook.fleets) {
    if (isPacketFleet(fleet.number)) continue;
    const at = harbourAt(fleet.at);
    if (at >= 0) comers[at]!.push({ number: fleet.number, slots: fleet.empty + soldIn(fleet, at), turns: 0 });
    const next = at >= 0 && fleet.moved ? -1 : aimOf(outlook, fleet);
    if (next >= 0) {
      const { field } = outlook.harbours[next]!;
      const turns = turnsFor(outlook, fleet, DISTANCE[fleet.at]![field]!);
      comers[next]!.push({ number: fleet.number, slots: fleet.empty + soldIn(fleet, next), turns });
    }
  }
  return comers;
}

const soldIn = ({ goods }: FleetFacts, harbour: number): number =>
  goods.reduce((sum, cubes, good) => sum + (PRICE[harbour]![good]! > 0 ? cubes : 0), 0);

/** Where the cargo of a fleet brings the most for each turn, or -1. */
function aimOf(outlook: Outlook, fleet: FleetFacts): number {
  let [aim, most] = [-1, 0];
  for (const { number, field, closed } of outlook.harbours) {
    if (closed || field === fleet.at) continue;
    let ducats = 0;
    for (let good = 0; good < fleet.goods.length; good++) ducats += fleet.goods[good]! * PRICE[number]![good]!;
    if (ducats === 0) continue;
    const rate = ducats / turnsFor(outlook, fleet, DISTANCE[fleet.at]![field]!);
    if (rate <= most) continue;
    most = rate;
    aim = number;
  }
  return aim;
}

/** Turns from one cargo to the next. */
const TRIP = 2.2;
/** What of all stores a year's tile fills, in a turn. */
const TILE = 0.2;

/** Cubes that so many packet boats bring into one's stores in a turn. */
function mailFlow({ harbours, seat }: Outlook, boats: number): number {
  let [first, second] = [0, 0];
  for (const { holds, generalHolds, closed, number } of harbours) {
    if (closed || PRODUCT[number]! < 0) continue;
    const cubes = holds[seat]! + SHARED * generalHolds;
    if (cubes > first) [first, second] = [cubes, first];
    else if (cubes > second) second = cubes;
  }
  return (boats * (first + second)) / 4;
}

const boatsOf = ({ fleets }: Outlook): number => fleets.filter(({ number }) => isPacketFleet(number)).length;

/** How many slots there are goods for, in the long run. */
export function slotsFed(outlook: Outlook): number {
  const { harbours, seat } = outlook;
  let [stores, stocks] = [0, 0];
  for (const { holds, generalHolds, stock, general, closed, number } of harbours) {
    if (closed || PRODUCT[number]! < 0) continue;
    stores += holds[seat]! + SHARED * generalHolds;
    stocks += stock[seat]! + SHARED * general;
  }
  const gazette = hasCard(outlook, GAZETTE) ? GAZETTE_CUBES : 0;
  return TRIP * (mailFlow(outlook, boatsOf(outlook)) + TILE * stores + gazette) + stocks / 3;
}

/** Cubes a turn that a packet boat more would bring to those who need them. */
export function moreMail(outlook: Outlook): number {
  const boats = boatsOf(outlook);
  const needs = (outlook.slots + 4) / TRIP;
  return Math.min(needs, mailFlow(outlook, boats + 1)) - Math.min(needs, mailFlow(outlook, boats));
}
