import { pair, polar, repeat } from '../numbers.js';
import { circle, ink as filled, line } from '../svg.js';
import type { DrawIcon } from './draw-icon.js';

/** Buttons and menus: strokes only, so that they follow the colour of the text. */
export const UI_ICONS = {
  undo: (ink) => line('M20 40Q62 16 80 48Q90 76 58 86H36M20 40L24 12M20 40L48 46', 9, ink),
  talk: (ink) => line('M12 16H88V66H48L28 88V66H12ZM30 33H70M30 49H56', 8, ink),
  log: (ink) => line('M22 14H78V88H22ZM36 34H64M36 50H64M36 66H54', 8, ink),
  save: (ink) => line('M50 10V60M28 40L50 62L72 40M12 66V88H88V66', 9, ink),
  settings: (ink) =>
    circle(50, 50, 14, 'none', 8, ink) +
    circle(50, 50, 30, 'none', 8, ink) +
    line(
      repeat(8, (i) => `M${pair(polar(50, 50, (i * Math.PI) / 4, 34))}L${pair(polar(50, 50, (i * Math.PI) / 4, 44))}`),
      10,
      ink,
    ),
  help: (ink) => line('M32 34Q34 12 52 14Q72 16 70 36Q68 48 50 56V66', 9, ink) + circle(50, 86, 6, ink),
  sound: (ink) => filled('M10 38H28L52 16V84L28 62H10Z', ink) + line('M64 36Q74 50 64 64M76 24Q94 50 76 76', 7, ink),
  mute: (ink) => filled('M10 38H28L52 16V84L28 62H10Z', ink) + line('M66 38L90 62M90 38L66 62', 8, ink),
  close: (ink) => line('M20 20L80 80M80 20L20 80', 11, ink),
  menu: (ink) => line('M14 26H86M14 50H86M14 74H86', 10, ink),
  play: (ink) => filled('M24 12L86 50L24 88Z', ink),
  pause: (ink) => filled('M20 14H42V86H20ZM58 14H80V86H58Z', ink),
  back: (ink) => line('M62 16L26 50L62 84', 11, ink),
  forward: (ink) => line('M38 16L74 50L38 84', 11, ink),
  turnBack: (ink) => line('M50 18L20 50L50 82M84 18L54 50L84 82', 10, ink),
  turnOn: (ink) => line('M50 18L80 50L50 82M16 18L46 50L16 82', 10, ink),
  toStart: (ink) => line('M20 14V86', 11, ink) + filled('M84 14L34 50L84 86Z', ink),
  toEnd: (ink) => line('M80 14V86', 11, ink) + filled('M16 14L66 50L16 86Z', ink),
  check: (ink) => line('M14 54L40 80L88 22', 12, ink),
  eye: (ink) => line('M4 50Q50 4 96 50Q50 96 4 50Z', 8, ink) + circle(50, 50, 15, ink),
  sun: (ink) =>
    circle(50, 50, 18, ink) +
    line(
      repeat(8, (i) => `M${pair(polar(50, 50, (i * Math.PI) / 4, 30))}L${pair(polar(50, 50, (i * Math.PI) / 4, 42))}`),
      8,
      ink,
    ),
  moon: (ink) => filled('M64 8A44 44 0 1 0 92 64A36 36 0 0 1 64 8Z', ink),
  globe: (ink) => circle(50, 50, 40, 'none', 8, ink) + line('M50 10V90M10 50H90M50 10Q18 50 50 90Q82 50 50 10', 5, ink),
  plus: (ink) => line('M50 16V84M16 50H84', 12, ink),
  minus: (ink) => line('M16 50H84', 12, ink),
  whole: (ink) => line('M12 34V12H34M66 12H88V34M88 66V88H66M34 88H12V66', 10, ink),
  follow: (ink) =>
    circle(50, 50, 26, 'none', 8, ink) + circle(50, 50, 7, ink) + line('M50 6V24M50 76V94M6 50H24M76 50H94', 8, ink),
  chart: (ink) => line('M10 22L37 12L63 22L90 12V78L63 88L37 78L10 88ZM37 12V78M63 22V88', 7, ink),
  ledger: (ink) => line('M12 16H88V84H12ZM12 38H88M12 61H88M42 16V84', 7, ink),
} satisfies Record<string, DrawIcon>;
