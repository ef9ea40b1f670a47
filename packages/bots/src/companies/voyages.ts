import {
  DIRECTOR_PER,
  DISTANCE,
  DISTANCE_PER_DUCAT,
  fieldOfHarbour,
  fieldOfNest,
  GOODS,
  harbourAt,
  isPacketFleet,
  isSea,
  MACHINE_PER,
  NESTS,
  ORIGIN,
  PRICE,
  PRODUCT,
  SHIPS,
} from '@roadstead/companies';
import type { FleetFacts, HarbourFacts, Outlook } from './facts.js';
import { cubesFor } from './goods.js';
import { lastArrival } from './last-round.js';
import { POINT, pirateWorth } from './meetings.js';
import { type Roads, roadsFrom, stormCost, timeFor, turnsFor } from './roads.js';
import { threatAt } from './threats.js';

/** What a voyage to a place would bring. */
export interface Voyage {
  readonly to: number;
  /** The next field of it; where it is already there, the place itself. */
  readonly via: number;
  readonly turns: number;
  /** Ducats for what is aboard, in the harbour. */
  readonly ducats: number;
  readonly danger: number;
  /** All in all, over the turns looked ahead. */
  readonly worth: number;
}

/** What a delivery of so many ducats brings, with director and machines. */
function deliveryWorth({ machines }: Outlook, harbour: HarbourFacts, ducats: number): number {
  if (ducats === 0) return 0;
  const director = harbour.hasDirector ? Math.ceil(ducats / DIRECTOR_PER) : 0;
  return ducats + director + machines * Math.ceil(ducats / MACHINE_PER);
}

/** What the cargo of a fleet brings in a harbour. */
export function cargoWorth(outlook: Outlook, { goods }: FleetFacts, harbour: HarbourFacts): number {
  if (harbour.closed) return 0;
  let ducats = 0;
  goods.forEach((cubes, good) => {
    ducats += cubes * PRICE[harbour.number]![good]!;
  });
  return deliveryWorth(outlook, harbour, ducats);
}

/** All voyages of an ordinary fleet, the best first. */
export function voyagesOf(outlook: Outlook, fleet: FleetFacts): readonly Voyage[] {
  const roads = roadsFrom(outlook, fleet);
  const horizon = Math.min(outlook.left + 1, outlook.weights.horizon);
  const list: Voyage[] = [];
  for (const harbour of outlook.harbours) {
    if (harbour.field !== fleet.at) list.push(voyageTo(outlook, fleet, harbour, roads, horizon));
  }
  NESTS.forEach((_, nest) => {
    const pips = outlook.pirates[nest]!;
    if (pips > 0 && fleet.at !== fieldOfNest(nest)) list.push(huntIn(outlook, fleet, nest, roads, horizon));
  });
  return list.sort((a, b) => b.worth - a.worth);
}

function voyageTo(outlook: Outlook, fleet: FleetFacts, harbour: HarbourFacts, roads: Roads, horizon: number): Voyage {
  const steps = roads.steps[harbour.field]!;
  const turns = turnsFor(outlook, fleet, steps);
  const time = timeFor(outlook, fleet, steps);
  const ducats = cargoWorth(outlook, fleet, harbour);
  const danger = roads.danger[harbour.field]! + threatAt(outlook, fleet, harbour);
  const via = roads.first[harbour.field]!;
  const worth = gainIn(outlook, fleet, harbour, { turns, time, ducats, horizon });
  const stays = isSea(fleet.at) || steps <= 1 ? 0 : stormCost(outlook, fleet, via);
  return {
    to: harbour.field,
    via,
    turns,
    ducats,
    danger,
    worth: worth - danger - stays + endWorth(outlook, fleet, via),
  };
}

/** What a fleet makes of a harbour that it comes to, in the turns looked ahead. */
function gainIn(
  outlook: Outlook,
  fleet: FleetFacts,
  harbour: HarbourFacts,
  {
    turns,
    time,
    ducats,
    horizon,
  }: Pick<Voyage, 'turns' | 'ducats'> & { readonly time: number; readonly horizon: number },
): number {
  const { left } = outlook;
  if (left === 0) return (turns <= 1 ? lastArrival(outlook, fleet, harbour) : 0) - mutinyOn(outlook, fleet, 1);
  if (turns > left + 1) return ducats / (turns + 1) - mutinyOn(outlook, fleet, left + 1);
  const later = onward(outlook, fleet, harbour, horizon - time, turns, ducats);
  return fadingOf(outlook) ** time * (ducats + later) - mutinyOn(outlook, fleet, time) + site(outlook, harbour);
}

/** What is left of a ducat that comes a turn later: what is put out early grows. */
const fadingOf = ({ weights, left }: Outlook): number => 1 - weights.haste * Math.min(1, left / EARLY);
const EARLY = 10;

/** V-8.1: cargo far from home is worth points when the game ends before it arrives. */
function endWorth({ left }: Outlook, { goods }: FleetFacts, at: number): number {
  if (left > 0) return 0;
  let distance = 0;
  goods.forEach((cubes, good) => {
    distance += cubes * DISTANCE[at]![fieldOfHarbour(ORIGIN[good]!)]!;
  });
  return (POINT * distance) / DISTANCE_PER_DUCAT;
}

