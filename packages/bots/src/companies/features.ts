import { DISTANCE, isPacketFleet, PRODUCT, ROUNDS, type View } from '@roadstead/companies';
import { type FleetFacts, type Outlook, outlookOf } from './facts.js';
import { slotsFed } from './goods.js';
import { stormCost, turnsFor } from './roads.js';
import { cargoWorth } from './voyages.js';
import { CAPTAIN } from './weight-rows.js';

/** How many numbers describe a seat. */
export const FEATURES = 31;

/** What a cargo keeps of its worth with every turn that it is further off. */
const PACE = 0.85;

/** True where a turn begins, before anything is done in it. */
const isTurnStart = ({ phase, active, players, pending }: View): boolean =>
  phase === 'move' &&
  active !== null &&
  pending === null &&
  Object.values(players[active]!.fleets).every(({ moved }) => !moved);

/** The features of every seat, by what everybody sees; null amid a turn, where playing on tells more. */
export function featuresOf(view: View): number[][] | null {
  if (!isTurnStart(view)) return null;
  const all = view.players.map(({ seat }) => outlookOf(view, seat, CAPTAIN));
  const best = Math.max(...view.players.map(({ points }) => points));
  return all.map((outlook) => seatFeatures(outlook, best));
}

function seatFeatures(outlook: Outlook, best: number): number[] {
  const { view, seat, own, fleets, harbours, slots, cards } = outlook;
  const ordinary = fleets.filter(({ number }) => !isPacketFleet(number));
  const place = view.order.indexOf(seat);
  // Turns that are still to come, of all that a whole game has.
  const turns = outlook.left + (place >= view.turn ? 1 : 0);
  const time = turns / (3 * ROUNDS);
  const fed = Math.min(slots, slotsFed(outlook));
  const cargo = sum(ordinary, (fleet) => onItsWay(outlook, fleet));
  const tokens = sum(fleets, ({ ships }) => sum(ships, (ship) => ship.tokens));
  const holds = sum(harbours, (harbour) => (harbour.closed ? 0 : harbour.holds[seat]!));
  const shut = sum(harbours, (harbour) => (harbour.closed ? harbour.holds[seat]! : 0));
  const stock = sum(harbours, (harbour) => harbour.stock[seat]!);
  const chiefs = harbours.filter(({ administrator }) => administrator?.[0] === seat);
  const directors = chiefs.filter(({ hasDirector }) => hasDirector).length;
  return [
    time,
    own.points / 50,
    (own.points - best) / 30,
    ((own.points - best) * (1 - time)) / 30,
    own.ducats / 40,
    (own.ducats * time) / 20,
    slots / 15,
    (slots * time) / 8,
    fed / 15,
    (fed * time) / 8,
    cargo / 50,
    (cargo * time) / 30,
    stock / 12,
    holds / 15,
    (holds * time) / 8,
    shut / 10,
    (fleets.length - ordinary.length) / 2,
    directors / 2,
    (directors * slots * time) / 10,
    (chiefs.length - directors) / 2,
    harbours.filter(({ fort }) => fort?.[0] === seat).length / 2,
    outlook.machines / 2,
    (outlook.machines * slots * time) / 10,
    cards.length / 6,
    tokens / 8,
    sum(ordinary, ({ left }) => left) / 40,
    sum(ordinary, ({ guns }) => guns) / 20,
    sum(ordinary, ({ experience }) => experience) / 8,
    sum(fleets, (fleet) => stormCost(outlook, fleet, fleet.at)) / 8,
    sum(ordinary, ({ at, empty }) => (isHarbourWithGoods(outlook, at) ? 0 : empty)) / 8,
    place >= view.turn ? 1 : 0,
  ];
}

function sum<T>(list: readonly T[], of: (one: T) => number): number {
  let all = 0;
  for (const one of list) all += of(one);
  return all;
}

/** What the cargo of a fleet brings where it brings the most, the later the less. */
function onItsWay(outlook: Outlook, fleet: FleetFacts): number {
  let most = 0;
  for (const harbour of outlook.harbours) {
    const ducats = cargoWorth(outlook, fleet, harbour);
    if (ducats === 0) continue;
    const turns = turnsFor(outlook, fleet, DISTANCE[fleet.at]![harbour.field]!);
    if (turns <= outlook.left + 1) most = Math.max(most, ducats * PACE ** turns);
  }
  return most;
}

function isHarbourWithGoods({ harbours, seat }: Outlook, at: number): boolean {
  const harbour = harbours.find(({ field }) => field === at);
  return harbour !== undefined && PRODUCT[harbour.number]! >= 0 && harbour.stock[seat]! + harbour.general > 1;
}
