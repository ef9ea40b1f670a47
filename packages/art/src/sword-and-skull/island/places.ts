/** What a place of the island is, as in the data of the game. */
export const SPACE_TYPES = [
  'castle',
  'settlement',
  'cave',
  'dock',
  'chest',
  'church',
  'tavern',
  'trading_post',
  'tax_collector',
  'quicksand',
  'bridge_of_tears',
  'idol',
  'lava_tubes',
  'smoky_cave',
  'geyser',
  'thieves_den',
  'treasure_trove',
  'buried_treasure',
  'lake_of_fire',
  'lair',
  'ship',
] as const;
export type SpaceType = (typeof SPACE_TYPES)[number];

export const SETTLEMENTS = ['Clearwater', 'Rum Reef', 'Mercenary Camp', "Smugglers' Cove", 'Fort Rock'] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

export type Anchor = 'start' | 'middle' | 'end';
/** Whether the given line is the first, the middle or the last of a name. */
export type Block = 'down' | 'centre' | 'up';

export interface Place {
  readonly type: SpaceType;
  readonly settlement?: Settlement;
  readonly x: number;
  readonly y: number;
  /** The side where figures stand and routes run: to sea on the outer path, up the mountain on the volcano path. */
  readonly side: readonly [x: number, y: number];
  readonly name: { readonly x: number; readonly y: number; readonly anchor: Anchor; readonly block: Block };
}

type Row = readonly [
  what: SpaceType | Settlement,
  x: number,
  y: number,
  sideX: number,
  sideY: number,
  nameX: number,
  nameY: number,
  anchor?: Anchor,
  block?: Block,
];

