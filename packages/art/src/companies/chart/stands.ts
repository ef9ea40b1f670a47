import type { Point } from '../../kit/numbers.js';
import type { Rectangle } from '../../kit/path.js';
import type { HarbourId, NestId, PlaceId } from './places.js';
import { placeOf } from './places.js';
import { FLEET_ROOM, FLEET_ROOMS, PLATE_ROOMS } from './rooms.js';

/** More fleets than this at one place become a pile: the first of them, and how many there are more. */
export const MOST_STANDING = 2;

/** From one fleet to the next beside it. */
const PITCH = FLEET_ROOM.width / 2;

/** The room of all the fleets at a place. */
export function fleetBox(id: PlaceId): Rectangle {
  const { x, y } = placeOf(id);
  const [dx, dy] = FLEET_ROOMS[id];
  const { width, height } = FLEET_ROOM;
  return { x: x + dx - width / 2, y: y + dy - height / 2, w: width, h: height };
}

/** The middle of the `index`th of one or two figures at a place; of more, the second is the pile. */
export function fleetAt(id: PlaceId, index = 0, count = 1): Point {
  const { x, y } = placeOf(id);
  const [dx, dy] = FLEET_ROOMS[id];
  const shown = Math.min(count, MOST_STANDING);
  return [x + dx + (Math.min(index, shown - 1) - (shown - 1) / 2) * PITCH, y + dy];
}

/** The room of the plate of a harbour or a nest. */
export function plateBox(id: HarbourId | NestId): Rectangle {
  const { x, y } = placeOf(id);
  const [dx, dy, w, h] = PLATE_ROOMS[id];
  return { x: x + dx - w / 2, y: y + dy - h / 2, w, h };
}

/** The middle of the flag of a nation: on the town or the nest itself, where no plate hides it. */
export function nationAt(id: HarbourId | NestId): Point {
  const { x, y } = placeOf(id);
  return [x + 22, y - 22];
}
