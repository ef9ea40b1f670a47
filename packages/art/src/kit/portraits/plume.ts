import { clamp, num, type Point } from '../numbers.js';
import { PALETTE } from '../palette.js';
import { line } from '../svg.js';

/** An ostrich feather that sweeps away from the brow. */
export function plume(
  x: number,
  y: number,
  length: number,
  rise: number,
  colour: string,
  side: 1 | -1,
  count = 22,
): string {
  const quill = Array.from({ length: count + 1 }, (_, i): Point => {
    const t = i / count;
    return [x + side * (length * t + 16 * Math.sin(t * 3)), y - rise * Math.sin(t * 2.2) + 34 * t * t];
  });
  const barbs = [0.9, -0.9]
    .map((lean) =>
      quill
        .slice(1)
        .map(([px, py], i) => {
          const [bx, by] = quill[i]!;
          const angle = Math.atan2(py - by, px - bx) + lean;
          const reach = 34 * Math.sin(Math.PI * clamp(((i + 1) / count) * 0.9 + 0.1)) + 7;
          const dx = Math.cos(angle) * reach;
          const dy = Math.sin(angle) * reach;
          return `M${num(px)} ${num(py)}q${num(dx * 0.5 + side * 4)} ${num(dy * 0.5)} ${num(dx)} ${num(dy)}`;
        })
        .join(''),
    )
    .join('');
  const rib = `M${quill.map(([px, py]) => `${num(px)} ${num(py)}`).join('L')}`;
  return line(barbs, 8.5) + line(barbs, 5.2, colour) + line(rib, 2.4, PALETTE.white);
}
