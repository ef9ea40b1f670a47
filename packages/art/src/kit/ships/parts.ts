import type { Hatch } from '../burin.js';
import { clamp, num, repeat, smooth } from '../numbers.js';
import { PALETTE } from '../palette.js';
import { noise } from '../random.js';
import { ink, line, rod, shape } from '../svg.js';

export function mast(topX: number, topY: number, footX: number, footY: number, width = 8): string {
  return rod(`M${topX} ${topY}L${footX} ${footY}`, width, width - 4.6, PALETTE.spar);
}

export function bowsprit(data: string, width = 7): string {
  return rod(data, width, width * 0.35, PALETTE.spar);
}

export function rigging(data: string, width = 1.1): string {
  return line(data, width, PALETTE.softInk);
}

/** The platform where a topmast begins. */
export function fightingTop(x: number, y: number, width = 44): string {
  return shape(`M${x - width / 2} ${y}h${width}l-6 11h${12 - width}z`, PALETTE.leather, 2);
}

/** Flies to leeward, that is to the left. */
export function pennant(x: number, y: number, length: number, fill: string): string {
  const at = (share: number) => num(x - length * share);
  return shape(
    `M${x} ${y}Q${at(0.35)} ${y - 10} ${at(0.6)} ${y + 3}T${at(1)} ${y + 2}Q${at(0.8)} ${y + 12} ${at(0.55)} ${y + 18}T${x} ${y + 21}Z`,
    fill,
    2,
  );
}

export function ensign(x: number, y: number, height: number, fill: string): string {
  return (
    line(`M${x} ${y}V${y - height}`, 4) +
    shape(`M${x} ${y - height + 2}q-14 -6 -26 1t-26 -1v36q14 6 24 0t28 2z`, fill, 2.2)
  );
}

/** A row of gun ports with their lids up; `heightAt` follows the sheer of the deck. */
export function gunPorts(
  count: number,
  x0: number,
  pitch: number,
  heightAt: (x: number) => number,
  lid: string,
  size = 1,
): string {
  return repeat(count, (i) => {
    const x = x0 + i * pitch;
    const y = heightAt(x);
    const hole = `M${num(x)} ${num(y - 8 * size)}h${num(15 * size)}v${num(14 * size)}h${num(-15 * size)}z`;
    const flap = `M${num(x - 2)} ${num(y - 13 * size)}h${num(19 * size)}v${num(5 * size)}h${num(-19 * size)}z`;
    return ink(hole) + shape(flap, lid, 1.4);
  });
}

/** Gilded cabin windows that climb with the stern. */
export function cabinWindows(
  count: number,
  x: number,
  y: number,
  dx: number,
  dy: number,
  w: number,
  h: number,
): string {
  return shape(
    repeat(count, (i) => `M${x + i * dx} ${num(y + i * dy)}h${w}v${h}h${-w}z`),
    PALETTE.coin,
    1.4,
  );
}

/** Planks that run along the hull, dark towards the water and the stern. */
export function planking(top: number, bottom: number, sternX: number, bow: number): Hatch[] {
  return [
    {
      gap: 6.2,
      step: 12,
      tolerance: 0.5,
      angle: -0.02,
      seed: 31,
      fill: 0.78,
      bend: (u) => bow - bow * 2 * u * u,
      tone: (x, y) =>
        clamp(
          0.14 +
            0.74 * smooth((top + bottom) / 2, bottom, y) +
            0.3 * smooth(sternX, sternX + 90, x) +
            0.14 * (noise(x / 26, y / 8, 3) - 0.5),
        ),
    },
    {
      gap: 7,
      step: 9,
      angle: 1.1,
      seed: 33,
      fill: 0.6,
      tone: (_x, y) => 0.6 * smooth(top + (bottom - top) * 0.6, bottom, y),
    },
  ];
}
