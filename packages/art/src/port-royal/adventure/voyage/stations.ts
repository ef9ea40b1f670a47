import type { Point } from '../../../kit/numbers.js';

/** The stations of the voyage, in the order in which they are reached. */
export const STATION_NAMES = [
  'lantern-house',
  'chain',
  'mangroves',
  'tortuga',
  'gate',
  'rudder-table',
  'passage',
  'roads',
  'island',
  'fever-house',
  'ring',
  'every-window',
] as const;
export type StationName = (typeof STATION_NAMES)[number];

/** On the chart, 1000 x 620: where the lamp hangs, and on which side of it there is room for its name. */
export interface Berth {
  readonly at: Point;
  readonly name: 'left' | 'right' | 'above' | 'below';
}

export const VOYAGE_SIZE = { w: 1000, h: 620 } as const;

export const BERTHS: Readonly<Record<StationName, Berth>> = {
  'lantern-house': { at: [352, 490], name: 'left' },
  chain: { at: [424, 536], name: 'right' },
  mangroves: { at: [268, 528], name: 'left' },
  tortuga: { at: [690, 234], name: 'right' },
  gate: { at: [616, 176], name: 'left' },
  'rudder-table': { at: [756, 196], name: 'right' },
  passage: { at: [520, 262], name: 'below' },
  roads: { at: [262, 160], name: 'above' },
  island: { at: [176, 216], name: 'left' },
  'fever-house': { at: [212, 270], name: 'right' },
  ring: { at: [114, 296], name: 'below' },
  'every-window': { at: [396, 448], name: 'above' },
};

/** How the course bends on its way to a station. */
export const LEGS: Readonly<Partial<Record<StationName, string>>> = {
  chain: 'Q392 532 424 536',
  mangroves: 'Q350 590 268 528',
  tortuga: 'M424 536Q560 540 566 420Q570 300 690 234',
  gate: 'Q660 176 616 176',
  'rudder-table': 'Q690 132 756 196',
  passage: 'M690 234Q610 282 520 262',
  roads: 'Q390 252 262 160',
  island: 'Q206 160 176 216',
  'fever-house': 'Q176 258 212 270',
  ring: 'Q164 320 114 296',
  'every-window': 'Q30 420 110 540Q260 640 440 600Q560 560 476 486Q448 452 396 448',
};
