import { compassRose } from '../../kit/compass-rose.js';
import { letters, lettersWidth } from '../../kit/letters.js';
import { num, repeat } from '../../kit/numbers.js';
import { PALETTE } from '../../kit/palette.js';
import { circle, ink, line, moved, rod, shape } from '../../kit/svg.js';
import { BOARD, MARGIN } from './board.js';
import type { Tones } from './tones.js';

function whale(tones: Tones): string {
  return moved(
    shape(
      'M0 40Q10 0 60 -4Q104 -6 128 22Q140 14 138 -6Q150 -10 156 2Q166 -8 178 0Q172 26 148 38Q130 56 84 54Q30 56 0 40Z',
      tones.whale,
      2.2,
      tones.ink,
    ) +
      circle(24, 26, 3, tones.ink) +
      line('M4 40Q30 44 50 36M40 8Q80 -2 112 22M52 14Q84 8 106 28M66 18Q88 14 104 33', 1.5, tones.ink) +
      line('M44 -6Q38 -24 26 -28M46 -6Q50 -26 62 -30M45 -6V-30', 2.4, tones.white) +
      line(`M-14 54q10 -7 20 0${repeat(8, () => 't20 0')}`, 2.4, tones.white),
    820,
    712,
    0.62,
  );
}

/** The title of the chart in a frame of strapwork, with the scale and the dividers that measure it. */
function cartouche(x: number, y: number, tones: Tones): string {
  const size = 17;
  const lines = ['ORBIS', 'MERCATORIVS'];
  const half = lettersWidth(lines[1]!, size) / 2 + 22;
  const scroll =
    shape(`M${num(-half)} -34Q0 -44 ${num(half)} -34V34Q0 26 ${num(-half)} 34Z`, tones.white, 2.2, tones.ink) +
    line(
      `M${num(7 - half)} -28Q0 -37 ${num(half - 7)} -28M${num(7 - half)} 27Q0 20 ${num(half - 7)} 27`,
      1,
      tones.landName,
    );
  const curl = (side: 1 | -1) => {
    const at = (dx: number) => num(side * (half + dx));
    return (
      shape(
        `M${at(0)} -34Q${at(16)} -38 ${at(17)} -22Q${at(16)} -12 ${at(7)} -16Q${at(4)} -24 ${at(12)} -24M${at(0)} 34Q${at(16)} 36 ${at(17)} 22Q${at(15)} 12 ${at(7)} 16Q${at(4)} 24 ${at(12)} 23`,
        tones.quay,
        1.8,
        tones.ink,
      ) + line(`M${at(0)} -18V18M${at(4)} -10V10`, 1.6, tones.ink)
    );
  };
  const scale =
    shape('M-60 46H60V52H-60Z', tones.white, 1.4, tones.ink) +
    ink('M-60 46h20v6h-20zM-20 46h20v6h-20zM20 46h20v6h-20z', tones.ink) +
    rod('M0 24L-34 47M0 24L34 47', 3.4, 1.4, PALETTE.coin) +
    circle(0, 23, 4.4, PALETTE.coin, 1.6, tones.ink);
  return moved(
    scale +
      scroll +
      curl(1) +
      curl(-1) +
      letters(lines[0]!, 0, -4, size, { fill: tones.ink }) +
      letters(lines[1]!, 0, 19, size, { fill: tones.ink }),
    x,
    y,
  );
}

/** Degrees along the edge, between two rules. */
export function neatLine(tones: Tones): string {
  const { width, height } = BOARD;
  const outer = 6;
  const band = MARGIN - outer - 2;
  const across = (width - 2 * MARGIN) / 24;
  const down = (height - 2 * MARGIN) / 14;
  const degrees =
    repeat(12, (i) => {
      const x = num(MARGIN + (2 * i + 1) * across);
      const step = `h${num(across)}v${band}h${num(-across)}z`;
      return `M${x} ${outer + 2}${step}M${x} ${height - MARGIN}${step}`;
    }) +
    repeat(7, (i) => {
      const y = num(MARGIN + (2 * i + 1) * down);
      const step = `h${band}v${num(down)}h${-band}z`;
      return `M${outer + 2} ${y}${step}M${width - MARGIN} ${y}${step}`;
    });
  const rule = (inset: number) => `M${inset} ${inset}H${width - inset}V${height - inset}H${inset}Z`;
  return (
    ink(`${rule(0)}${rule(MARGIN)}`, tones.paper, { 'fill-rule': 'evenodd' }) +
    ink(degrees, tones.ink) +
    line(rule(1.5), 3, tones.ink) +
    line(rule(outer + 2), 1.3, tones.ink) +
    line(rule(MARGIN), 2, tones.ink)
  );
}

export function ornamentsArt(tones: Tones): string {
  return whale(tones) + circle(326, 742, 50, tones.rose) + compassRose(326, 742, 46) + cartouche(920, 84, tones);
}
