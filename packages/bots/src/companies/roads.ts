import {
  FIELDS,
  isSea,
  NEIGHBOURS,
  NESTS,
  REGIONS,
  SEXTANT,
  STORM_CARDS,
  STORM_ICON,
  STORM_LESS,
} from '@roadstead/companies';
import { type FleetFacts, hasCard, type Outlook, stormTiles } from './facts.js';
import { meetingCost } from './meetings.js';

/** The best ways from where a fleet is to everywhere, by turns and by what they cost in danger. */
export interface Roads {
  /** By field: fields on the way, danger in ducats, and the first field of it. */
  readonly steps: readonly number[];
  readonly danger: readonly number[];
  readonly first: readonly number[];
}

/** What a field of the way more is worth, in ducats, for each slot. */
const FIELD_WORTH = 0.9;

/** Dijkstra over 34 fields. Nests and harbours end a way. */
export function roadsFrom(outlook: Outlook, fleet: FleetFacts): Roads {
  const count = FIELDS.length;
  const steps = Array<number>(count).fill(Number.POSITIVE_INFINITY);
  const danger = Array<number>(count).fill(0);
  const first = Array<number>(count).fill(-1);
  const cost = Array<number>(count).fill(Number.POSITIVE_INFINITY);
  const done = Array<boolean>(count).fill(false);
  const perField = FIELD_WORTH * Math.max(1, fleet.slots);
  const meetings = NESTS.map((_, nest) => meetingCost(outlook, fleet, nest));
  steps[fleet.at] = 0;
  cost[fleet.at] = 0;
  for (;;) {
    let here = -1;
    for (let field = 0; field < count; field++) {
      if (!done[field] && cost[field]! < Number.POSITIVE_INFINITY && (here < 0 || cost[field]! < cost[here]!))
        here = field;
    }
    if (here < 0) return { steps, danger, first };
    done[here] = true;
    if (here !== fleet.at && !isSea(here)) continue;
    for (const next of NEIGHBOURS[here]!) {
      const area = FIELDS[next]!.area;
      const meets = area >= 0 && FIELDS[here]!.area !== area ? meetings[area]! : 0;
      const total = cost[here]! + perField + meets;
      if (total >= cost[next]!) continue;
      cost[next] = total;
      steps[next] = steps[here]! + 1;
      danger[next] = danger[here]! + meets;
      first[next] = here === fleet.at ? next : first[here]!;
    }
  }
}

/** V-3.9: turns for so many fields; one field only out of a harbour or nest. */
export function turnsFor(outlook: Outlook, fleet: FleetFacts, steps: number, from: number = fleet.at): number {
  if (steps <= 0) return 0;
  const pace = fleet.speed + (hasCard(outlook, SEXTANT) ? 1 : 0);
  return isSea(from) ? Math.ceil(steps / pace) : 1 + Math.ceil((steps - 1) / pace);
}

/** The same, without a jump at every turn's end: what voyages are compared by. */
export function timeFor(outlook: Outlook, fleet: FleetFacts, steps: number): number {
  if (!isSea(fleet.at)) return turnsFor(outlook, fleet, steps);
  return SMOOTH + steps / (fleet.speed + (hasCard(outlook, SEXTANT) ? 1 : 0));
}

const SMOOTH = 0.25;
/** What a ship is worth to its owner beyond what is insured, with its slots in the turns until there is another. */
const LOST = 6;

/** V-7.3: what the storm costs that is expected after this round, in a field. */
export function stormCost(outlook: Outlook, fleet: FleetFacts, field: number): number {
  let cost = 0;
  for (const { left } of fleet.ships) cost += stormOn(outlook, field, left);
  return cost;
}

/** The same for one ship that can take so much. */
export function stormOn(outlook: Outlook, field: number, strength: number): number {
  const { view, weights, left } = outlook;
  const { region, stormIcon } = FIELDS[field]!;
  if (left === 0 || REGIONS[region] !== view.storm.expected) return 0;
  const less = STORM_LESS * STORM_CARDS.filter((card) => outlook.cards.includes(card)).length;
  let cost = 0;
  for (const { damage, share } of stormTiles(outlook)) {
    const taken = Math.max(0, damage + (stormIcon ? STORM_ICON : 0) - less);
    cost += share * (taken >= strength ? LOST : taken);
  }
  return weights.storm * cost;
}
