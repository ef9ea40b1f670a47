import { type Point, pair } from '../../kit/numbers.js';
import { type PlaceId, placeOf } from './places.js';

/** Where a way must bend around land: one or two control points, in the direction of its key. */
const BENDS: Readonly<Record<string, readonly Point[]>> = {
  'amsterdam MA1': [[524, 80]],
  'MA1 MA3': [[456, 157]],
  'MA3 OA3': [[417, 266]],
  'OA4 MI1': [[585, 792]],
  'MI1 kaap': [[672, 784]],
  'OA4 kaap': [[571, 708]],
  'MI2 MI3': [[784, 557]],
  'MI2 saintemarie': [
    [798, 700],
    [857, 672],
  ],
  'MI4 OC1': [
    [1058, 420],
    [1120, 456],
  ],
  'OC1 OC4': [
    [1201, 414],
    [1267, 400],
  ],
  'OC2 OC3': [[1246, 330]],
  'OC2 OC4': [[1267, 367]],
  'MI6 OC1': [
    [1128, 549],
    [1151, 504],
  ],
  'MI6 batavia': [[1128, 566]],
  'MN1 MN4': [[204, 308]],
  'MN4 mauritsstad': [[288, 482]],
  'nieuwamsterdam MN1': [[129, 157]],
};

function bendsBetween(from: PlaceId, to: PlaceId): readonly Point[] {
  return BENDS[`${from} ${to}`] ?? [...(BENDS[`${to} ${from}`] ?? [])].reverse();
}

const at = (id: PlaceId): Point => [placeOf(id).x, placeOf(id).y];

/** The way through these places, each of them next to the one before, as path data. */
export function lanePath(ids: readonly PlaceId[]): string {
  return ids
    .map((id, i) => {
      const before = ids[i - 1];
      if (!before) return `M${pair(at(id))}`;
      const bends = bendsBetween(before, id);
      return `${['L', 'Q', 'C'][bends.length]}${[...bends, at(id)].map(pair).join(' ')}`;
    })
    .join('');
}

/** A point on the way from one place to the next; `t` runs from 0 to 1. */
export function laneAt(from: PlaceId, to: PlaceId, t: number): Point {
  let line = [at(from), ...bendsBetween(from, to), at(to)];
  while (line.length > 1) {
    line = line.slice(1).map((next, i): Point => {
      const [x, y] = line[i]!;
      return [x + (next[0] - x) * t, y + (next[1] - y) * t];
    });
  }
  return line[0]!;
}
