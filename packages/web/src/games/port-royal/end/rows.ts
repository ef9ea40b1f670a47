import { CARD } from '@roadstead/art';

/** How cards lie side by side where there is only so much room. */
interface Rows {
  readonly width: number;
  readonly height: number;
  readonly perRow: number;
}

/** In one row as long as they are not too small, then in as few as will do; never wider than `widest`. */
export function rowsFor(cards: number, room: number, gap: number, widest: number, least: number): Rows {
  const most = Math.max(1, Math.floor((room + gap) / (least + gap)));
  const rows = Math.max(1, Math.ceil(cards / most));
  const perRow = Math.max(1, Math.ceil(cards / rows));
  const width = Math.min(widest, Math.floor((room + gap) / perRow - gap));
  return { width, height: heightOf(width), perRow };
}

/** As large as a place of this size allows. */
export function rowsWithin(cards: number, place: { width: number; height: number }, gap: number, widest: number): Rows {
  const ways = Array.from({ length: cards }, (_, i): Rows => {
    const rows = Math.ceil(cards / (i + 1));
    const byHeight = (((place.height + gap) / rows - gap) * CARD.w) / CARD.h;
    const width = Math.floor(Math.min(widest, byHeight, (place.width + gap) / (i + 1) - gap));
    return { width, height: heightOf(width), perRow: i + 1 };
  });
  return ways.reduce((best, way) => (way.width >= best.width ? way : best));
}

const heightOf = (width: number): number => (width * CARD.h) / CARD.w;
