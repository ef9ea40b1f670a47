import { num, pair, polar, repeat } from './numbers.js';
import { PALETTE } from './palette.js';
import { circle, line, shape } from './svg.js';

const POINTS = 16;

/** The principal winds lie on top, so the lesser ones are drawn first. */
const BY_RANK = Array.from({ length: POINTS }, (_, i) => i).sort((a, b) => rank(a) - rank(b));

function rank(point: number): number {
  return point % 4 === 0 ? 2 : point % 2 === 0 ? 1 : 0;
}

function fleurDeLis(x: number, y: number, r: number): string {
  const n = (share: number) => num(r * share);
  return shape(
    `M${num(x)} ${num(y - r * 1.3)}q${n(0.1)} ${n(0.1)} ${n(0.03)} ${n(0.2)}q${n(0.12)} ${n(-0.1)} ${n(0.13)} ${n(0.02)}q0 ${n(0.08)} ${n(-0.12)} ${n(0.06)}h${n(-0.08)}q${n(-0.12)} ${n(0.02)} ${n(-0.12)} ${n(-0.06)}q0 ${n(-0.12)} ${n(0.13)} ${n(-0.02)}q${n(-0.07)} ${n(-0.1)} ${n(0.03)} ${n(-0.2)}z`,
    PALETTE.ink,
    1,
  );
}

/** One point of the rose: a dark and a light half. */
function wind(x: number, y: number, r: number, point: number, principal: string): string {
  const angle = (point * 2 * Math.PI) / POINTS - Math.PI / 2;
  const [reach, half, waist] = [
    [r * 0.5, 0.24, r * 0.17],
    [r * 0.72, 0.24, r * 0.17],
    [r, 0.3, r * 0.2],
  ][rank(point)] as [number, number, number];
  const tip = pair(polar(x, y, angle, reach));
  const side = (turn: number) => `M${num(x)} ${num(y)}L${pair(polar(x, y, angle + turn, waist))}L${tip}Z`;
  return shape(side(-half), rank(point) === 2 ? principal : PALETTE.ink, 1.2) + shape(side(half), PALETTE.paper, 1.2);
}

export function compassRose(x: number, y: number, r: number, principal: string = PALETTE.wax): string {
  const ticks = repeat(64, (i) => {
    const angle = (i * Math.PI) / 32;
    return `M${pair(polar(x, y, angle, r * 0.6))}L${pair(polar(x, y, angle, r * (i % 4 ? 0.63 : 0.66)))}`;
  });
  return (
    circle(x, y, r * 0.66, PALETTE.paper, 2) +
    circle(x, y, r * 0.6, 'none', 1.2) +
    line(ticks, 1) +
    BY_RANK.map((point) => wind(x, y, r, point, principal)).join('') +
    fleurDeLis(x, y, r)
  );
}
