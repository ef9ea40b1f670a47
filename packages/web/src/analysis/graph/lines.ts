import { houseHue, houseOf } from '@roadstead/art';
import type { Seat } from '@roadstead/kernel';

/** How the line of a seat is drawn: the dashes alone tell it apart. */
const DASHES = [
  'none',
  '11 4',
  '2.5 3.5',
  '14 4 2.5 4',
  '7 3 2 3 2 3',
  '22 5',
  '5 7',
  '18 3 2 3 2 3 2 3',
  '11 3 5 3',
  '2 8',
];

export function dashOf(seat: Seat): string {
  return DASHES[seat % DASHES.length]!;
}

/** The hue of the seat's house, dark enough for paper. */
export function inkOf(seat: Seat): string {
  return `color-mix(in srgb, ${houseHue(houseOf(seat))} 72%, var(--ink))`;
}
