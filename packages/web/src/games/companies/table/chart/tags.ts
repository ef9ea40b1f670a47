import { fleetBox, HARBOUR_IDS, type HarbourId, NEST_IDS, PLACE_IDS, plateBox } from '@roadstead/art/companies';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const TAG_HEIGHT = 22;
const GAP = 2;

const overlap = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Where what a cargo brings stands at the plate of a harbour: below it, unless fleets or another plate lie there. */
export function tagTop(id: HarbourId): number {
  const { x, y, w, h } = plateBox(id);
  const below: Box = { x, y: y + h + GAP, w, h: TAG_HEIGHT };
  const taken = [
    ...PLACE_IDS.map(fleetBox),
    ...[...HARBOUR_IDS, ...NEST_IDS].filter((other) => other !== id).map(plateBox),
  ];
  return taken.some((box) => overlap(box, below)) ? -TAG_HEIGHT - GAP : h + GAP;
}
