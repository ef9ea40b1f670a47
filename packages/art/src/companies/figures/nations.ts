import { PALETTE } from '../../kit/palette.js';
import { pips } from '../../kit/pips.js';
import { circle, clipPath, clipped, ink, line, shape, svgDocument } from '../../kit/svg.js';

export const NATION_IDS = ['england', 'spain', 'portugal', 'france'] as const;
export type NationId = (typeof NATION_IDS)[number];

const { white, wax } = PALETTE;
const lily = (x: number, y: number) =>
  `M${x} ${y - 7}q4.6 5.6 0 12.6q-4.6 -7 0 -12.6zM${x - 6} ${y - 1}q6 0 6 6q-7 1 -6 -6zM${x + 6} ${y - 1}q-6 0 -6 6q7 1 6 -6z`;

/** The ground of a flag in a square of 40; the pattern tells, the colour helps. */
const GROUNDS: Readonly<Record<NationId, string>> = {
  england: ink('M0 0H40V40H0Z', white) + ink('M15 0H25V40H15ZM0 15H40V25H0Z', '#b8391a'),
  spain:
    ink('M0 0H40V40H0Z', '#e8c93a') +
    line('M3 3L37 37M37 3L3 37', 6, wax) +
    line('M10 2L2 10M38 30L30 38M30 2L38 10M2 30L10 38', 3, wax),
  portugal:
    ink('M0 0H40V40H0Z', '#3d8a63') +
    ink('M0 0H14V40H0Z', white) +
    circle(20, 20, 9, white, 1.4) +
    ink('M16 15h8v6q-4 6 -8 0z', '#274f9c'),
  france:
    ink('M0 0H40V40H0Z', '#274f9c') +
    ink(
      [
        [10, 10],
        [30, 10],
        [20, 21],
        [10, 32],
        [30, 32],
      ]
        .map(([x, y]) => lily(x!, y!))
        .join(''),
      white,
    ),
};

export const nationGround = (id: NationId): string => GROUNDS[id];

/** A flag as a fragment in a square of 40. */
function flagArt(id: string, nation: NationId): string {
  const edge = 'M5 0H35Q40 0 40 5V35Q40 40 35 40H5Q0 40 0 35V5Q0 0 5 0Z';
  return clipPath(id, edge) + clipped(id, GROUNDS[nation]) + line(edge, 2.5);
}

export function nationFlag(nation: NationId, size = 28, id = `flag-${nation}`): string {
  return svgDocument(flagArt(id, nation), size, size, '-1.5 -1.5 43 43');
}

/** A nation on the board: its flag, and how strong it is. */
export function drawNation(nation: NationId, strength: number, { height = 34, id = `nation-${nation}` } = {}): string {
  const die =
    `<rect x="42" y="0" width="40" height="40" rx="7" fill="${white}" stroke="${PALETTE.ink}" stroke-width="2.5"/>` +
    pips(strength, 62, 20, 11)
      .map(([x, y]) => circle(x, y, 4.4, PALETTE.ink))
      .join('');
  const rim = shape('M0 0H82V40H0Z', white, 7, white, { opacity: 0.9 });
  return svgDocument(rim + flagArt(id, nation) + die, (height * 92) / 50, height, '-5 -5 92 50');
}
