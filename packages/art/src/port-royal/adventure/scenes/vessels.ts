import { num, repeat } from '../../../kit/numbers.js';
import { circle, group, line, shape } from '../../../kit/svg.js';
import type { ShipColour } from '../../liveries.js';
import { shipToken } from '../../ships/ship-art.js';
import type { SceneTools } from './light.js';
import { ripples } from './water.js';

/** By night colours sink into the dark; the navy's grey frigate has none at any hour. */
const FILTERS = { dusk: 'dusk', grey: 'grey', own: null } as const;
type Tone = keyof typeof FILTERS;

export const TONES = '<feColorMatrix values=".62 0 0 0 0 0 .6 0 0 .02 0 0 .78 0 .06 0 0 0 1 0"/>' as const;
export const GREYS = '<feColorMatrix values=".34 .34 .2 0 0 .34 .36 .22 0 0 .34 .36 .26 0 .03 0 0 0 1 0"/>' as const;

/** A ship whose keel lies at `y`, `width` wide, bow to the left or turned about. */
export function ship(
  stage: SceneTools,
  colour: ShipColour,
  x: number,
  y: number,
  width: number,
  tone: Tone = 'dusk',
  turnsRight = false,
): string {
  const { pen } = stage;
  const scale = width / 554;
  const token = shipToken(pen.nextId(), { colour }, width > 230 ? 'm' : 's');
  const filter = FILTERS[tone] ? `url(#${pen.id}${FILTERS[tone]})` : undefined;
  const place = `translate(${num(turnsRight ? x + width : x)} ${num(y - 424 * scale)}) scale(${turnsRight ? '-' : ''}${Math.round(scale * 1000) / 1000} ${Math.round(scale * 1000) / 1000})`;
  const drawn = group(group(token, { transform: place }), { filter });
  return drawn + ripples(stage, x + width / 2, y + 4, width * 0.8);
}

/** A rowing boat for `figures`, who are drawn before it; its rail is at `y`. */
export function rowingBoat(stage: SceneTools, x: number, y: number, width: number, figures = '', oars = 2): string {
  const { light } = stage;
  const w = width;
  const at = (share: number) => num(x + w * share);
  const hull = `M${num(x)} ${y}Q${at(0.5)} ${num(y + w * 0.14)} ${num(x + w)} ${num(y - w * 0.04)}Q${at(0.94)} ${num(y + w * 0.2)} ${at(0.78)} ${num(y + w * 0.25)}H${at(0.24)}Q${at(0.07)} ${num(y + w * 0.2)} ${num(x)} ${y}Z`;
  const blades = repeat(
    oars,
    (i) => `M${at(0.3 + i * 0.3)} ${num(y + w * 0.06)}L${at(0.1 + i * 0.44)} ${num(y + w * 0.36)}`,
  );
  return (
    figures +
    shape(hull, '#3a2a1c', 3, light.dark) +
    line(
      `M${at(0.03)} ${num(y + w * 0.05)}Q${at(0.5)} ${num(y + w * 0.18)} ${at(0.97)} ${num(y + w * 0.01)}M${at(0.09)} ${num(y + w * 0.13)}Q${at(0.5)} ${num(y + w * 0.24)} ${at(0.92)} ${num(y + w * 0.1)}`,
      1.8,
      '#c9a06a',
    ) +
    line(blades, 6, light.dark) +
    line(blades, 2.4, '#c9a06a') +
    ripples(stage, x + w / 2, y + w * 0.27, w * 1.1)
  );
}

/** Small sails far out. */
export function farSail({ light }: SceneTools, x: number, y: number, size: number, colour = '#d9dcd2'): string {
  const s = (share: number) => num(size * share);
  return (
    shape(`M${x} ${y}l${s(0.14)} ${s(0.16)}h${s(0.7)}l${s(0.16)} ${s(-0.16)}z`, light.dark, 1.6, light.edge) +
    shape(
      `M${num(x + size * 0.46)} ${num(y - 2)}v${s(-0.9)}q${s(-0.4)} ${s(0.34)} ${s(-0.4)} ${s(0.9)}z`,
      colour,
      1.6,
      light.dark,
    ) +
    shape(
      `M${num(x + size * 0.54)} ${num(y - 2)}v${s(-0.74)}q${s(0.36)} ${s(0.3)} ${s(0.36)} ${s(0.74)}z`,
      colour,
      1.6,
      light.dark,
    )
  );
}

/** A wash-tub, afloat. */
export function washTub(stage: SceneTools, x: number, y: number): string {
  return (
    shape(
      `M${x - 78} ${y - 46}Q${x} ${y - 28} ${x + 78} ${y - 46}L${x + 62} ${y + 14}Q${x} ${y + 28} ${x - 62} ${y + 14}Z`,
      '#8a6540',
      3,
      stage.light.edge,
    ) +
    line(
      `M${x - 48} ${y - 38}L${x - 40} ${y + 18}M${x - 16} ${y - 33}L${x - 14} ${y + 22}M${x + 16} ${y - 33}L${x + 14} ${y + 22}M${x + 48} ${y - 38}L${x + 40} ${y + 18}`,
      1.8,
      '#3a2a1c',
    ) +
    line(
      `M${x - 72} ${y - 24}Q${x} ${y - 6} ${x + 72} ${y - 24}M${x - 66} ${y - 2}Q${x} ${y + 14} ${x + 66} ${y - 2}`,
      5,
      '#4d5557',
    ) +
    ripples(stage, x, y + 20, 200)
  );
}

/** The parrot, small. */
export function smallParrot(x: number, y: number, scale = 1): string {
  const inner =
    shape('M0 0Q-22 -40 0 -62Q26 -70 34 -40Q38 -4 20 14L30 52L12 46L6 14Z', '#2f8a52', 2.6) +
    shape('M14 -24Q38 -10 26 24Q6 14 6 -4Z', '#c99a2e', 2.2) +
    shape('M-4 -44Q2 -66 22 -62Q34 -52 30 -40Q14 -34 -4 -44Z', '#a5301f', 2.2) +
    circle(10, -50, 5, '#fbf5e4', 1.6) +
    circle(9, -50, 2, '#2a1f16') +
    shape('M-4 -54Q-20 -54 -20 -36Q-12 -40 -4 -38Z', '#e9c46a', 2);
  return group(inner, { transform: `translate(${x} ${y}) scale(${scale})` });
}
