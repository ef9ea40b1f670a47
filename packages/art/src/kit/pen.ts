/** How large a drawing will be shown: zoomed (l), 100-160 px (m), 64-90 px (s), 24-32 px (chip). */
export const LODS = ['l', 'm', 's', 'chip'] as const;
export type Lod = (typeof LODS)[number];

/** How much wider than at 'l' the hatch is set; nothing below 'm' is hatched, because lines that fine would only turn grey. */
const GAP_SCALE: Readonly<Record<Lod, number>> = { l: 1, m: 1.8, s: 0, chip: 0 };

/** The tool of one drawing: it knows the level of detail, and gives out ids that no other drawing on the page has. */
export interface Pen {
  /** Starts every id of this drawing. */
  readonly id: string;
  readonly lod: Lod;
  /** What a gap of the finest level becomes; 0 for no hatch. */
  readonly gapScale: number;
  readonly nextId: () => string;
}

export function penFor(id: string, lod: Lod): Pen {
  let count = 0;
  return { id, lod, gapScale: GAP_SCALE[lod], nextId: () => `${id}_${(count++).toString(36)}` };
}
