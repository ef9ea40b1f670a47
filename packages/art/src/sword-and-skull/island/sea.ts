import { hatchLines } from '../../kit/burin.js';
import { compassRose } from '../../kit/compass-rose.js';
import { clamp, num } from '../../kit/numbers.js';
import { PALETTE } from '../../kit/palette.js';
import { polygon } from '../../kit/path.js';
import { clouds } from '../../kit/random.js';
import { circle, ink, line, shape } from '../../kit/svg.js';
import { shoreAt } from './coast.js';
import { BOARD } from './stands.js';
import type { Tones } from './tones.js';

/** Rolling lines that die away towards the edge of the board, so that it joins the table. */
function swell(tones: Tones): string {
  const { width, height } = BOARD;
  const fade = (x: number, y: number) => clamp(Math.min(x / 90, (width - x) / 90, y / 60, (height - y) / 60));
  const lines = hatchLines(
    { x: 0, y: 0, w: width, h: height },
    {
      gap: 15,
      step: 15,
      seed: 5,
      jitter: 0.4,
      fill: 0.28,
      tolerance: 1.1,
      bend: (u, v) => Math.sin(u * 60 + v * 40) * 2.4,
      tone: (x, y) => {
        // The island covers its own water.
        if (Math.abs(x - 522) < 290 && Math.abs(y - 390) < 270) return 0;
        return fade(x, y) * clamp(1.6 * (clouds(x / 70, y / 26, 4) - 0.54) + 0.08);
      },
    },
    1,
  );
  return ink(lines, tones.wave, { opacity: tones.waveOpacity });
}

function waterlines(tones: Tones, night: boolean): string {
  return [1, 2, 3, 4, 5]
    .map((i) => {
      // Further out the bays are gone, and fewer points tell the line.
      const data = polygon(shoreAt(i * i * 0.75 + i * 4.5, 1 - i * 0.1).filter((_, k) => k % (i < 2 ? 2 : 3) === 0));
      const opacity = num((0.9 - i * 0.15) * (night ? 0.7 : 1));
      return line(data, 2 - i * 0.24, tones.wave, { opacity });
    })
    .join('');
}

/** A serpent that lifts three humps out of the sea. */
function serpent(x: number, y: number, tones: Tones): string {
  const hide = '#7fa08a';
  const art =
    shape('M66 52Q66 22 88 20Q112 22 112 52H100Q100 34 88 34Q78 34 78 52Z', hide, 2) +
    shape('M114 54Q116 34 130 34Q146 36 146 54H137Q136 45 130 45Q124 45 123 54Z', hide, 2) +
    shape('M62 52Q54 30 60 8Q56 -10 34 -14Q8 -14 0 2Q10 0 18 4Q9 10 5 19Q22 15 34 15Q42 27 42 52Z', hide, 2.2) +
    line('M60 12Q56 30 62 50M52 12Q48 30 52 50', 1.2) +
    circle(33, -1, 3.4, PALETTE.ink) +
    shape('M47 -11q8 -13 20 -9q-8 6 -6 15z', '#5f8a6a', 1.8) +
    shape('M150 54q8 -16 22 -16q-7 7 -5 16z', hide, 1.8) +
    line('M-8 57q12 -9 24 0t24 0t24 0t24 0t24 0t24 0t24 0t22 0', 2.6, tones.white);
  return `<g transform="translate(${x} ${y}) scale(.62)">${art}</g>`;
}

export function seaArt(tones: Tones, night: boolean): string {
  const { width, height } = BOARD;
  return (
    ink(`M0 0H${width}V${height}H0Z`, tones.sea) +
    swell(tones) +
    ink(polygon(shoreAt(18, 0.7).filter((_, k) => k % 2 === 0)), tones.shoal) +
    waterlines(tones, night) +
    compassRose(978, 690, 46) +
    serpent(20, 96, tones)
  );
}
