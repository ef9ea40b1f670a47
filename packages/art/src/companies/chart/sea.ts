import { hatchLines } from '../../kit/burin.js';
import { clamp, pair, polar, repeat } from '../../kit/numbers.js';
import { insideOf } from '../../kit/path.js';
import { clouds } from '../../kit/random.js';
import { ink, line } from '../../kit/svg.js';
import { BOARD, MARGIN } from './board.js';
import { COASTS, points } from './outlines.js';
import type { Tones } from './tones.js';

/** Rolling lines, where no continent covers them. */
function swell(tones: Tones): string {
  // The bare outlines will do: whatever lies near a coast is under its waterlines.
  const dry = insideOf([COASTS.northAmerica, COASTS.southAmerica, COASTS.oldWorld].map(points));
  const lines = hatchLines(
    { x: MARGIN, y: MARGIN, w: BOARD.width - 2 * MARGIN, h: BOARD.height - 2 * MARGIN },
    {
      gap: 14,
      step: 12,
      seed: 5,
      jitter: 0.5,
      fill: 0.26,
      tolerance: 1.1,
      bend: (u, v) => Math.sin(u * 110 + v * 50) * 2,
      tone: (x, y) => clamp(1.9 * (clouds(x / 80, y / 26, 4) - 0.565)),
    },
    1,
    (x, y) => !dry(x, y),
  );
  return ink(lines, tones.wave, { opacity: tones.waveOpacity });
}

/** The lines of the winds: from the middle to all sides, and between sixteen knots around it, as on a portolan. */
function rhumbs(tones: Tones): string {
  const centre = [700, 470] as const;
  const knot = (i: number) => polar(700, 440, (i * Math.PI) / 8, 540, 366);
  const rays = repeat(32, (i) => `M${pair(centre)}L${pair(polar(...centre, (i * Math.PI) / 16, 1100))}`);
  const net = repeat(16, (i) => [3, 5, 7].map((k) => `M${pair(knot(i))}L${pair(knot(i + k))}`).join(''));
  return line(rays + net, 0.8, tones.rhumb, { opacity: 0.4 });
}

/** Nested lines along every coast: strokes of the land's own outline, each covering the inner part of the one before. */
function waterlines(land: string, tones: Tones): string {
  const rim = (width: number, colour: string, opacity = 1) =>
    `<use href="#${land}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
  return (
    rim(29, tones.wave, 0.3) +
    rim(27.6, tones.sea) +
    rim(19.4, tones.wave, 0.5) +
    rim(17.8, tones.sea) +
    rim(11, tones.wave, 0.75) +
    rim(9.2, tones.shoal)
  );
}

/** Everything wet, under the lands; `land` is the id of their outline. */
export function seaArt(land: string, tones: Tones): string {
  return rhumbs(tones) + swell(tones) + waterlines(land, tones);
}
