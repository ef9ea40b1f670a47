import { describe, expect, it } from 'vitest';
import { crest, HOUSES, type House, houseHue, houseOf, PALETTE } from '../src/index.js';
import { contrast, difference, linear, seenBy, VISIONS, type Vision } from './colour.js';

/** As many as the protocol lets sit at a table. */
const SEATS = 10;

/** The least difference between two houses' hues; the charges carry the rest. */
const APART = 8;

const fieldOf = (house: House) => /fill="(#[0-9a-f]{6})"/.exec(crest(house))![1]!;

it('every seat has a house of its own', () => {
  expect(new Set(Array.from({ length: SEATS }, (_, seat) => houseOf(seat))).size).toBe(SEATS);
  expect(houseOf(SEATS)).toBe(houseOf(0));
});

it('is known without any colour, and by its charge alone', () => {
  const grey = HOUSES.map((house) => crest(house, 40, 'x').replaceAll(/#[0-9a-f]{6}/g, 'grey'));
  expect(new Set(grey).size).toBe(HOUSES.length);
  const charges = grey.map((drawing) => drawing.slice(drawing.indexOf('</g>')).replace(/<path[^>]*>/, ''));
  expect(new Set(charges).size).toBe(HOUSES.length);
});

describe.each(Object.keys(VISIONS) as Vision[])('for %s eyes', (vision) => {
  it('no two houses have the same hue', () => {
    const seen = (house: House) => seenBy(vision, linear(houseHue(house)));
    for (const [i, one] of HOUSES.entries()) {
      for (const other of HOUSES.slice(i + 1)) {
        const apart = difference(seen(one), seen(other));
        expect({ one, other, apart: apart >= APART }).toEqual({ one, other, apart: true });
      }
    }
  });
});

// By night the light field shows the outline, by day its ink; a charge is white within ink on either.
it.each(HOUSES)('%s stands out by day and by night', (house) => {
  expect(contrast(fieldOf(house), PALETTE.navy)).toBeGreaterThanOrEqual(7);
  expect(contrast(fieldOf(house), PALETTE.deep)).toBeGreaterThanOrEqual(7);
  expect(contrast(fieldOf(house), houseHue(house))).toBeGreaterThanOrEqual(1.8);
});
