import { later, noise, type Sound, tap, together, tone } from '../../../sound/synth.js';

const card = noise(2600, 1500, 0.04, 0.5);
const coin = together(tone('sine', 2100, 2080, 0.12, 0.22), tone('sine', 3400, 3380, 0.12, 0.14));

/** What is heard at this table. */
export const SOUNDS = {
  card,
  coin: together(coin, later(0.07, coin)),
  sword: together(noise(900, 6000, 0.22, 0.45, 6), later(0.08, tone('triangle', 2900, 2700, 0.18, 0.06))),
  bust: together(tone('triangle', 90, 50, 0.5, 0.6), noise(500, 120, 0.45, 0.5)),
  shuffle: together(...Array.from({ length: 7 }, (_, i) => later(i * 0.045, card))),
  stamp: tap,
  fanfare: together(
    ...[392, 523, 659, 784].map((pitch, i) => later(i * 0.13, tone('triangle', pitch, pitch, 0.5, 0.2))),
  ),
} satisfies Record<string, Sound>;
