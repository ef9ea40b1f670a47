import { PALETTE } from '../kit/palette.js';
import type { Rectangle } from '../kit/path.js';
import { circle, ink, line, moved, shape, svgDocument, turned } from '../kit/svg.js';

/**
 * What persons without symbol, sword or colour do, as signs: what sets it off, and beside it what it gives. Each is known
 * by its outline alone.
 */
export const POWERS = [
  'jester',
  'admiral',
  'vice_admiral',
  'mademoiselle',
  'governor',
  'gunner',
  'gambler',
  'clerk',
] as const;
export type Power = (typeof POWERS)[number];

const LINE = 6;

/** Two or three cards, the front one with something on it. */
const cards = (onFront: string): string =>
  turned(shape('M36 16H84V84H36Z', PALETTE.white, LINE), 10, 60, 50) +
  shape('M10 12H66V90H10Z', PALETTE.white, LINE) +
  onFront;
/** Figures as plain strokes in a height of 100: these signs are drawn in the page too, where the engraver's letters would be heavy. */
const STROKES: Readonly<Record<string, readonly [width: number, stroke: string]>> = {
  '1': [34, 'M6 18L22 2V100'],
  '2': [58, 'M8 26C8 -10 54 -8 52 26C50 54 14 78 8 99H56'],
  '3': [58, 'M8 14C18 -10 52 -4 50 24C48 44 36 46 24 47C44 48 56 56 54 76C50 110 14 106 6 84'],
  '4': [60, 'M44 100V2L5 70H58'],
  '5': [58, 'M50 2H16L12 44C28 34 54 38 54 68C54 106 16 108 6 86'],
  '-': [40, 'M4 52H36'],
};
const SPACING = 14;

/** A few figures, centred on a point. */
function figure(text: string, x: number, y: number, size: number, colour: string = PALETTE.ink): string {
  const signs = [...text].map((sign) => STROKES[sign]!);
  const width = signs.reduce((sum, [one]) => sum + one + SPACING, -SPACING);
  let left = -width / 2;
  const drawn = signs.map(([one, stroke]) => {
    const placed = moved(line(stroke, 17, colour), left, -50);
    left += one + SPACING;
    return placed;
  });
  return moved(drawn.join(''), x, y, size / 100);
}
const plus = (x: number, y: number, reach: number, width = 10): string =>
  line(`M${x - reach} ${y}H${x + reach}M${x} ${y - reach}V${y + reach}`, width);

const SIGNS: Readonly<Record<Power, string>> = {
  // A hull that keels over.
  jester:
    turned(
      ink('M10 50H90L76 78H24Z') +
        line('M46 50V6', LINE + 2) +
        shape('M52 10L82 44H52Z', PALETTE.white, LINE) +
        shape('M40 16V44H18Z', PALETTE.white, LINE),
      -26,
      50,
      56,
    ) + shape('M-2 78Q10 66 24 78T50 78T76 78T102 78V98H-2Z', '#7fa3a3', LINE),
  admiral: cards(figure('5', 29, 51, 36) + plus(52, 50, 9, 7)),
  vice_admiral: cards(figure('3-4', 38, 51, 28)),
  mademoiselle:
    shape('M50 92L2 38Q50 -16 98 38Z', PALETTE.white, LINE) +
    line('M50 92L20 24M50 92L50 12M50 92L80 24', LINE - 2) +
    line('M16 50Q50 10 84 50', LINE, PALETTE.wax),
  governor: cards(plus(38, 51, 17)),
  gunner:
    turned(ink('M14 40H92V62H14Q2 51 14 40Z'), -22, 50, 50) +
    circle(38, 74, 21, PALETTE.white, LINE) +
    line('M38 56V92M20 74H56', LINE - 2) +
    circle(93, 14, 8, PALETTE.ink),
  gambler: cards(figure('4', 38, 51, 42)),
  clerk:
    shape('M88 4C50 10 24 42 16 92L26 96C32 74 44 62 62 58L56 52Q70 50 76 40L70 36Q84 28 88 4Z', PALETTE.white, LINE) +
    line('M20 94Q44 46 78 16', LINE - 2),
};

/** What a power gives: coins, less to pay, or a card more. Some say by their sign alone what they give. */
const GAINS: Readonly<Partial<Record<Power, string>>> = {
  jester: coin('1'),
  admiral: coin('2'),
  vice_admiral: coin('1'),
  gunner: coin('1'),
  mademoiselle: circle(50, 50, 46, PALETTE.wax, LINE) + figure('-1', 50, 50, 42, PALETTE.white),
  governor: plus(26, 50, 18) + figure('1', 72, 50, 48),
};

function coin(value: string): string {
  return circle(50, 50, 46, PALETTE.coin, LINE) + figure(value, 50, 50, 48);
}

/** Both parts in a box, as large as it lets them be: on a card. */
export function powerIn(power: Power, { x, y, w, h }: Rectangle): string {
  const gain = GAINS[power];
  const size = Math.min(h * 0.86, gain === undefined ? w : w / 2.35);
  const at = (inner: string, left: number) => moved(inner, left, y + (h - size) / 2, size / 100);
  if (gain === undefined) return at(SIGNS[power], x + w - size);
  const left = x + w - size * 2.3;
  const tip = left + size * 1.26;
  const middle = y + h / 2;
  const head = `M${tip - size * 0.16} ${middle - size * 0.14}L${tip} ${middle}L${tip - size * 0.16} ${middle + size * 0.14}Z`;
  return at(SIGNS[power], left) + ink(head) + at(gain, left + size * 1.3);
}

/** What sets it off, as a document of its own: for chips. */
export function powerSvg(power: Power, size = 24): string {
  return svgDocument(SIGNS[power], size, size, '-6 -6 112 112');
}

/** What it gives, as a document of its own; null where the sign says it. */
export function powerGainSvg(power: Power, size = 24): string | null {
  const gain = GAINS[power];
  return gain === undefined ? null : svgDocument(gain, size, size, '-6 -6 112 112');
}

export const isPower = (kind: string): kind is Power => (POWERS as readonly string[]).includes(kind);
