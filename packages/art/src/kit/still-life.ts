import { tint } from './mass.js';
import { clamp, smooth } from './numbers.js';
import type { Pen } from './pen.js';
import { clouds } from './random.js';
import { ellipse, group, ink, line } from './svg.js';
import { plate, WHOLE_WINDOW } from './window.js';

/** A thing on a table of oak, with the light from the right; `turn` lays it down, its shadow under it. */
export function stillLife(pen: Pen, thing: string, turn = 0, shadow = 200, scale = 0.9): string {
  const wall = `<radialGradient id="${pen.id}light" cx=".66" cy=".3" r=".9"><stop offset="0" stop-color="#f6ecd0"/><stop offset="1" stop-color="#c3ac7c"/></radialGradient>`;
  const grain = tint(
    pen,
    { x: -20, y: -10, w: 600, h: 548 },
    {
      gap: 10,
      step: 18,
      seed: 5,
      fill: 0.5,
      jitter: 0.2,
      tolerance: 0.8,
      colour: '#6b4f2c',
      bend: (u) => 5 * Math.sin(u * 6),
      tone: (x, y) =>
        clamp(0.1 + 0.42 * smooth(400, 0, x) + 0.24 * smooth(200, 520, y) + 0.5 * (clouds(x / 90, y / 26, 3) - 0.5)),
    },
  );
  const boards = line('M0 132H554M0 300H554M0 462H554', 2, '#6b4f2c', { opacity: 0.5 });
  const cast = ellipse(0, 34, shadow, 26, '#3f2c17', 0, { opacity: 0.3 });
  const lain = group(cast + thing, { transform: `translate(277 264) rotate(${turn}) scale(${scale})` });
  return plate(pen, ink(WHOLE_WINDOW, `url(#${pen.id}light)`) + grain + boards + lain, wall);
}
