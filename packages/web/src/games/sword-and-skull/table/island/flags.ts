import { ISLAND, lanePoint, type SpaceId } from '@roadstead/art/sword-and-skull';
import { FIGURES } from '@roadstead/sword-and-skull';
import type { Line } from '../../play/line.js';
import type { ToldWay } from '../../play/ways.js';

/** A small sign beside a space: so many steps, and the one fact that counts there. */
export interface Flag {
  readonly key: string;
  readonly way: string;
  readonly x: number;
  readonly y: number;
  readonly steps: number | null;
  readonly square: boolean;
  readonly fact: Line | null;
}

/** From the lane to the middle of a flag: no figure beside the space is covered. */
const OUT = { x: 76, y: 50 };
/** Money on the way stands by its step. */
const NEAR = { x: 30, y: 24 };
/** On the volcano, and by the great places, flags stand away from the mountain and its names. */
const RIGHT = { x: 88, y: -10 };
const APART: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  LAKE: { x: -112, y: 46 },
  LAIR: { x: -100, y: 20 },
};
const EDGE = { x: 78, y: 30 };
/** Flags of two ways to the same space stand one above the other. */
const ROW = 38;

const within = (value: number, edge: number, room: number): number => Math.min(room - edge, Math.max(edge, value));

export function flagsOf(ways: readonly ToldWay[]): readonly Flag[] {
  const at = new Map<string, number>();
  return ways.flatMap(({ key, figure, path, to, castle, fact, by }) => {
    const place = (id: string, out: { readonly x: number; readonly y: number }) => {
      const space = ISLAND.spaces[id as SpaceId];
      const [laneX, laneY] = lanePoint(id as SpaceId, FIGURES.indexOf(figure));
      const apart = APART[id] ?? (id.startsWith('V') ? RIGHT : null);
      const x = apart ? space.x + apart.x : laneX + space.side[0] * out.x;
      const y = apart ? space.y + apart.y : laneY + space.side[1] * out.y;
      const before = at.get(id) ?? 0;
      at.set(id, before + 1);
      return { x: within(x, EDGE.x, ISLAND.width), y: within(y + before * ROW, EDGE.y, ISLAND.height) };
    };
    const square = figure === 'officer';
    const steps = by === null ? null : path.length;
    const met =
      castle !== null && path[castle.at] !== to
        ? [
            {
              key: `${key} castle`,
              way: key,
              ...place(path[castle.at]!, NEAR),
              steps: castle.at + 1,
              square,
              fact: { sign: 'gold', text: '', value: `+${castle.gold}` } as const,
            },
          ]
        : [];
    return [...met, { key, way: key, ...place(to, OUT), steps, square, fact }];
  });
}
