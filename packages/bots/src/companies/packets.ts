import { BUILDS_SHIPS, GOODS, harbourAt, isSea, PRODUCT, TAKES_ADMINISTRATOR } from '@roadstead/companies';
import type { FleetFacts, HarbourFacts, Outlook } from './facts.js';
import { comersTo } from './goods.js';
import { roadsFrom, stormCost, timeFor, turnsFor } from './roads.js';
import type { Voyage } from './voyages.js';

/** What a cube is worth in a store of one's own that nobody waits for yet, beside one that is waited for; and in a general one. */
const LATER = 0.35;
const SHARED = 0.1;

/** V-4.5: what it is worth to bring the mail to a harbour in so many turns. */
function mailWorth(
  outlook: Outlook,
  { number, general, generalHolds, stock, holds }: HarbourFacts,
  turns: number,
): number {
  const { seat, weights } = outlook;
  if (PRODUCT[number]! < 0) return 0;
  let wanted = 0;
  for (const comer of comersTo(outlook, number)) {
    if (comer.turns <= turns + 1) wanted += comer.slots;
  }
  const supply = supplyOf(outlook, number);
  // What lies there is loaded until then, as far as it is wanted.
  const loaded = Math.min(wanted, stock[seat]! + general);
  const own = Math.min(supply, holds[seat]! - stock[seat]! + Math.min(loaded, stock[seat]!));
  const shared = Math.min(supply - own, generalHolds - general);
  const useful = Math.min(own + shared, Math.max(0, wanted - stock[seat]! - general));
  const rest = Math.max(0, own - useful);
  return weights.cube * (useful + LATER * rest + SHARED * shared);
}

/** What a voyage without mail is worth beside one with it. */
const EMPTY = 0.3;

const supplyOf = ({ view }: Outlook, harbour: number): number => view.supply[GOODS[PRODUCT[harbour]!]!]!;

/** All voyages of a packet boat; it stays where it is needed to buy. */
export function mailRoutes(outlook: Outlook, fleet: FleetFacts): readonly Voyage[] {
  const roads = roadsFrom(outlook, fleet);
  const at = harbourAt(fleet.at);
  const hasMail = fleet.empty === 0 || (at >= 0 && PRODUCT[at]! >= 0 && supplyOf(outlook, at) > 0);
  return outlook.harbours
    .filter(({ field, number }) => {
      if (field === fleet.at || PRODUCT[number]! < 0) return false;
      // Its cube must come from elsewhere; without one it looks for the next.
      return fleet.goods[PRODUCT[number]!] === 0;
    })
    .map((harbour): Voyage => {
      const turns = turnsFor(outlook, fleet, roads.steps[harbour.field]!);
      const via = roads.first[harbour.field]!;
      const reaches = turns <= outlook.left;
      const time = timeFor(outlook, fleet, roads.steps[harbour.field]!);
      const stays = isSea(fleet.at) ? 0 : stormCost(outlook, fleet, via);
      const worth = (reaches ? mailWorth(outlook, harbour, turns) * (hasMail ? 1 : EMPTY) : 0) / time - stays;
      return { to: harbour.field, via, turns, ducats: 0, danger: 0, worth };
    })
    .sort((a, b) => b.worth - a.worth);
}

/** What it is worth that a packet boat stays in a harbour: one can buy where one is. */
export function waitingWorth(outlook: Outlook, fleet: FleetFacts): number {
  const harbour = outlook.harbours[harbourAt(fleet.at)];
  if (harbour === undefined) return -stormCost(outlook, fleet, fleet.at);
  const { own, fleets, seat } = outlook;
  const isNeeded =
    BUILDS_SHIPS[harbour.number]! &&
    !harbour.closed &&
    harbour.administrator?.[0] !== seat &&
    !fleets.some(({ at, number }) => number !== fleet.number && at === fleet.at);
  const elsewhere = outlook.harbours.some(({ administrator }) => administrator?.[0] === seat);
  const ducats = Math.min(own.ducats, elsewhere ? 6 : 12);
  const builds = isNeeded && ducats >= 4 ? 0.5 * ducats + (TAKES_ADMINISTRATOR[harbour.number] ? 1 : 0) : 0;
  return builds - stormCost(outlook, fleet, fleet.at);
}

/** V-4.5: own fields and general ones are filled, those of others are not. */
export function refillWorth({ seat, view }: Outlook, harbour: string, fields: readonly number[]): number {
  let worth = 0;
  for (const field of fields) {
    const [owner] = view.harbours[harbour]!.fields[field - 1]!;
    worth += owner === seat ? field : owner === null ? 0.5 : -field;
  }
  return worth;
}
