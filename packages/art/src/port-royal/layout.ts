import type { Rectangle } from '../kit/path.js';
import type { Lod } from '../kit/pen.js';
import type { FaceType } from './faces/row.js';

/** Where the words and figures go that the page lays over a card of 630 x 880. */
export interface Layout {
  /** The ribbon for the name; a small card has none. */
  readonly title: Rectangle | undefined;
  /** Upper left, who or what it is: the shield with the influence. */
  readonly topLeft: Rectangle;
  /** Lower left, money: the coin to get or the seal to pay. */
  readonly bottomLeft: Rectangle;
  /** Lower right: swords, or the sign of what a person brings. */
  readonly bottomRight: Rectangle;
  /** The part of the lower right for a figure that stands beside a sign. */
  readonly figure: Rectangle;
  /** For words, where there is room for any: only the large level has it between the corners. */
  readonly plate: Rectangle | undefined;
  /** The five coins of a contract. */
  readonly coins: readonly Rectangle[];
  readonly art: Rectangle;
}

const row = (x: number, y: number, size: number, pitch: number): Rectangle[] =>
  Array.from({ length: 5 }, (_, i) => ({ x: x + i * pitch, y, w: size, h: size }));

const LARGE: Layout = {
  title: { x: 168, y: 52, w: 398, h: 64 },
  topLeft: { x: 36, y: 30, w: 126, h: 126 },
  bottomLeft: { x: 56, y: 676, w: 144, h: 144 },
  bottomRight: { x: 380, y: 676, w: 194, h: 144 },
  figure: { x: 482, y: 676, w: 92, h: 144 },
  plate: { x: 212, y: 668, w: 160, h: 160 },
  coins: row(50, 702, 92, 109),
  art: { x: 38, y: 120, w: 554, h: 528 },
};

const MEDIUM: Layout = {
  ...LARGE,
  title: { x: 196, y: 52, w: 372, h: 64 },
  topLeft: { x: 18, y: 16, w: 172, h: 172 },
  bottomLeft: { x: 30, y: 628, w: 216, h: 216 },
  bottomRight: { x: 316, y: 634, w: 280, h: 206 },
  figure: { x: 456, y: 634, w: 140, h: 206 },
  plate: undefined,
  coins: row(34, 690, 108, 113),
};

const SMALL: Layout = {
  title: undefined,
  topLeft: { x: 18, y: 16, w: 236, h: 236 },
  bottomLeft: { x: 22, y: 590, w: 268, h: 268 },
  bottomRight: { x: 316, y: 590, w: 292, h: 268 },
  figure: { x: 456, y: 590, w: 156, h: 268 },
  plate: undefined,
  coins: row(34, 690, 108, 113),
  art: { x: 26, y: 26, w: 578, h: 828 },
};

const LAYOUTS: Readonly<Record<Lod, Layout>> = { l: LARGE, m: MEDIUM, s: SMALL, chip: SMALL };

const WHOLE_PLATE: Rectangle = { x: 56, y: 664, w: 518, h: 168 };

/** Missions and events have nothing but words on the plate; expeditions, taxes and contracts fill it with signs. */
function plateOf(type: FaceType, { title, plate }: Layout): Rectangle | undefined {
  if (!title) return undefined;
  if (type === 'mission' || type === 'event') return WHOLE_PLATE;
  return type === 'ship' || type === 'person' ? plate : undefined;
}

export function layoutFor(lod: Lod, type: FaceType): Layout {
  const layout = LAYOUTS[lod];
  return { ...layout, plate: plateOf(type, layout) };
}
