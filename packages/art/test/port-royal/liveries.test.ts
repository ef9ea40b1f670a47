import { describe, expect, it } from 'vitest';
import { HOUSES, houseHue } from '../../src/index.js';
import { LIVERIES, SHIP_COLOURS } from '../../src/port-royal/index.js';
import { contrast, difference, linear, seenBy, VISIONS, type Vision } from '../colour.js';

/** The least difference between two ship colours that nobody can overlook. */
const APART = 20;

it.each(SHIP_COLOURS)('the emblem on %s can be read', (colour) => {
  const { hue, ink } = LIVERIES[colour];
  expect(contrast(hue, ink)).toBeGreaterThanOrEqual(4.5);
});

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
