import { num } from '../numbers.js';
import { line } from '../svg.js';
import { type Looks, type NoseForm, SKINS, shiftOf } from './looks.js';

interface NoseShape {
  readonly width: number;
  readonly length: number;
  /** How far the bridge bows out. */
  readonly bridge: number;
  /** How much the tip turns up (or, below 0, hangs). */
  readonly tip: number;
}

const NOSES: Readonly<Record<NoseForm, NoseShape>> = {
  straight: { width: 13, length: 38, bridge: 5, tip: 0 },
  aquiline: { width: 14, length: 42, bridge: 14, tip: -3 },
  snub: { width: 12, length: 33, bridge: 0, tip: 5 },
  broad: { width: 18, length: 36, bridge: 5, tip: 0 },
  long: { width: 11, length: 46, bridge: 6, tip: -1 },
  button: { width: 10, length: 31, bridge: 3, tip: 2 },
};

/** The bridge on the far side, the tip, and the near wing. */
export function noseOf(looks: Looks): string {
  const { width, length, bridge, tip } = NOSES[looks.nose];
  const middle = shiftOf(looks);
  const side = looks.turn < 0 ? -1 : 1;
  const x = (dx: number) => num(middle + side * dx);
  const contour =
    `M${x(-1)} -12Q${x(bridge)} 10 ${x(width)} ${num(length - 9 - tip)}` +
    `Q${x(width)} ${num(length + 1 - tip * 0.5)} ${x(2)} ${length + 1}` +
    `Q${x(-width * 0.7)} ${length + 2} ${x(-width - 1)} ${length - 5}`;
  const wing = `M${x(-width - 3)} ${length - 10}q${-side * 4} 5 ${side} 10`;
  const nostril = `M${x(width * 0.3)} ${num(length - 1)}q${side * 3} -3 ${side * 6} 0`;
  return (
    line(contour, 2.3) + line(wing, 1.8) + (looks.nose === 'snub' ? line(nostril, 1.8, SKINS[looks.skin].hatch) : '')
  );
}