/** A ship that is lost by mutiny, and a pirate more. */
const LOST = 7;

/** What the mutiny of empty slots costs on the way. */
function mutinyOn({ weights }: Outlook, { ships }: FleetFacts, turns: number): number {
  let cost = 0;
  for (const { empty, left } of ships) {
    const tokens = empty * turns;
    cost += tokens >= left ? LOST + weights.mutiny * left : weights.mutiny * tokens;
  }
  return cost;
}

/** What the next cargo earns in the turns left after coming to a harbour, in so many turns and with so many ducats. */
function onward(
  outlook: Outlook,
  fleet: FleetFacts,
  harbour: HarbourFacts,
  turns: number,
  wait: number,
  ducats: number,
): number {
  if (turns <= 0) return 0;
  const good = PRODUCT[harbour.number]!;
  const cubes = Math.min(fleet.slots, cubesFor(outlook, fleet, harbour, wait, outlook.own.ducats + ducats));
  const fades = fadingOf(outlook);
  let best = Number.NEGATIVE_INFINITY;
  for (const other of outlook.harbours) {
    if (other.closed || other === harbour) continue;
    const price = good < 0 ? 0 : PRICE[other.number]![good]!;
    const steps = DISTANCE[harbour.field]![other.field]!;
    const needs = turnsFor(outlook, fleet, steps, harbour.field);
    const rate = (deliveryWorth(outlook, other, price * cubes) - unfilled(outlook, fleet, cubes, needs)) / needs;
    best = Math.max(best, fades ** needs * rate * (needs <= turns ? turns : 0.5 * turns));
  }
  return best;
}

/** What it costs to sail for so many turns with so few cubes, after a delivery that has calmed everybody. */
function unfilled({ weights }: Outlook, { ships, slots }: FleetFacts, cubes: number, turns: number): number {
  if (cubes >= slots) return 0;
  let [left, cost] = [cubes, 0];
  for (const { type, damage } of ships) {
    const { cargo, strength } = SHIPS[type]!;
    const empty = Math.max(0, cargo - left);
    left -= cargo - empty;
    const tokens = empty * turns;
    cost += tokens >= strength - damage ? LOST : weights.empty * tokens;
  }
  return cost;
}

/** Places where there is room to build are worth a visit, the more the fuller the purse. */
function site({ own, seat, left, weights }: Outlook, { nextField, warehouses, closed, number }: HarbourFacts): number {
  if (closed || left < 1 || own.ducats < 4 || PRODUCT[number]! < 0) return 0;
  const purse = Math.min(1, own.ducats / 20);
  return weights.site * purse * ((nextField > 0 ? 1 : 0) + 0.5 * Math.min(2, warehouses[seat]!) + 1);
}

function huntIn(outlook: Outlook, fleet: FleetFacts, nest: number, roads: Roads, horizon: number): Voyage {
  const to = fieldOfNest(nest);
  const turns = turnsFor(outlook, fleet, roads.steps[to]!);
  const gain = turns <= outlook.left + 1 ? pirateWorth(outlook, fleet, outlook.pirates[nest]!, true) : -1;
  // Back to trade it needs at least two turns more.
  const later = Math.max(0, horizon - turns - 2) * outlook.weights.slot * fleet.slots * 0.5;
  const worth = gain + later - mutinyOn(outlook, fleet, turns + 1) - roads.danger[to]!;
  return { to, via: roads.first[to]!, turns, ducats: 0, danger: roads.danger[to]!, worth };
}

/** What it is worth to stay where a fleet is, for a turn. */
export function stayWorth(outlook: Outlook, fleet: FleetFacts, best: number): number {
  const { weights } = outlook;
  const number = harbourAt(fleet.at);
  const idle = weights.mutiny * fleet.ships.length + mutinyOn(outlook, fleet, 1) + stormCost(outlook, fleet, fleet.at);
  // A token of idleness is paid off for a ducat.
  if (outlook.left === 0) return endWorth(outlook, fleet, fleet.at) - fleet.ships.length;
  const later = best - weights.slot * fleet.slots - idle;
  if (number < 0) return later;
  const harbour = outlook.harbours[number]!;
  const cubes = mailFor(outlook, harbour)
    ? Math.min(fleet.empty, harbour.holds[outlook.seat]! + harbour.generalHolds)
    : 0;
  return later + weights.cube * cubes - threatAt(outlook, fleet, harbour);
}

/** Whether an own packet boat can be here in this turn, and has something to bring. */
function mailFor(outlook: Outlook, harbour: HarbourFacts): boolean {
  const good = PRODUCT[harbour.number]!;
  return outlook.fleets.some((fleet) => {
    if (!isPacketFleet(fleet.number) || fleet.at === harbour.field || fleet.goods[good]! > 0) return false;
    return turnsFor(outlook, fleet, DISTANCE[fleet.at]![harbour.field]!) <= 1;
  });
}

/** What a good brings at best, anywhere. */
export const BEST_PRICE: readonly number[] = GOODS.map((_, good) => Math.max(...PRICE.map((row) => row[good]!)));
