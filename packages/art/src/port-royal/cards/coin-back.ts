import { compassRose } from '../../kit/compass-rose.js';
import { iconAt } from '../../kit/icons/icon.js';
import { milling } from '../../kit/icons/signs.js';
import { letters, lettersWidth } from '../../kit/letters.js';
import { tint } from '../../kit/mass.js';
import { clamp, type Point, pair, polar, repeat, smooth } from '../../kit/numbers.js';
import { PALETTE } from '../../kit/palette.js';
import { polygon } from '../../kit/path.js';
import type { Pen } from '../../kit/pen.js';
import { circle, ink, line, shape } from '../../kit/svg.js';

const CENTRE = { x: 315, y: 440 };
/** Small things grow by concord: an old motto, and ours. */
const LEGEND = 'ROADSTEAD . CONCORDIA RES PARVAE CRESCVNT . ';
const BRIGHT = '#f0cf72';

/** Crossing waves, a tile of them: twice, once in gold and shifted. */
function waves(id: string, colour: string, shift: string): string {
  return `<pattern id="${id}" width="56" height="22" patternUnits="userSpaceOnUse"${shift}>${line('M0 11q14 17 28 0t28 0M0 11q14 -17 28 0t28 0', 1.3, colour)}</pattern>`;
}

const CORNERS: readonly Point[] = [
  [92, 110],
  [538, 110],
  [92, 770],
  [538, 770],
];

function ground(pen: Pen): string {
  const inner = 'M34 34H596V846H34Z';
  const defs =
    waves(`${pen.id}waves`, '#4d6a7d', '') + waves(`${pen.id}gold`, '#6b6540', ' patternTransform="translate(14 11)"');
  const rim = (inset: number, radius: number, attributes: string) =>
    `<rect x="${inset}" y="${inset}" width="${630 - 2 * inset}" height="${880 - 2 * inset}" rx="${radius}" ${attributes}/>`;
  return (
    `<defs>${defs}</defs>` +
    rim(3, 34, `fill="${PALETTE.paper}" stroke="${PALETTE.ink}" stroke-width="6"`) +
    rim(16, 22, `fill="${PALETTE.navy}" stroke="${PALETTE.ink}" stroke-width="2"`) +
    rim(23, 17, `fill="none" stroke="${PALETTE.coin}" stroke-width="5"`) +
    ink(inner, `url(#${pen.id}gold)`) +
    ink(inner, `url(#${pen.id}waves)`) +
    line(inner, 2.4, PALETTE.coin) +
    CORNERS.map(
      ([x, y]) => circle(x, y, 40, PALETTE.navy, 3, PALETTE.coin) + iconAt('anchor', x, y, 48, { ink: PALETTE.coin }),
    ).join('')
  );
}

/** Six turns of one curve, as on a banknote. */
function guilloche(): string {
  const turns = repeat(6, (turn) => {
    const phase = (turn * Math.PI) / 3;
    return polygon(
      Array.from({ length: 192 }, (_, i) => {
        const t = (i / 192) * 2 * Math.PI;
        return polar(CENTRE.x, CENTRE.y, t, 228 + 26 * Math.cos(16 * t + phase) + 7 * Math.sin(32 * t - phase));
      }),
    );
  });
  return (
    circle(CENTRE.x, CENTRE.y, 262, PALETTE.navy) +
    line(turns, 1, PALETTE.coin, { opacity: 0.9 }) +
    circle(CENTRE.x, CENTRE.y, 260, 'none', 3, PALETTE.coin)
  );
}

function legend(): string {
  const size = 30;
  const gap = 4;
  const degrees = 360 / [...LEGEND].reduce((sum, letter) => sum + lettersWidth(letter, size) + gap, 0);
  let angle = -90;
  let out = '';
  for (const letter of LEGEND) {
    const half = ((lettersWidth(letter, size) + gap) * degrees) / 2;
    angle += half;
    const at = (r: number) => polar(CENTRE.x, CENTRE.y, (angle * Math.PI) / 180, r);
    if (letter === '.') out += circle(...at(158), 5.5, PALETTE.ink);
    else if (letter !== ' ') out += letters(letter, ...at(146), 26, { turn: angle + 90 });
    angle += half;
  }
  return out;
}

function ship(): string {
  return (
    shape('M232 462Q270 480 318 482Q364 480 402 452L394 486Q384 512 372 522H258Q240 500 232 462Z', BRIGHT, 3.4) +
    line('M236 474Q316 504 396 468M244 490Q316 516 388 486', 2) +
    line('M268 480V352M322 484V326M372 470V366M236 466L206 436', 6) +
    shape(
      'M244 366Q230 400 238 440H296Q302 400 292 366ZM290 344Q274 392 284 446H356Q364 390 352 344ZM352 376Q344 404 350 442H398Q402 404 394 376Z',
      BRIGHT,
      3.2,
    ) +
    line('M300 372q22 8 46 0M300 420q22 8 48 0M250 392q20 6 40 0M250 420q20 6 40 0', 1.6) +
    line('M214 530q14 -12 28 0t28 0t28 0t28 0t28 0t28 0t28 0M232 546q14 -12 28 0t28 0t28 0t28 0t28 0t28 0', 4) +
    line('M322 326q-30 -10 -48 4q24 2 48 12', 2.6)
  );
}

function coin(pen: Pen): string {
  const { x, y } = CENTRE;
  const shade = (px: number, py: number) =>
    Math.hypot(px - x, py - y) < 134 ? clamp(0.7 * smooth(300, 190, px) - 0.1) : 0;
  return (
    circle(x, y, 200, PALETTE.coin, 5) +
    line(milling(x, y, 186, 195, 90), 2.6) +
    circle(x, y, 180, 'none', 2.4) +
    circle(x, y, 136, 'none', 2.4) +
    (pen.lod === 's' ? '' : legend()) +
    tint(
      pen,
      { x: 180, y: 305, w: 270, h: 270 },
      { angle: 0.5, gap: 8, step: 10, seed: 3, fill: 0.4, tolerance: 0.7, tone: shade, colour: '#7a5512' },
    ) +
    ship()
  );
}

/** The back of a card is a coin, because cards are money; the one card whose back is none shows a compass. */
export function coinBackArt(pen: Pen, blank = false): string {
  const { x, y } = CENTRE;
  if (!blank) return ground(pen) + (pen.lod === 's' ? '' : guilloche()) + coin(pen);
  const rhumbs = repeat(32, (i) => `M${x} ${y}L${pair(polar(x, y, (i * Math.PI) / 16, 230))}`);
  return (
    ground(pen) + circle(x, y, 236, PALETTE.plate, 4) + line(rhumbs, 1.2, PALETTE.softInk) + compassRose(x, y, 176)
  );
}
