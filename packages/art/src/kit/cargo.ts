import { wood } from './materials.js';
import { PALETTE } from './palette.js';
import type { Pen } from './pen.js';
import { circle, line, moved } from './svg.js';

/** A barrel around its middle. */
export function barrel(pen: Pen, x: number, y: number, turn: number): string {
  return moved(
    wood(pen, 'M-70 -90Q0 -108 70 -90Q92 0 70 90Q0 108 -70 90Q-92 0 -70 -90Z', 90, '#b08a55') +
      line('M-36 -98Q-48 0 -36 98M0 -102V102M36 -98Q48 0 36 98', 2) +
      line('M-78 -54Q0 -36 78 -54M-78 54Q0 72 78 54', 9, '#5d6362'),
    x,
    y,
    1,
    turn,
  );
}

/** A nailed crate around its middle. */
export function crate(pen: Pen, x: number, y: number, turn: number, size = 1): string {
  return moved(
    wood(pen, 'M-90 -60H70V80H-90Z', 90, '#b08a55') +
      wood(pen, 'M-90 -60L-60 -96H104L70 -60Z', 0, '#cdb27a') +
      wood(pen, 'M70 -60L104 -96V40L70 80Z', 60, '#8a6a43') +
      line('M-90 -20H70M-90 30H70M-70 -60V80M50 -60V80M-66 -56L46 76', 3) +
      circle(-80, -48, 4, PALETTE.ink) +
      circle(60, -48, 4, PALETTE.ink),
    x,
    y,
    size,
    turn,
  );
}
