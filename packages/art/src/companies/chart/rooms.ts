import type { Point } from '../../kit/numbers.js';
import type { HarbourId, NestId, PlaceId, RegionId } from './places.js';

/**
 * Rooms that nothing else claims, found once by trying: no two of them overlap, and none hides a place. All but those of
 * regions are told from the place that they belong to.
 */

/** The middle of the room of the fleets at a place; it is as large as `FLEET_ROOM`. */
export const FLEET_ROOMS: Readonly<Record<PlaceId, Point>> = {
  MN1: [27, -47],
  MN2: [-34, -59],
  MN3: [75, 0],
  MN4: [-75, 20],
  MA1: [-47, -47],
  MA2: [-27, 47],
  MA3: [0, 47],
  MA4: [-75, 0],
  OA1: [-27, 47],
  OA2: [75, 43],
  OA3: [75, -43],
  OA4: [75, -43],
  MI1: [75, 0],
  MI2: [47, 47],
  MI3: [-75, -43],
  MI4: [75, 43],
  MI5: [75, 0],
  MI6: [-75, -20],
  OC1: [-75, -43],
  OC2: [-75, 20],
  OC3: [-80, -46],
  OC4: [0, 47],
  amsterdam: [94, 46],
  nieuwamsterdam: [0, 50],
  mauritsstad: [-94, -8],
  elmina: [94, -62],
  kaap: [-94, -8],
  galle: [-94, -62],
  batavia: [94, 17],
  kanton: [-94, -8],
  deshima: [16, -66],
  tortuga: [-16, 50],
  algiers: [94, -33],
  saintemarie: [-94, -62],
};
export const FLEET_ROOM = { width: 104, height: 48 } as const;

/** The middle of a plate with the name and the furniture of a harbour or a nest, and its breadth and height. */
export const PLATE_ROOMS: Readonly<
  Record<HarbourId | NestId, readonly [dx: number, dy: number, width: number, height: number]>
> = {
  amsterdam: [117, -8, 152, 58],
  nieuwamsterdam: [17, -70, 152, 58],
  mauritsstad: [-107, 54, 152, 58],
  elmina: [117, -8, 152, 58],
  kaap: [-84, 41, 150, 32],
  galle: [-117, -8, 152, 58],
  batavia: [80, 72, 152, 58],
  kanton: [-107, -69, 152, 58],
  deshima: [-117, -39, 152, 58],
  tortuga: [-15, -64, 96, 46],
  algiers: [89, 16, 96, 46],
  saintemarie: [-108, -8, 134, 46],
};

/** The middle of the name of a field at sea, and how wide a line may be. */
export const NAME_ROOMS: Partial<Record<PlaceId, readonly [dx: number, dy: number, widest: number]>> = {
  MN1: [-55, 55, 106],
  MN2: [-21, 37, 96],
  MN3: [0, 37, 62],
  MN4: [67, 18, 90],
  MA1: [61, 0, 78],
  MA2: [-49, 0, 54],
  MA3: [100, 58, 92],
  MA4: [52, 30, 90],
  OA1: [66, 0, 88],
  OA2: [61, 0, 78],
  OA3: [-66, -18, 88],
  OA4: [-18, 30, 90],
  MI1: [-8, 30, 60],
  MI2: [-72, -19, 100],
  MI3: [64, 17, 84],
  MI4: [-64, -17, 84],
  MI5: [-52, 30, 104],
  MI6: [-70, 19, 96],
  OC1: [52, 30, 62],
  OC2: [-76, -20, 96],
  OC3: [37, 37, 96],
  OC4: [-8, -30, 104],
};

/** The middle of the name of a region. */
export const REGION_NAMES: Readonly<Record<RegionId, Point>> = {
  MN: [241, 210],
  MA: [382, 110],
  OA: [418, 700],
  MI: [932, 660],
  OC: [1312, 480],
};
