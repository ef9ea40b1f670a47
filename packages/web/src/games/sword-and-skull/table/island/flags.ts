import { ISLAND, lanePoint, type SpaceId } from '@roadstead/art/sword-and-skull';
import type { Language } from '@roadstead/kernel';
import { FIGURES } from '@roadstead/sword-and-skull';
import type { ChoiceLine } from '../../play/line.js';
import type { ToldWay } from '../../play/ways.js';
import { meets, type NameBox, nameBoxes, signBoxes } from './name-boxes.js';

/** A small sign beside a space: so many steps, and the one fact that counts there. */
interface Flag {
  readonly key: string;
  readonly way: string;
  readonly x: number;
  readonly y: number;
  readonly steps: number | null;
  readonly square: boolean;
  readonly fact: ChoiceLine | null;
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
/** About the room that a flag takes where the whole island is seen at its own size. */
const FLAG = { w: 104, h: 34 };
/** What a flag measures on a small screen, where it stays as large as its words while the island shrinks. */
const SMALL_FLAG = { w: 84, h: 28 };
/** Where a flag would cover a name or a sign it goes a little further: along the shore, or away from the space. */
const STEP = 10;
const FURTHEST = 10;

const within = (value: number, edge: number, room: number): number => Math.min(room - edge, Math.max(edge, value));

/** The room of a flag on the island, where all of it is seen at this scale, and how far from the shore its middle stays. */
interface FlagRoom {
  readonly box: { readonly w: number; readonly h: number };
  readonly edge: { readonly x: number; readonly y: number };
}

/** A board that is not measured yet has no scale. */
function roomAt(scale: number): FlagRoom {
  const w = scale > 0 ? Math.max(FLAG.w, SMALL_FLAG.w / scale) : FLAG.w;
  const h = scale > 0 ? Math.max(FLAG.h, SMALL_FLAG.h / scale) : FLAG.h;
  return { box: { w, h }, edge: { x: Math.max(EDGE.x, w / 2), y: Math.max(EDGE.y, h / 2) } };
}

const boxAt = (x: number, y: number, { w, h }: FlagRoom['box']): NameBox => ({ x: x - w / 2, y: y - h / 2, w, h });

/** `language`: of the names that are in sight; null where there are none. `whole`: the scale at which the whole island is seen. */
export function flagsOf(ways: readonly ToldWay[], language: Language | null, whole = 1): readonly Flag[] {
  const room = roomAt(whole);
  // Where there are no names the dice lie beside the question.
  const taken: NameBox[] = [...(language === null ? [] : [...nameBoxes(language), ISLAND.dice]), ...signBoxes()];
  const place = (id: string, figure: ToldWay['figure'], out: { readonly x: number; readonly y: number }) => {
    const space = ISLAND.spaces[id as SpaceId];
    const [laneX, laneY] = lanePoint(id as SpaceId, FIGURES.indexOf(figure));
    const apart = APART[id] ?? (id.startsWith('V') ? RIGHT : null);
    const x = apart ? space.x + apart.x : laneX + space.side[0] * out.x;
    const y = apart ? space.y + apart.y : laneY + space.side[1] * out.y;
    const point = free(x, y, taken, room);
    taken.push(boxAt(point.x, point.y, room.box));
    return point;
  };
  return ways.flatMap(({ key, figure, path, to, castle, fact, by }) => {
    const square = figure === 'officer';
    const steps = by === null ? null : path.length;
    const met =
      castle !== null && path[castle.at] !== to
        ? [
            {
              key: `${key} castle`,
              way: key,
              ...place(path[castle.at]!, figure, NEAR),
              steps: castle.at + 1,
              square,
              fact: { sign: 'gold', text: '', value: `+${castle.gold}` } as const,
            },
          ]
        : [];
    return [...met, { key, way: key, ...place(to, figure, OUT), steps, square, fact }];
  });
}

/** The nearest place where nothing is covered; the wanted one where there is none. */
function free(
  x: number,
  y: number,
  taken: readonly NameBox[],
  { box, edge }: FlagRoom,
): { readonly x: number; readonly y: number } {
  const wanted = { x: within(x, edge.x, ISLAND.width), y: within(y, edge.y, ISLAND.height) };
  let best = wanted;
  let nearest = Number.POSITIVE_INFINITY;
  for (let right = -FURTHEST; right <= FURTHEST; right++) {
    for (let down = -FURTHEST; down <= FURTHEST; down++) {
      const far = Math.hypot(right, down);
      const point = {
        x: within(wanted.x + right * STEP, edge.x, ISLAND.width),
        y: within(wanted.y + down * STEP, edge.y, ISLAND.height),
      };
      if (far >= nearest || taken.some((other) => meets(other, boxAt(point.x, point.y, box)))) continue;
      nearest = far;
      best = point;
    }
  }
  return best;
}
