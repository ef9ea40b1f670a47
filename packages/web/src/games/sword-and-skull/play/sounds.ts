import { later, noise, type Sound, tap, together, tone } from '../../../sound/synth.js';

const card = noise(2600, 1500, 0.04, 0.5);
const coin = together(tone('sine', 2100, 2080, 0.12, 0.22), tone('sine', 3400, 3380, 0.12, 0.14));
const knock = together(tone('triangle', 420, 240, 0.05, 0.32), noise(1800, 900, 0.04, 0.35));
const step = together(tone('triangle', 170, 110, 0.06, 0.28), noise(700, 300, 0.05, 0.18));
const clash = together(noise(1200, 6500, 0.2, 0.4, 6), tone('triangle', 3100, 2700, 0.2, 0.07));
const row = (n: number, apart: number, sound: Sound): Sound =>
  together(...Array.from({ length: n }, (_, i) => later(i * apart, sound)));

/** What is heard at this table. */
export const SOUNDS = {
  card,
  coin: row(2, 0.07, coin),
  coins: row(4, 0.06, coin),
  dice: together(knock, later(0.09, knock), later(0.15, knock), later(0.24, knock)),
  /** One for each space, as far as a walk is seen step by step. */
  steps: (n: number): Sound => row(Math.min(n, 8), 0.14, step),
  put: tap,
  clash: together(clash, later(0.16, clash)),
  won: together(
    clash,
    later(0.12, tone('triangle', 523, 523, 0.35, 0.18)),
    later(0.24, tone('triangle', 784, 784, 0.4, 0.18)),
  ),
  lost: together(clash, later(0.1, tone('triangle', 98, 55, 0.5, 0.5))),
  gavel: together(tap, later(0.16, tap)),
  sent: together(noise(300, 1800, 0.3, 0.3), later(0.25, tap)),
  shuffle: row(7, 0.045, card),
  king: together(tone('sawtooth', 73, 70, 0.7, 0.12), noise(200, 90, 0.6, 0.35)),
  fanfare: together(
    ...[392, 523, 659, 784].map((pitch, i) => later(i * 0.13, tone('triangle', pitch, pitch, 0.5, 0.2))),
  ),
} as const;
