import { describe, expect, it } from 'vitest';
import { CONTRAST_PAIRS, HOUSES, houseHue, LIVERIES, PALETTE, SHIP_COLOURS } from '../src/index.js';
import { ciede2000, contrast, difference, linear, seenBy, VISIONS, type Vision } from './colour.js';

describe('contrast', () => {
  it.each(CONTRAST_PAIRS)('$front on $back is at least $least', ({ front, back, least }) => {
    expect(contrast(PALETTE[front], PALETTE[back])).toBeGreaterThanOrEqual(least);
  });

  it.each(SHIP_COLOURS)('the emblem on %s can be read', (colour) => {
    const { hue, ink } = LIVERIES[colour];
    expect(contrast(hue, ink)).toBeGreaterThanOrEqual(4.5);
  });

  it('knows black on white', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  });
});

/** The least difference between two ship colours that nobody can overlook. */
const APART = 20;

describe.each(Object.keys(VISIONS) as Vision[])('for %s eyes', (vision) => {
  const seen = (hex: string) => seenBy(vision, linear(hex));

  it('the six ship colours stay apart', () => {
    for (const [i, one] of SHIP_COLOURS.entries()) {
      for (const other of SHIP_COLOURS.slice(i + 1)) {
        const apart = difference(seen(LIVERIES[one].hue), seen(LIVERIES[other].hue));
        expect({ one, other, apart: apart >= APART }).toEqual({ one, other, apart: true });
      }
    }
  });

  it('no house takes the hue of a ship', () => {
    for (const house of HOUSES) {
      for (const colour of SHIP_COLOURS) {
        const apart = difference(seen(houseHue(house)), seen(LIVERIES[colour].hue));
        expect({ house, colour, apart: apart >= 5 }).toEqual({ house, colour, apart: true });
      }
    }
  });
});

it('a ship class is told by emblem and by pattern alone', () => {
  expect(new Set(SHIP_COLOURS.map((colour) => LIVERIES[colour].emblem)).size).toBe(SHIP_COLOURS.length);
  expect(new Set(SHIP_COLOURS.map((colour) => LIVERIES[colour].pattern)).size).toBe(SHIP_COLOURS.length);
});

// Sharma, Wu and Dalal (2005): test data for the CIEDE2000 formula.
it.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1, 2], [50, 0, 0], 2.3669],
  [[50, 2.5, 0], [58, 24, 15], 19.4535],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441],
] as const)('the difference of %s and %s is %s', (one, other, expected) => {
  expect(ciede2000(one, other)).toBeCloseTo(expected, 4);
});
