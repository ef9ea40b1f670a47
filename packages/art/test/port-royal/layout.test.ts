import { describe, expect, it } from 'vitest';
import { CARD, LODS, type Rectangle } from '../../src/index.js';
import { type FaceType, layoutFor } from '../../src/port-royal/index.js';

const TYPES: readonly FaceType[] = ['ship', 'person', 'expedition', 'tax', 'contract', 'mission', 'event', 'back'];

const overlap = (a: Rectangle, b: Rectangle) =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

describe.each(LODS)('the layout at level %s', (lod) => {
  it.each(TYPES)('keeps every box of a %s on the card', (type) => {
    const { title, topLeft, bottomLeft, bottomRight, figure, plate, coins, art } = layoutFor(lod, type);
    for (const box of [title, topLeft, bottomLeft, bottomRight, figure, plate, ...coins, art]) {
      if (!box) continue;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.w).toBeLessThanOrEqual(CARD.w);
      expect(box.y + box.h).toBeLessThanOrEqual(CARD.h);
    }
  });

  it('keeps words clear of the corners of a ship', () => {
    const { title, topLeft, bottomLeft, bottomRight, plate } = layoutFor(lod, 'ship');
    expect(overlap(bottomLeft, bottomRight)).toBe(false);
    if (title) expect(overlap(title, topLeft)).toBe(false);
    if (plate) expect([bottomLeft, bottomRight].some((box) => overlap(box, plate))).toBe(false);
  });
});
