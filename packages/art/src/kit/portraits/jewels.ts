import { num } from '../numbers.js';
import { PALETTE } from '../palette.js';
import { circle, line, shape } from '../svg.js';
import { type Looks, shiftOf } from './looks.js';

export type Jewel = 'earring' | 'pearls' | 'hairPearls' | 'spectacles' | 'eyePatch';

const pearl = (x: number, y: number, r = 7) => circle(x, y, r, PALETTE.white, 1.8);

/** What is worn on the head besides a hat. */
export const JEWELS: Readonly<Record<Jewel, (looks: Looks, accent: string) => string>> = {
  earring: ({ turn, width }) => {
    const x = (turn > 0 ? -1 : 1) * (width + 5);
    return circle(x, 40, 9, 'none', 5.5) + circle(x, 40, 9, 'none', 3, PALETTE.coin);
  },
  pearls: ({ turn, width }) =>
    [-40, -24, -8, 8, 24, 40].map((x) => pearl(x, 122 + Math.sqrt(1 - (x / 52) ** 2) * 20)).join('') +
    pearl((turn > 0 ? -1 : 1) * (width + 3), 42, 6),
  hairPearls: (_looks, accent) =>
    [-56, -30, 0, 30, 56].map((x, i) => pearl(x, -104 - [4, 16, 20, 16, 4][i]!, 7.5)).join('') +
    shape('M46 -122q10 -30 34 -30q4 26 -16 38q18 2 22 22q-28 4 -38 -14q-8 -6 -2 -16z', accent, 2),
  spectacles: (looks) => {
    const middle = shiftOf(looks);
    const lens = (x: number) => circle(x, -4, 23, PALETTE.white, 3.6, PALETTE.ink, { 'fill-opacity': 0.3 });
    const bows = `M${middle - 8} -6q8 -8 16 0M${middle - 54} -8L${num(-looks.width)} -14M${middle + 54} -8L${num(looks.width)} -14`;
    return lens(middle - 31) + lens(middle + 31) + line(bows, 3.2);
  },
  eyePatch: (looks) => {
    const middle = shiftOf(looks);
    const x = middle + (looks.turn < 0 ? 31 : -31);
    const strap = `M${num(-looks.width + 2)} -34Q${middle} -34 ${num(looks.width - 2)} ${looks.turn < 0 ? -2 : -34}`;
    return (
      line(strap, 4) +
      shape(`M${x - 20} -18Q${x} -26 ${x + 20} -18Q${x + 20} 10 ${x} 14Q${x - 20} 10 ${x - 20} -18Z`, PALETTE.ink, 2)
    );
  },
};
