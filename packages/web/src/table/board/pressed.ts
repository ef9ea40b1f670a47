import { type Camera, onScreen, type Point, type Size } from './camera.js';
import type { BoardPlace } from './place.js';

/** Half of what a finger needs. */
const REACH_PX = 22;
/** Two places closer than this are told apart by a mouse, not by a finger. */
const APART_PX = 30;

type Pressed = { readonly place: BoardPlace } | { readonly crowdAt: Point } | null;

/**
 * What a press on a board means: the nearest place within reach of it. Where places lie too close for a finger, the spot is
 * to be looked at closer first.
 */
export function pressedAt(
  at: Point,
  places: readonly BoardPlace[],
  camera: Camera,
  window: Size,
  isFinger: boolean,
): Pressed {
  const reached = places
    .map((place) => ({ place, away: awayFrom(place, at, camera, window) }))
    .filter(({ away }) => away <= REACH_PX)
    .sort((a, b) => a.away - b.away);
  const first = reached[0];
  if (first === undefined) return null;
  const isCrowded = (other: BoardPlace) => {
    const one = onScreen(first.place, camera, window);
    const two = onScreen(other, camera, window);
    return other.id !== first.place.id && Math.hypot(one.x - two.x, one.y - two.y) < APART_PX;
  };
  if (isFinger && places.some(isCrowded)) return { crowdAt: { x: first.place.x, y: first.place.y } };
  return { place: first.place };
}

/** How far a pixel is from the middle of a place; hardly at all anywhere inside it. */
function awayFrom(place: BoardPlace, at: Point, camera: Camera, window: Size): number {
  const middle = onScreen(place, camera, window);
  const [dx, dy] = [Math.abs(at.x - middle.x), Math.abs(at.y - middle.y)];
  const isInside = dx <= (place.width / 2) * camera.scale && dy <= (place.height / 2) * camera.scale;
  return Math.hypot(dx, dy) / (isInside ? 1e6 : 1);
}
