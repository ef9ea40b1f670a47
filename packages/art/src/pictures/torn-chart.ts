import { agedPaper } from '../kit/aged-paper.js';
import { compassRose } from '../kit/compass-rose.js';
import { type Point, pair, polar, repeat, smooth } from '../kit/numbers.js';
import { PALETTE } from '../kit/palette.js';
import { type Lod, penFor } from '../kit/pen.js';
import { clouds, random } from '../kit/random.js';
import { clipPath, clipped, group, ink, line, shape, svgDocument } from '../kit/svg.js';

const SIZE = { w: 480, h: 300 };

/** Down the middle, and the same for both halves. */
function tear(): Point[] {
  const next = random(11);
  return Array.from(
    { length: 17 },
    (_, i): Point => [250 + Math.sin(i * 0.7) * 16 + (next() - 0.5) * 26, 22 + (i * 256) / 16],
  );
}

/** Something went wrong: a chart torn in two, its course broken off. */
export function tornChartPicture(width: number = SIZE.w, id = 'torn', lod: Lod = 'l'): string {
  const pen = penFor(id, lod);
  const edge = tear();
  const down = edge.map(pair).join('L');
  const up = [...edge].reverse().map(pair).join('L');
  const left = `M24 30Q130 20 ${down}Q130 286 26 272Q18 150 24 30Z`;
  const right = `M456 26Q350 34 ${down}Q350 270 454 276Q462 150 456 26Z`;
  const age = (x: number, y: number) =>
    0.6 * smooth(80, 20, x) +
    0.6 * smooth(400, 470, x) +
    0.4 * smooth(230, 280, y) +
    0.25 * (clouds(x / 50, y / 50, 2) - 0.4);
  const rhumbs = repeat(16, (i) => `M370 190L${pair(polar(370, 190, (i * Math.PI) / 8, 460))}`);
  const print =
    line(rhumbs, 1, PALETTE.softInk, { opacity: 0.4 }) +
    shape('M0 0H300Q290 60 236 70Q190 74 172 104Q140 136 96 124Q60 118 40 150L0 160Z', '#c8cf9e', 2.4) +
    line('M300 8Q296 70 240 80Q196 84 178 114Q146 148 98 134Q66 128 46 160', 1.5, '#2d5560') +
    line('M304 16Q304 82 246 92Q202 94 184 124Q150 162 100 146Q72 140 54 170', 1, '#2d5560') +
    line('M60 236Q120 190 190 216T330 190Q400 160 418 84', 5, PALETTE.wax, { 'stroke-dasharray': '3 13' }) +
    line('M404 58L432 86M432 58L404 86', 10) +
    line('M404 58L432 86M432 58L404 86', 5.5, PALETTE.wax);
  const half = (name: string, data: string, inner: string, transform: string) =>
    group(
      ink(data, PALETTE.deep, { opacity: 0.35, transform: 'translate(8 10)' }) +
        agedPaper(pen, data, age, 0) +
        clipPath(`${id}${name}`, data) +
        clipped(`${id}${name}`, inner) +
        line(data, 3),
      { transform },
    );
  const fibres = line(`M${up}`, 5, PALETTE.white, { opacity: 0.9 });
  const rose = compassRose(370, 200, 40);
  const drawing =
    half('left', left, print + fibres, 'rotate(-3 120 150) translate(-4 4)') +
    half('right', right, print + rose + fibres, 'rotate(4 360 150) translate(20 -2)');
  return svgDocument(drawing, width, Math.round((width * SIZE.h) / SIZE.w), '-10 -4 520 316');
}
