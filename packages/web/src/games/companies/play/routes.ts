import {
  DEVELOPMENTS,
  DISTANCE,
  FIELDS,
  fieldNumber,
  GENERAL_HOLDS,
  GOODS,
  goodNumber,
  HARBOURS,
  isSea,
  NEIGHBOURS,
  NESTS,
  PRICE,
  PRODUCT,
  REGIONS,
  SEXTANT,
  SEXTANT_FIELDS,
  type View,
} from '@roadstead/companies';
import { isHostile } from './presence.js';
import { isPackets, paceOf } from './ship.js';
import type { NamedFleet } from './standing.js';

/** A way from where a fleet lies to a goal. */
export interface Route {
  /** The fields, the first one after where it lies. */
  readonly path: readonly string[];
  /** Where it comes to after each turn. */
  readonly stops: readonly string[];
  /** Pirates that wait on it, with their pips. */
  readonly pirates: readonly { readonly nest: string; readonly pips: number }[];
  /** It rests in the region where the next storm is expected, at the end of this turn. */
  readonly stormNext: boolean;
}

/** What a goal brings a fleet. */
export interface Goal extends Route {
  readonly to: string;
  /** What its cargo is sold for there, without bonuses. */
  readonly ducats: number;
  /** How many cubes a packet boat would bring there. */
  readonly refills: number;
  readonly hostile: boolean;
}

/** The shortest way; among equals one without pirates, then without storm signs, then by the order of the fields. */
export function routeTo(view: View, fleet: NamedFleet, to: string): Route | null {
  const goal = fieldNumber(to)!;
  let at = fieldNumber(fleet.at)!;
  const path: number[] = [];
  if (at === goal || DISTANCE[at]![goal] === Number.POSITIVE_INFINITY) return null;
  while (at !== goal) {
    const left = DISTANCE[at]![goal]!;
    const steps = NEIGHBOURS[at]!.filter(
      (next) => DISTANCE[next]![goal] === left - 1 && (next === goal || isSea(next)),
    );
    at = steps.sort((a, b) => dangerOf(view, a) - dangerOf(view, b) || a - b)[0]!;
    path.push(at);
  }
  const ids = path.map((field) => FIELDS[field]!.id);
  const stops = stopsOf(view, fleet, path);
  return {
    path: ids,
    stops,
    pirates: piratesOn(view, fleet, path),
    stormNext: REGIONS[FIELDS[fieldNumber(stops[0]!)!]!.region] === view.storm.expected,
  };
}

/** Pips first, then a storm sign: the way that a command to sail takes. */
function dangerOf({ pirates }: View, field: number): number {
  const { area, stormIcon } = FIELDS[field]!;
  return (area < 0 ? 0 : 2 * pirates[NESTS[area]!]!) + (stormIcon ? 1 : 0);
}

/** V-3.9: a field out of a harbour or nest, else as far as it goes; harbours and nests end the move. */
function stopsOf(view: View, fleet: NamedFleet, path: readonly number[]): readonly string[] {
  const hasSextant = view.players[fleet.seat]!.cards.includes(DEVELOPMENTS[SEXTANT]!.id);
  const pace = paceOf(fleet) + (hasSextant ? SEXTANT_FIELDS : 0);
  const stops: string[] = [];
  let left = isSea(fieldNumber(fleet.at)!) ? pace : 1;
  path.forEach((field, i) => {
    left--;
    if (left > 0 && i < path.length - 1) return;
    stops.push(FIELDS[field]!.id);
    left = pace;
  });
  return stops;
}

function piratesOn(view: View, fleet: NamedFleet, path: readonly number[]): Route['pirates'] {
  if (isPackets(fleet)) return [];
  let before = FIELDS[fieldNumber(fleet.at)!]!.area;
  const met: { nest: string; pips: number }[] = [];
  for (const field of path) {
    const { area, kind } = FIELDS[field]!;
    const pips = area < 0 ? 0 : view.pirates[NESTS[area]!]!;
    if (pips > 0 && (area !== before || kind === 'nest')) met.push({ nest: NESTS[area]!, pips });
    before = area;
  }
  return met;
}

/** What the cargo of a fleet is sold for in a harbour, cube by cube, without bonuses. */
export function salesIn(fleet: NamedFleet, harbour: string): number {
  const prices = PRICE[HARBOURS.indexOf(harbour)]!;
  return fleet.ships.flatMap(({ cargo }) => cargo).reduce((sum, good) => sum + prices[goodNumber(good)]!, 0);
}

/** V-4.5: how many cubes fit into the stores of a harbour, as far as the supply goes. */
function refillsIn({ harbours, supply }: View, harbour: string): number {
  const good = GOODS[PRODUCT[HARBOURS.indexOf(harbour)]!];
  if (good === undefined) return 0;
  const room = harbours[harbour]!.fields.map(([owner, cubes, damage], i) =>
    owner === null ? (damage > 0 ? 0 : GENERAL_HOLDS - cubes) : i + 1 - cubes,
  );
  return Math.min(
    supply[good]!,
    room.reduce((sum, n) => sum + n, 0),
  );
}

/** V-4.2, V-4.5: where a fleet can sell what it carries, or a packet boat refill, the most for a turn first. */
export function goalsOf(view: View, fleet: NamedFleet): readonly Goal[] {
  const worth = ({ ducats, refills, stops }: Goal) => (ducats + refills) / stops.length;
  return HARBOURS.flatMap((to): Goal[] => {
    const ducats = isPackets(fleet) ? 0 : salesIn(fleet, to);
    const refills = isPackets(fleet) ? refillsIn(view, to) : 0;
    const route = routeTo(view, fleet, to);
    if (route === null || ducats + refills === 0) return [];
    return [{ ...route, to, ducats, refills, hostile: isHostile(view, fleet.seat, to) }];
  }).sort((a, b) => worth(b) - worth(a));
}
