import { clipPath, clipped, ink, line, svgDocument } from '../svg.js';
import { ARMS, HOUSES, type House } from './arms.js';

/** The house of a seat. */
export function houseOf(seat: number): House {
  return HOUSES[seat % HOUSES.length]!;
}

export function houseHue(house: House): string {
  return ARMS[house].hue;
}

/** A house's arms as a fragment in a square of 100. */
export function crestArt(id: string, house: House): string {
  const { outline, hue, field, division, charge } = ARMS[house];
  return (
    clipPath(`${id}field`, outline) +
    clipped(`${id}field`, ink('M0 0H100V100H0Z', field) + ink(division, hue)) +
    line(outline, 5) +
    charge
  );
}

export function crest(house: House, size = 40, id = `crest-${house}`): string {
  return svgDocument(crestArt(id, house), size, size, '0 0 100 100');
}
