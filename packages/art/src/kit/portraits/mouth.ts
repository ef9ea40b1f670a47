import { num } from '../numbers.js';
import { PALETTE } from '../palette.js';
import { ink, line } from '../svg.js';
import { isDark, type Looks, type MouthForm, SKINS, shiftOf } from './looks.js';

interface MouthShape {
  readonly half: number;
  /** How much the left and the right corner rise. */
  readonly left: number;
  readonly right: number;
  readonly lips: number;
}

const MOUTHS: Readonly<Record<MouthForm, MouthShape>> = {
  level: { half: 19, left: 3, right: 3, lips: 0.8 },
  smile: { half: 21, left: 6, right: 6, lips: 0.9 },
  grin: { half: 24, left: 9, right: 9, lips: 0.8 },
  stern: { half: 18, left: -2, right: -2, lips: 0.6 },
  smirk: { half: 20, left: 1, right: 8, lips: 0.8 },
  full: { half: 17, left: 3, right: 3, lips: 1.4 },
};

/** Lips, drawn after the beard so that they are never lost in it. */
export function mouth(looks: Looks): string {
  const { half, left, right, lips } = MOUTHS[looks.mouth];
  const middle = shiftOf(looks);
  const y = 64 + (looks.length - 98) * 0.4;
  const x = (dx: number) => num(middle + dx);
  const leftY = num(y - left);
  const rightY = num(y - right);
  const painted =
    looks.woman ||
    isDark(looks) ||
    lips > 1 ||
    looks.beard === 'full' ||
    looks.beard === 'short' ||
    looks.beard === 'braided';
  const colour = isDark(looks) ? '#4a2218' : looks.beard ? '#9a5a48' : '#b2503c';
  const lipShape =
    `M${x(-half)} ${leftY}Q${x(-7)} ${num(y - 6 * lips)} ${x(0)} ${num(y - 3 * lips)}Q${x(7)} ${num(y - 6 * lips)} ${x(half)} ${rightY}` +
    `Q${x(0)} ${num(y + 16 * lips)} ${x(-half)} ${leftY}Z`;
  const parting = `M${x(-half - 2)} ${leftY}Q${x(-8)} ${num(y + 3)} ${x(0)} ${num(y + 1)}Q${x(8)} ${num(y + 3)} ${x(half + 2)} ${rightY}`;
  const teeth = `M${x(-half + 4)} ${num(y - left + 4)}Q${x(0)} ${num(y + 3)} ${x(half - 4)} ${num(y - right + 4)}Q${x(0)} ${num(y + 12)} ${x(-half + 4)} ${num(y - left + 4)}Z`;
  return (
    (painted ? ink(lipShape, colour, { opacity: looks.woman ? 0.72 : 0.55 }) : '') +
    (looks.mouth === 'grin' ? ink(teeth, PALETTE.white) : '') +
    line(parting, 2.4, isDark(looks) ? '#1a0b06' : '#6d2418') +
    line(`M${x(-9)} ${num(y + 11 * lips + 1)}q9 4 18 0`, 1.5, SKINS[looks.skin].hatch)
  );
}
