import { swell } from './burin.js';
import { GLYPHS } from './glyphs.js';
import { num, type Point } from './numbers.js';
import { PALETTE } from './palette.js';
import { flatten, polygon } from './path.js';

interface Lettering {
  readonly fill?: string;
  readonly spacing?: number;
  /** The broad and the thin stroke of the nib, in hundredths of the size. */
  readonly nib?: number;
  readonly hair?: number;
  /** Degrees. */
  readonly turn?: number;
}

const SPACING = 8;
/** A nib held at this angle makes thick and thin by itself. */
const NIB: Point = [Math.cos(0.42), -Math.sin(0.42)];
/** A turn sharper than this is two strokes. */
const CORNER = 0.9;

const glyphOf = (letter: string) => GLYPHS[letter] ?? GLYPHS[' ']!;

export function lettersWidth(text: string, size: number, spacing = SPACING): number {
  const units = [...text.toUpperCase()].reduce((sum, letter) => sum + glyphOf(letter)[0] + spacing, -spacing);
  return (units * size) / 100;
}

/** Capitals and figures as one path, centred on x; y is the baseline. */
export function letters(text: string, x: number, y: number, size: number, lettering: Lettering = {}): string {
  const { fill = PALETTE.ink, spacing = SPACING, nib = 15, hair = 4, turn = 0 } = lettering;
  const scale = size / 100;
  let left = -lettersWidth(text, 100, spacing) / 2;
  let data = '';
  for (const letter of text.toUpperCase()) {
    const [width, ...strokes] = glyphOf(letter);
    for (const points of strokes.flatMap(flatten).map(withMiddles)) {
      for (const stroke of atCorners(points)) {
        const placed = stroke.map(([px, py]): Point => [(left + px) * scale, (py - 100) * scale]);
        const thickness = (_x: number, _y: number, t: number) => {
          const i = Math.min(stroke.length - 2, Math.floor(t * (stroke.length - 1)));
          const [ax, ay] = stroke[i]!;
          const [bx, by] = stroke[i + 1]!;
          const across = Math.abs((bx - ax) * NIB[1] - (by - ay) * NIB[0]) / (Math.hypot(bx - ax, by - ay) || 1);
          return scale * (hair + (nib - hair) * across);
        };
        data += swell(placed, thickness, 0.05, 0.02 + scale * 0.3);
      }
      if (letter >= 'A') data += serifs(points, left, scale);
    }
    left += width + spacing;
  }
  const turned = turn ? ` rotate(${num(turn)})` : '';
  return `<g transform="translate(${num(x)} ${num(y)})${turned}"><path d="${data}" fill="${fill}"/></g>`;
}

function withMiddles(points: readonly Point[]): Point[] {
  return points.flatMap((point, i): Point[] => {
    const next = points[i + 1];
    if (!next || Math.hypot(next[0] - point[0], next[1] - point[1]) <= 30) return [point];
    return [point, [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2]];
  });
}

function atCorners(points: readonly Point[]): Point[][] {
  const strokes: Point[][] = [[]];
  points.forEach((point, i) => {
    strokes.at(-1)!.push(point);
    const before = points[i - 1];
    const after = points[i + 1];
    if (before && after && bendBetween(before, point, after) > CORNER) strokes.push([point]);
  });
  return strokes.filter((stroke) => stroke.length > 1);
}

function bendBetween(a: Point, b: Point, c: Point): number {
  const bend = Math.abs(Math.atan2(b[1] - a[1], b[0] - a[0]) - Math.atan2(c[1] - b[1], c[0] - b[0]));
  return bend > Math.PI ? 2 * Math.PI - bend : bend;
}

/** A foot or a head on every upright that ends on a line. */
function serifs(points: readonly Point[], left: number, scale: number): string {
  const ends = [
    [points[0]!, points[1]!],
    [points.at(-1)!, points.at(-2)!],
  ] as const;
  return ends
    .filter(([[endX, endY], [innerX, innerY]]) => {
      const rise = Math.abs(endY - innerY);
      return (endY === 0 || endY === 100) && rise > Math.abs(endX - innerX) * 0.9 && rise > 20;
    })
    .map(([[x, y]]) =>
      polygon(
        [
          [x - 13, y - 97] as const,
          [x + 13, y - 97] as const,
          [x + 13, y - 102] as const,
          [x - 13, y - 102] as const,
        ].map(([px, py]): Point => [(left + px) * scale, py * scale]),
      ),
    )
    .join('');
}
