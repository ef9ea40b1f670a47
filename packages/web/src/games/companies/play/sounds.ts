import { later, noise, type Sound, tap, together, tone } from '../../../sound/synth.js';

const coin = together(tone('sine', 2100, 2080, 0.12, 0.22), tone('sine', 3400, 3380, 0.12, 0.14));
const crate = together(tone('triangle', 190, 120, 0.07, 0.3), noise(900, 400, 0.06, 0.22));
const row = (n: number, apart: number, sound: Sound): Sound =>
  together(...Array.from({ length: n }, (_, i) => later(i * apart, sound)));
const cannon = together(tone('sine', 95, 38, 0.5, 0.5), noise(320, 80, 0.4, 0.5));

/** What is heard at this table. */
export const SOUNDS = {
  coins: row(3, 0.07, coin),
  crate,
  sail: noise(420, 900, 0.35, 0.22),
  paper: noise(2600, 1500, 0.05, 0.45),
  cannon: together(cannon, later(0.22, cannon)),
  sink: together(noise(500, 90, 0.7, 0.4), tone('sine', 160, 50, 0.7, 0.25)),
  storm: together(noise(200, 120, 0.9, 0.5), later(0.3, noise(1600, 400, 0.5, 0.2))),
  unrest: row(3, 0.12, tap),
  build: row(3, 0.14, together(tap, noise(1800, 900, 0.04, 0.3))),
  dice: row(4, 0.09, together(tone('triangle', 420, 240, 0.05, 0.32), noise(1800, 900, 0.04, 0.35))),
  fanfare: together(
    ...[392, 523, 659, 784].map((pitch, i) => later(i * 0.13, tone('triangle', pitch, pitch, 0.5, 0.2))),
  ),
} as const;
