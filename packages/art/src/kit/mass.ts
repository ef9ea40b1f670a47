import { type Hatch, hatchLines } from './burin.js';
import { PALETTE } from './palette.js';
import { boundsOf, flatten, insideOf, type Rectangle } from './path.js';
import type { Pen } from './pen.js';
import { clipPath, clipped, ink, line } from './svg.js';

/** Tone over a plain box, unclipped: skies, seas and grounds. */
export function tint(pen: Pen, box: Rectangle, hatch: Hatch): string {
  if (!pen.gapScale) return '';
  const data = hatchLines(box, hatch, pen.gapScale);
  return ink(data, hatch.colour, hatch.opacity ? { opacity: hatch.opacity } : {});
}

/** A modelled mass: a flat wash, swelling hatches trimmed to the shape, and a contour. */
export function mass(
  pen: Pen,
  data: string,
  fill: string,
  hatches: readonly Hatch[] = [],
  contour = 2.6,
  colour: string = PALETTE.ink,
): string {
  const wash = `<path d="${data}" fill="${fill}"/>`;
  const edge = contour ? line(data, contour, colour) : '';
  if (!pen.gapScale || hatches.length === 0) return wash + edge;
  const lines = flatten(data);
  const { x, y, w, h } = boundsOf(lines);
  const box = { x: x - 2, y: y - 2, w: w + 4, h: h + 4 };
  const inside = insideOf(lines);
  const cut = hatches
    .map((hatch) => {
      const strokes = hatchLines(box, hatch, pen.gapScale, inside);
      return ink(strokes, hatch.colour, hatch.opacity ? { opacity: hatch.opacity } : {});
    })
    .join('');
  if (!cut) return wash + edge;
  const id = pen.nextId();
  return wash + clipPath(id, data) + clipped(id, cut) + edge;
}
