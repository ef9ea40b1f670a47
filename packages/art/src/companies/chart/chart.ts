import { num } from '../../kit/numbers.js';
import type { Rectangle } from '../../kit/path.js';
import { BOARD, FIELD } from './board.js';
import { PLACE_IDS, type Place, type PlaceId, placeOf, REGION_IDS, type RegionId } from './places.js';
import { REGION_BOXES } from './regions.js';
import { REGION_WASHES } from './tones.js';

export interface ChartPlace extends Place {
  readonly id: PlaceId;
  /** Of what is drawn there, from edge to edge, around its point. */
  readonly size: { readonly width: number; readonly height: number };
}

export interface ChartRegion {
  readonly id: RegionId;
  readonly wash: string;
  /** What to show of the board when one looks at this region alone. */
  readonly box: Rectangle;
}

const SIZES = {
  sea: { width: 2 * FIELD, height: 2 * FIELD },
  harbour: { width: 80, height: 64 },
  nest: { width: 64, height: 60 },
} as const;

/** The board in numbers: everything that the table lays over the drawing. */
export const CHART = {
  ...BOARD,
  places: Object.fromEntries(
    PLACE_IDS.map((id): [PlaceId, ChartPlace] => [id, { id, ...placeOf(id), size: SIZES[placeOf(id).kind] }]),
  ) as Readonly<Record<PlaceId, ChartPlace>>,
  regions: Object.fromEntries(
    REGION_IDS.map((id): [RegionId, ChartRegion] => [id, { id, wash: REGION_WASHES[id], box: REGION_BOXES[id] }]),
  ) as Readonly<Record<RegionId, ChartRegion>>,
} as const;

/** The outline of a place, for rings and targets; `grow` makes it larger all around. */
export function outline(id: PlaceId, grow = 0): string {
  const { kind, x, y } = placeOf(id);
  const { width, height } = SIZES[kind];
  const rx = num(width / 2 + grow);
  const ry = num(height / 2 + grow);
  // A town stands on its point, and reaches higher above it than below.
  const middle = kind === 'sea' ? y : y - 8;
  return `M${num(x - width / 2 - grow)} ${num(middle)}a${rx} ${ry} 0 1 0 ${num(width + 2 * grow)} 0a${rx} ${ry} 0 1 0 ${num(-width - 2 * grow)} 0Z`;
}
