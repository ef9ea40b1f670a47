import type { ThingId } from '../../games/game-ui.js';
import type { Point } from './camera.js';
import type { Arrow, BoardPlace } from './place.js';

type Placed = Pick<BoardPlace, 'id' | 'x' | 'y' | 'neighbours'>;

const STEPS: Readonly<Record<Arrow, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/**
 * The place that an arrow key leads to: the one that the game names for it, else the one of its neighbours that lies best in
 * that direction, else the nearest of all that lie there. Null at the edge of the board.
 */
export function neighbour<P extends Placed>(from: P, arrow: Arrow, places: readonly P[]): P | null {
  const { neighbours } = from;
  const find = (id: ThingId | undefined) => places.find((place) => place.id === id);
  if (neighbours !== undefined && !isList(neighbours)) return find(neighbours[arrow]) ?? nearest(from, arrow, places);
  const next = neighbours?.flatMap((id) => find(id) ?? []) ?? [];
  return nearest(from, arrow, next) ?? nearest(from, arrow, places);
}

/** Straight ahead counts more than near: nothing that lies rather to the side is meant. */
function nearest<P extends Placed>(from: P, arrow: Arrow, places: readonly P[]): P | null {
  const step = STEPS[arrow];
  let best: { place: P; cost: number } | null = null;
  for (const place of places) {
    const dx = place.x - from.x;
    const dy = place.y - from.y;
    const ahead = dx * step.x + dy * step.y;
    const aside = Math.abs(dx * step.y + dy * step.x);
    if (place.id === from.id || ahead <= 0 || aside > 2 * ahead) continue;
    const cost = ahead + 2 * aside;
    if (best === null || cost < best.cost) best = { place, cost };
  }
  return best?.place ?? null;
}

function isList(neighbours: NonNullable<Placed['neighbours']>): neighbours is readonly ThingId[] {
  return Array.isArray(neighbours);
}
