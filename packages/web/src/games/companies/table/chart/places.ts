import { CHART, LANES, PLACE_IDS, type PlaceId } from '@roadstead/art/companies';
import type { BoardPlace } from '../../../../table/board/place.js';
import { fleetThing } from '../../play/events.js';
import type { StandingFleet } from './stacks.js';

const NEIGHBOURS = new Map<PlaceId, readonly PlaceId[]>(
  PLACE_IDS.map((id) => [
    id,
    LANES.flatMap(([a, b]): PlaceId[] => (a === id ? [b as PlaceId] : b === id ? [a as PlaceId] : [])),
  ]),
);

/** What can be pressed: fields, harbours and nests by region, and the fleets that stand there. */
export function placesOf(
  standings: readonly StandingFleet[],
  labelOf: (id: string) => string,
  ringOf: (id: string) => BoardPlace['ring'],
  fleetLabel: (standing: StandingFleet) => string,
): readonly BoardPlace[] {
  const places = PLACE_IDS.map((id): BoardPlace => {
    const { x, y, size, kind } = CHART.places[id];
    return {
      id,
      x,
      y: kind === 'sea' ? y : y - 8,
      width: size.width + 6,
      height: size.height + 6,
      label: labelOf(id),
      neighbours: NEIGHBOURS.get(id)!,
      ring: ringOf(id),
    };
  });
  const fleets = standings.map((standing): BoardPlace => {
    const { fleet, x, y } = standing;
    const id = fleetThing(fleet.seat, fleet.id);
    return { id, x, y, width: 50, height: 46, shape: 'square', label: fleetLabel(standing), ring: ringOf(id) };
  });
  return [...places, ...fleets];
}
