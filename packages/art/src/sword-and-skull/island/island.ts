import type { Point } from '../../kit/numbers.js';
import type { Rectangle } from '../../kit/path.js';
import { type Anchor, type Block, PLACES, type Settlement, SPACE_IDS, type SpaceId, type SpaceType } from './places.js';
import { REACH, type SpaceShape, shapeOf } from './shapes.js';
import { BOARD } from './stands.js';

export interface IslandSpace {
  readonly id: SpaceId;
  readonly type: SpaceType;
  readonly settlement?: Settlement;
  readonly x: number;
  readonly y: number;
  readonly shape: SpaceShape;
  /** From edge to edge. */
  readonly size: { readonly width: number; readonly height: number };
  /** The side of figures and routes, as a direction. */
  readonly side: Point;
  /** Where its name goes; `placeName` breaks it into lines. */
  readonly name: { readonly x: number; readonly y: number; readonly anchor: Anchor; readonly block: Block };
}

function spaceOf(id: SpaceId): IslandSpace {
  const shape = shapeOf(PLACES[id].type);
  const [rx, ry] = REACH[shape];
  return { id, ...PLACES[id], shape, size: { width: 2 * rx, height: 2 * ry } };
}

/** The board in numbers: everything that the table lays over the drawing. */
export const ISLAND = {
  ...BOARD,
  spaces: Object.fromEntries(SPACE_IDS.map((id) => [id, spaceOf(id)])) as Readonly<Record<SpaceId, IslandSpace>>,
  /** Ground that nothing is drawn on, for the dice. */
  dice: { x: 562, y: 476, w: 144, h: 116 } satisfies Rectangle,
} as const;
