import type { Lod } from '@roadstead/art';

/** A bitmap of a picture that is ready to be shown. */
export interface Bitmap {
  readonly lod: Lod;
  /** How many pixels wide it is. */
  readonly pixels: number;
  readonly address: string;
}

/** The widths that cards of each level are made for, in CSS pixels; wider ones are stretched. */
const WIDTHS: Readonly<Record<Lod, readonly number[]>> = { l: [340], m: [130, 200], s: [92], chip: [32] };

export const lodFor = (width: number): Lod => (width > 230 ? 'l' : width >= 88 ? 'm' : 's');

/** Zooms in steps of a half, so that a window dragged wider does not draw everything again. */
const step = (zoom: number): number => Math.min(4, Math.max(1, Math.ceil(zoom * 2) / 2));

/** How many pixels wide the bitmap of a card is made. `zoom`: device pixels for a CSS pixel at this table's scale. */
export function pixelsFor(width: number, zoom: number): number {
  const widths = WIDTHS[lodFor(width)];
  return Math.round((widths.find((one) => one >= width) ?? widths.at(-1)!) * step(zoom));
}

/** Good enough to be shown for good: of this level and sharp. The smallest of several. */
export function sharpOf(bitmaps: readonly Bitmap[], lod: Lod, pixels: number): Bitmap | undefined {
  const sharp = bitmaps.filter((one) => one.lod === lod && one.pixels >= pixels);
  return sharp.reduce<Bitmap | undefined>(
    (least, one) => (least && least.pixels <= one.pixels ? least : one),
    undefined,
  );
}

/** What stands in until the right one is made: the best there is. */
export function standInOf(bitmaps: readonly Bitmap[]): Bitmap | undefined {
  return bitmaps.reduce<Bitmap | undefined>((most, one) => (most && most.pixels >= one.pixels ? most : one), undefined);
}
