import { emblemAt } from '../../kit/emblems/emblem.js';
import type { Livery } from '../../kit/emblems/livery.js';
import { type IconName, iconAt } from '../../kit/icons/icon.js';
import { letters } from '../../kit/letters.js';
import { num, repeat } from '../../kit/numbers.js';
import { PALETTE } from '../../kit/palette.js';
import type { Rectangle } from '../../kit/path.js';
import { circle, line, shape } from '../../kit/svg.js';

/** The signs in the corners of a card. The law of the corners: identity, money, swords are always in the same place. */

const middle = ({ x, y, w, h }: Rectangle) => ({ x: x + w / 2, y: y + h / 2, size: Math.min(w, h) });

/** A figure of our own in the middle of a box, for bitmaps that get no words laid over them. */
export function figure(box: Rectangle, value: number | string, ink: string = PALETTE.ink, share = 0.5): string {
  const { x, y, size } = middle(box);
  const height = size * share * (String(value).length > 1 ? 0.8 : 1);
  return letters(String(value), x, y + height / 2, height, { fill: ink, nib: 25, hair: 11, spacing: 10 });
}

export function signIn(box: Rectangle, name: IconName, share = 1, ink: string = PALETTE.ink): string {
  const { x, y, size } = middle(box);
  return iconAt(name, x, y, size * share, { ink });
}

/** Several signs in a row, as large as the box lets them be. */
export function signsIn(box: Rectangle, names: readonly IconName[], share = 0.9): string {
  const pitch = Math.min(box.h, box.w / names.length);
  const left = box.x + (box.w - pitch * names.length) / 2;
  return names.map((name, i) => iconAt(name, left + pitch * (i + 0.5), box.y + box.h / 2, pitch * share)).join('');
}

/** A ship's pennant with its emblem. */
export function pennantIn({ x, y, w, h }: Rectangle, livery: Livery, band: string): string {
  const radius = w * 0.4;
  const cx = x + w / 2;
  const cy = y + h * 0.45;
  const left = num(x + w * 0.04);
  const bottom = num(y + h * 1.16);
  return (
    shape(`M${left} ${y + 4}H${num(x + w * 0.96)}V${bottom}L${cx} ${num(y + h * 0.96)}L${left} ${bottom}Z`, band, 3) +
    circle(cx, cy, radius, livery.hue, 2.6, livery.ink) +
    emblemAt(livery.emblem, cx - radius * 0.74, cy - radius * 0.74, radius * 1.48, livery.ink)
  );
}

/** The emblem of the colour that a person deals in. */
export function emblemIn(box: Rectangle, livery: Livery, band: string): string {
  const { x, y, size } = middle(box);
  const radius = size * 0.48;
  return (
    circle(x, y, radius, band, 4) +
    circle(x, y, radius * 0.8, livery.hue, 2.6, livery.ink) +
    emblemAt(livery.emblem, x - radius * 0.6, y - radius * 0.6, radius * 1.2, livery.ink)
  );
}

/** A round with a sign, for cards that have no influence to show. */
export function roundel(box: Rectangle, name: IconName, fill: string, ink: string): string {
  const { x, y, size } = middle(box);
  return (
    circle(x, y, size * 0.48, fill, 4, PALETTE.ink) +
    circle(x, y, size * 0.42, 'none', 2.4, ink) +
    iconAt(name, x, y, size * 0.6, { ink })
  );
}

/** A sword left of the figure. */
export function swordBeside(box: Rectangle, figureBox: Rectangle): string {
  const width = figureBox.x - box.x;
  const size = Math.min(width * 1.06, box.h * 0.82);
  return iconAt('sword', box.x + width * 0.52, box.y + box.h / 2, size);
}

/** One or two swords drawn, more as a sword and a figure. */
export function swordsGiven(box: Rectangle, count: number): string {
  const size = Math.min(box.h * 0.8, (box.w / 2) * 1.05);
  const y = box.y + box.h / 2;
  if (count === 1) return iconAt('sword', box.x + box.w - size * 0.62, y, size);
  return repeat(2, (i) => iconAt('sword', box.x + box.w * (0.3 + i * 0.44), y, size));
}

export function arrow(from: number, to: number, y: number): string {
  return line(`M${from} ${y}H${to}M${to - 24} ${y - 24}L${to} ${y}L${to - 24} ${y + 24}`, 9);
}
