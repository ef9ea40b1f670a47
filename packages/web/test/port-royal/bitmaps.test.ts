import { describe, expect, it } from 'vitest';
import { type Bitmap, lodFor, pixelsFor, sharpOf, standInOf } from '../../src/games/port-royal/faces/bitmaps.js';

const bitmap = (lod: Bitmap['lod'], pixels: number): Bitmap => ({ lod, pixels, address: `${lod} ${pixels}` });

describe('the bitmap of a card', () => {
  it('is no larger than its size on the table needs', () => {
    expect(pixelsFor(100, 1)).toBe(130);
    expect(pixelsFor(100, 1.75)).toBe(260);
    expect(pixelsFor(150, 1)).toBe(200);
    expect(pixelsFor(60, 1)).toBe(92);
  });

  it('stays the same while a window is dragged a little', () => {
    expect(pixelsFor(100, 1.6)).toBe(pixelsFor(104, 1.9));
  });

  it('is not made anew where a larger one of the same drawing is there', () => {
    const there = [bitmap('m', 400), bitmap('m', 260), bitmap('s', 900)];
    expect(sharpOf(there, lodFor(100), 250)).toEqual(bitmap('m', 260));
    expect(sharpOf(there, 'm', 300)).toEqual(bitmap('m', 400));
    expect(sharpOf(there, 'm', 401)).toBeUndefined();
  });

  it('is stood in for by the best that is there', () => {
    expect(standInOf([bitmap('s', 92), bitmap('m', 260)])).toEqual(bitmap('m', 260));
    expect(standInOf([])).toBeUndefined();
  });
});
