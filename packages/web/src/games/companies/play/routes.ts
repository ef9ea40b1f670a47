import {
  DEVELOPMENTS,
  FIELDS,
  fieldNumber,
  GENERAL_HOLDS,
  GOODS,
  HARBOURS,
  isHostile,
  isSea,
  NESTS,
  PRODUCT,
  REGIONS,
  SEXTANT,
  SEXTANT_FIELDS,
  saleOf,
  shortestWay,
  type View,
} from '@roadstead/companies';
import { isPackets, paceOf } from './ship.js';
import type { NamedFleet } from './standing.js';

/** A way from where a fleet lies to a goal. */
interface Route {
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
export interface GoalRoute extends Route {
  readonly to: string;
  /** What its cargo is sold for there. */
  readonly ducats: number;
  /** How many cubes a packet boat would bring there. */
  readonly refills: number;
  readonly hostile: boolean;
}

/** The way that a command to sail takes; null where it is there already, or cannot come there. */
export function routeTo(view: View, fleet: NamedFleet, to: string): Route | null {
  const path = shortestWay(view.pirates, fieldNumber(fleet.at)!, fieldNumber(to)!);
  if (path.length === 0) return null;
  const ids = path.map((field) => FIELDS[field]!.id);
  const stops = stopsOf(view, fleet, path);
  return {
    path: ids,
    stops,
    pirates: piratesOn(view, fleet, path),
    stormNext: REGIONS[FIELDS[fieldNumber(stops[0]!)!]!.region] === view.storm.expected,
  };
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

/** What the cargo of a fleet is sold for in a harbour, with what a director and machines add. */
const salesIn = (view: View, fleet: NamedFleet, harbour: string): number =>
  saleOf(
    view,
    fleet.seat,
    fleet.ships.flatMap(({ cargo }) => cargo),
    harbour,
  );

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
export function goalsOf(view: View, fleet: NamedFleet): readonly GoalRoute[] {
  const worth = ({ ducats, refills, stops }: GoalRoute) => (ducats + refills) / stops.length;
  return HARBOURS.flatMap((to): GoalRoute[] => {
    const ducats = isPackets(fleet) ? 0 : salesIn(view, fleet, to);
    const refills = isPackets(fleet) ? refillsIn(view, to) : 0;
    const route = routeTo(view, fleet, to);
    if (route === null || ducats + refills === 0) return [];
    return [{ ...route, to, ducats, refills, hostile: isHostile(view, fleet.seat, to) }];
  }).sort((a, b) => worth(b) - worth(a));
}