/** Placed by hand, so that names have the land, and figures and routes the shore. */
// biome-ignore format: one place a line
const ROWS = {
  O0: ['castle', 352, 702, -0.1, 0.99, 352, 662, 'middle', 'up'],
  O1: ['Fort Rock', 280, 689, -0.62, 0.78, 285, 661, 'middle', 'up'],
  O2: ['cave', 216, 654, -0.76, 0.65, 231, 607, 'middle', 'up'],
  O3: ['dock', 182, 591, -0.99, 0.1, 221, 571, 'start', 'centre'],
  O4: ['Clearwater', 179, 518, -1, 0, 218, 518, 'start', 'centre'],
  O5: ['chest', 182, 446, -1, 0, 221, 446, 'start', 'centre'],
  O6: ['Clearwater', 183, 373, -1, 0, 222, 373, 'start', 'centre'],
  O7: ['church', 185, 300, -1, -0.07, 224, 304, 'start', 'centre'],
  O8: ['Clearwater', 193, 227, -0.99, -0.15, 232, 231, 'start', 'centre'],
  O9: ['quicksand', 207, 155, -0.93, -0.38, 241, 178, 'start', 'centre'],
  O10: ['trading_post', 246, 96, -0.64, -0.77, 262, 141, 'middle', 'down'],
  O11: ['Rum Reef', 316, 78, -0.13, -0.99, 318, 127, 'middle', 'down'],
  O12: ['cave', 389, 77, 0, -1, 389, 130, 'middle', 'down'],
  O13: ['Rum Reef', 462, 78, 0.01, -1, 462, 127, 'middle', 'down'],
  O14: ['chest', 535, 79, 0.01, -1, 535, 127, 'middle', 'down'],
  O15: ['Rum Reef', 608, 80, 0.03, -1, 608, 129, 'middle', 'down'],
  O16: ['cave', 681, 83, 0.1, -0.99, 679, 136, 'middle', 'down'],
  O17: ['Mercenary Camp', 753, 94, 0.8, -0.6, 752, 45, 'middle', 'up'],
  O18: ['cave', 815, 131, 0.62, -0.78, 856, 116, 'start', 'centre'],
  O19: ['dock', 848, 196, 0.94, -0.34, 882, 218, 'start', 'centre'],
  O20: ['Mercenary Camp', 864, 267, 0.99, -0.15, 825, 271, 'end', 'centre'],
  O21: ['tavern', 870, 340, 1, -0.04, 831, 342, 'end', 'centre'],
  O22: ['chest', 871, 413, 1, -0.02, 832, 415, 'end', 'centre'],
  O23: ["Smugglers' Cove", 872, 486, 1, 0, 833, 488, 'end', 'centre'],
  O24: ['cave', 871, 559, 0.98, 0.19, 829, 559, 'end', 'centre'],
  O25: ["Smugglers' Cove", 845, 626, 0.77, 0.63, 808, 604, 'end', 'centre'],
  O26: ['bridge_of_tears', 784, 665, 0.44, 0.9, 758, 632, 'end', 'up'],
  O27: ['cave', 716, 689, 0.24, 0.97, 716, 648, 'middle', 'up'],
  O28: ['chest', 643, 700, 0.09, 1, 643, 663, 'middle', 'up'],
  O29: ['quicksand', 571, 702, 0.02, 1, 571, 662, 'middle', 'up'],
  O30: ['tax_collector', 498, 703, 0.01, 1, 498, 663, 'middle', 'up'],
  O31: ['Fort Rock', 425, 703, -0.01, 1, 425, 662, 'middle', 'up'],
  V1: ['idol', 279, 617, -0.66, -0.75, 312, 639, 'start', 'centre'],
  V2: ['lava_tubes', 340, 577, -0.66, -0.75, 374, 599, 'start', 'centre'],
  V3: ['smoky_cave', 396, 531, -0.66, -0.75, 430, 553, 'start', 'centre'],
  V4: ['geyser', 447, 478, -0.66, -0.75, 481, 500, 'start', 'centre'],
  V5: ['thieves_den', 493, 422, -0.66, -0.75, 528, 443, 'start', 'centre'],
  V6: ['lava_tubes', 538, 364, -0.66, -0.75, 573, 385, 'start', 'centre'],
  V7: ['treasure_trove', 584, 307, -0.1, -1, 619, 328, 'start', 'centre'],
  V8: ['smoky_cave', 634, 255, -0.66, -0.75, 669, 277, 'start', 'centre'],
  V9: ['buried_treasure', 691, 208, -0.66, -0.75, 722, 238, 'start', 'down'],
  V10: ['geyser', 752, 168, -0.72, -0.69, 764, 212, 'middle', 'down'],
  LAKE: ['lake_of_fire', 478, 272, 0.3, -0.4, 488, 216, 'middle', 'up'],
  LAIR: ['lair', 364, 194, 1, -0.3, 340, 266, 'middle', 'down'],
  NAVY_SHIP: ['ship', 68, 650, 0, 1, 68, 560, 'middle', 'up'],
  PIRATE_SHIP: ['ship', 966, 116, 0, 1, 980, 201, 'middle', 'down'],
} as const satisfies Record<string, Row>;

export type SpaceId = keyof typeof ROWS;
export const SPACE_IDS = Object.keys(ROWS) as SpaceId[];

export const isSpaceId = (id: string): id is SpaceId => id in ROWS;

const isSettlement = (what: SpaceType | Settlement): what is Settlement =>
  (SETTLEMENTS as readonly string[]).includes(what);

function placeOf([what, x, y, sideX, sideY, nameX, nameY, anchor = 'middle', block = 'down']: Row): Place {
  const kind = isSettlement(what) ? { type: 'settlement' as const, settlement: what } : { type: what };
  return { ...kind, x, y, side: [sideX, sideY], name: { x: nameX, y: nameY, anchor, block } };
}

export const PLACES: Readonly<Record<SpaceId, Place>> = Object.fromEntries(
  SPACE_IDS.map((id) => [id, placeOf(ROWS[id])]),
) as Record<SpaceId, Place>;

export const OUTER_PATH = SPACE_IDS.filter((id) => /^O\d/.test(id));
/** Without the lake and the lair, that lie beside it. */
export const VOLCANO_PATH = SPACE_IDS.filter((id) => /^V\d/.test(id));
