import { GOODS, HARBOURS, PRODUCT } from '@roadstead/companies';
import { emptySlots } from './ship.js';
import type { NamedFleet, Stand } from './standing.js';

/** V-3.4: the fleet with all that it can load here for nothing; null where there is nothing, or no room. */
export function ladenAt({ view, legal }: Stand, fleet: NamedFleet): NamedFleet | null {
  const loads = legal.some(
    (action) => action.type === 'load' && action.fleet === fleet.id && typeof action.from === 'string',
  );
  const good = GOODS[PRODUCT[HARBOURS.indexOf(fleet.at)] ?? -1];
  if (!loads || good === undefined) return null;
  let left = view.harbours[fleet.at]!.fields.reduce(
    (sum, [owner, cubes]) => (owner === null || owner === fleet.seat ? sum + cubes : sum),
    0,
  );
  const ships = fleet.ships.map((ship) => {
    const n = Math.min(left, emptySlots(ship));
    left -= n;
    return { ...ship, cargo: [...ship.cargo, ...Array<string>(n).fill(good)] };
  });
  return { ...fleet, ships };
}
