import type { Hatch } from '../burin.js';
import { mass } from '../mass.js';
import { clamp, num, repeat, smooth } from '../numbers.js';
import { PALETTE } from '../palette.js';
import { scalloped } from '../path.js';
import type { Pen } from '../pen.js';
import { circle, line, shape, turned } from '../svg.js';
import { arc } from './hair.js';
import { clothHatch, feltHatch, linenHatch, woolHatch, wovenHatch } from './materials.js';
import { plume } from './plume.js';

type HatStyle =
  | 'none'
  | 'cavalier'
  | 'sugarloaf'
  | 'beret'
  | 'knitCap'
  | 'bandana'
  | 'straw'
  | 'tricorne'
  | 'bicorne'
  | 'hood'
  | 'mobCap'
  | 'headWrap'
  | 'jester'
  | 'biretta'
  | 'furHat'
  | 'slouch';

export interface Hat {
  readonly style: HatStyle;
  readonly colour?: string;
  readonly band?: string;
}

type DrawHat = (pen: Pen, colour: string, band: string) => string;

function bell(x: number, y: number): string {
  return circle(x, y, 14, PALETTE.coin, 2.6) + line(`M${x - 9} ${y + 3}h18M${x} ${y + 3}v9`, 2);
}

const STRAW: Hatch[] = [
  { angle: 0.5, gap: 8, step: 9, seed: 5, fill: 0.4, tone: () => 0.5 },
  { ...wovenHatch(-0.5, 8, 0.3, 0.4, 0, 0.5), seed: 6 },
];
const BERET: Hatch = {
  angle: 0.3,
  gap: 7,
  step: 9,
  seed: 5,
  fill: 0.66,
  bend: (u) => 20 * u * u,
  tone: (x, y) => clamp(0.1 + 0.6 * smooth(13, -127, x) + 0.3 * smooth(-84, -58, y)),
};
const KNIT: Hatch = {
  angle: 1.5,
  gap: 8.6,
  step: 9,
  seed: 5,
  fill: 0.6,
  bend: (u, v) => -v * 30 * (1 - u),
  tone: (x) => clamp(0.36 + 0.4 * smooth(23, -77, x)),
};

const HATS: Readonly<Record<HatStyle, DrawHat>> = {
  none: () => '',
  // A hood is drawn around the head, see hoodBehind and hoodInFront.
  hood: () => '',
  cavalier: (pen, colour, band) =>
    mass(pen, 'M-76 -58Q-82 -122 -62 -160Q0 -186 62 -158Q84 -120 78 -58Z', colour, feltHatch(), 3) +
    shape('M-78 -84Q0 -70 79 -84L78 -58Q0 -46 -77 -58Z', band, 2.2) +
    mass(
      pen,
      'M-170 -50Q-164 -82.6 -84 -70Q0 -58 84 -72Q160 -93.2 170 -72Q164 -40 86 -38Q0 -44 -84 -34Q-162 -28 -170 -50Z',
      colour,
      feltHatch(0.02, 23, 123),
      3,
    ) +
    plume(-40, -78, 150, 96, band, -1),
  sugarloaf: (pen, colour, band) =>
    mass(pen, 'M-66 -58Q-54 -150 -40 -208Q0 -226 42 -208Q56 -150 68 -58Z', colour, feltHatch(Math.PI / 2, 22, 33), 3) +
    shape('M-68 -82Q0 -68 70 -82L68 -56Q0 -44 -66 -56Z', band, 2.2) +
    shape('M8 -86h30v34h-30z', PALETTE.coin) +
    shape('M15 -78h16v18h-16z', band, 1.6) +
    mass(
      pen,
      'M-120 -48Q-114 -75.8 -84 -68Q0 -56 84 -70Q110 -81.6 120 -54Q114 -42 86 -40Q0 -46 -84 -36Q-112 -30 -120 -48Z',
      colour,
      feltHatch(0.02, 23, 93),
      3,
    ),
  beret: (pen, colour, band) =>
    mass(
      pen,
      'M-92 -56Q-150 -70 -132 -110Q-90 -152 10 -148Q120 -142 132 -98Q130 -66 88 -58Q0 -74 -92 -56Z',
      colour,
      [BERET],
      3,
    ) + shape('M-80 -66Q0 -84 80 -68L78 -46Q0 -62 -78 -44Z', band),
  knitCap: (pen, colour, band) =>
    mass(pen, 'M-78 -54Q-86 -150 -10 -166Q80 -158 80 -54Z', colour, [KNIT], 3) +
    circle(-10, -170, 15, colour, 2.6) +
    mass(
      pen,
      'M-84 -72Q0 -92 86 -72L86 -38Q0 -58 -84 -36Z',
      band,
      [{ ...wovenHatch(1.57, 8, 0.4, 0.3), seed: 6 }],
      2.8,
    ),
  bandana: (pen, colour) =>
    shape('M-70 -44Q-120 -52 -138 -12Q-112 -26 -84 -22Q-120 -4 -126 34Q-96 0 -66 -22Z', colour, 2.6) +
    mass(
      pen,
      'M-74 -34Q-84 -116 0 -124Q84 -116 74 -40Q0 -72 -74 -34Z',
      colour,
      [wovenHatch(-0.3, 7, 0.12, 0.6, 14, 0.6)],
      3,
    ) +
    [
      [-40, -66],
      [-4, -82],
      [36, -74],
      [-20, -104],
      [20, -106],
      [54, -96],
      [-54, -88],
    ]
      .map(([x, y]) => circle(x!, y!, 4.6, PALETTE.white))
      .join(''),
  straw: (pen, colour, band) =>
    mass(pen, 'M-70 -62Q-72 -130 0 -138Q74 -130 72 -62Z', colour, STRAW, 3) +
    shape('M-72 -82Q0 -70 73 -82V-62Q0 -50 -71 -62Z', band, 2.2) +
    mass(
      pen,
      'M-196 -34Q-120 -86 0 -72Q120 -86 196 -38Q120 -28 60 -40Q0 -50 -60 -38Q-120 -22 -196 -34Z',
      colour,
      [{ ...wovenHatch(0.16, 7, 0.34, 0.4, 18, 0.5), seed: 7 }],
      3,
    ) +
    line(
      repeat(12, (i) => `M${-186 + i * 34} ${num(-36 - Math.sin((i / 11) * Math.PI) * 4)}l${num((i - 5.5) * 3)} 9`),
      1.8,
      '#8a6a2a',
    ),
  tricorne: (pen, colour, band) =>
    mass(pen, 'M-74 -58Q-70 -136 0 -142Q72 -136 76 -58Z', colour, feltHatch(), 3) +
    mass(
      pen,
      'M-172 -66Q-120 -118 -60 -112Q-10 -104 0 -92Q10 -106 60 -114Q122 -120 174 -70Q100 -62 78 -44Q0 -62 -76 -42Q-100 -60 -172 -66Z',
      colour,
      feltHatch(0.05, 23, 103),
      3,
    ) +
    line('M-166 -70Q-118 -112 -60 -106Q-12 -98 0 -86Q12 -100 60 -108Q118 -114 168 -74', 5, PALETTE.coin) +
    plume(34, -104, 110, 84, band, 1, 18),
  bicorne: (pen, colour, band) =>
    mass(
      pen,
      'M-178 -34Q-150 -176 0 -186Q150 -176 178 -38Q120 -66 76 -52Q0 -74 -76 -50Q-120 -62 -178 -34Z',
      colour,
      feltHatch(Math.PI / 2, 22, 83),
      3.2,
    ) +
    line('M-170 -46Q-142 -166 0 -175Q142 -166 170 -50', 6.5, PALETTE.coin) +
    circle(70, -116, 22, band, 2.4) +
    circle(70, -116, 9, PALETTE.coin, 2) +
    line('M70 -94V-58', 6, PALETTE.coin) +
    shape(
      [-26, -13, 0, 13, 26]
        .map((x) => `M${x * 0.5} -182q${num(x * 0.9 - 8)} -26 ${num(x * 0.6)} -34q12 12 ${num(6 - x * 0.3)} 34z`)
        .join(''),
      PALETTE.white,
      1.8,
    ),
  mobCap: (pen, _colour, band) =>
    shape(
      scalloped([...arc(18, 0.93, 2.07, 92, 84, -46), [60, -62], [20, -78], [-20, -78], [-60, -62]], 10),
      PALETTE.white,
    ) +
    mass(
      pen,
      'M-84 -74Q-110 -160 -30 -176Q0 -188 36 -174Q112 -156 84 -74Q0 -104 -84 -74Z',
      PALETTE.white,
      linenHatch(0, 4, 1.3),
      2.8,
    ) +
    shape('M-86 -88Q0 -118 86 -88L84 -68Q0 -98 -84 -68Z', band, 2.2) +
    shape('M0 -112q-30 -22 -36 2q2 18 36 4q34 14 36 -4q-6 -24 -36 -2z', band, 2.2),
  headWrap: (pen, colour, band) =>
    mass(
      pen,
      'M-78 -36Q-104 -128 -40 -166Q0 -186 50 -164Q106 -124 78 -40Q40 -74 0 -74Q-44 -74 -78 -36Z',
      colour,
      [wovenHatch(-0.5, 7.6, 0.14, 0.6, 22, 0.66)],
      3,
    ) +
    line('M-72 -62Q-20 -130 70 -142M74 -70Q20 -128 -66 -138M-62 -96Q-6 -154 40 -164', 2.4) +
    shape('M6 -150Q-34 -206 -62 -186Q-54 -158 2 -140Q40 -150 72 -186Q52 -212 6 -150Z', colour, 2.8) +
    circle(4, -148, 15, band, 2.6),
  jester: (pen, colour, band) =>
    mass(
      pen,
      'M-72 -40Q-90 -130 -20 -140Q-90 -196 -150 -128Q-190 -84 -170 -30Q-150 -76 -112 -70Q-80 -62 -72 -40Z',
      colour,
      woolHatch(0.6),
      3,
    ) +
    mass(
      pen,
      'M72 -40Q92 -130 20 -140Q90 -196 150 -128Q190 -84 170 -30Q150 -76 112 -70Q80 -62 72 -40Z',
      band,
      woolHatch(-0.6),
      3,
    ) +
    mass(
      pen,
      'M-72 -38Q-84 -120 -20 -150Q-14 -188 22 -198Q12 -174 22 -150Q84 -120 72 -40Q0 -78 -72 -38Z',
      PALETTE.white,
      woolHatch(1.5),
      3,
    ) +
    line('M0 -66Q-6 -120 4 -150', 2.2) +
    bell(-170, -18) +
    bell(170, -18) +
    bell(26, -202),
  biretta: (pen, colour, band) =>
    mass(
      pen,
      'M-76 -54L-92 -132Q-60 -176 -34 -142Q0 -190 34 -142Q60 -176 94 -132L78 -54Q0 -82 -76 -54Z',
      colour,
      feltHatch(),
      3,
    ) +
    line('M-34 -142L-28 -66M34 -142L28 -66', 2, '#a89878') +
    circle(0, -172, 15, band, 2.6),
  furHat: (pen, colour) =>
    mass(pen, 'M-70 -84Q-84 -168 -30 -190Q50 -200 76 -150Q80 -110 72 -84Z', colour, woolHatch(1.3), 3) +
    shape(
      scalloped(
        [...arc(13, 0.97, 2.03, 100, 40, -56), [84, -34], [50, -44], [14, -52], [-22, -52], [-56, -42], [-86, -32]],
        9,
      ),
      '#8a6a45',
      2.6,
    ) +
    line(
      arc(18, 1.02, 1.98, 88, 26, -56)
        .map(([x, y]) => `M${num(x)} ${num(y)}q-4 8 0 15M${num(x + 6)} ${num(y + 12)}q-3 6 0 11`)
        .join(''),
      1.6,
    ) +
    circle(30, -128, 13, PALETTE.coin, 2.4),
  slouch: (pen, colour, band) =>
    turned(
      mass(pen, 'M-74 -58Q-84 -124 -44 -142Q0 -124 40 -146Q84 -124 76 -58Z', colour, feltHatch(), 3) +
        shape('M-76 -80Q0 -66 77 -80V-58Q0 -46 -75 -58Z', band, 2.2) +
        mass(
          pen,
          'M-158 -26Q-130 -84 -70 -70Q0 -56 80 -74Q150 -110 168 -92Q140 -36 80 -42Q0 -46 -70 -36Q-120 -20 -158 -26Z',
          colour,
          feltHatch(0.02, 23, 113),
          3,
        ),
      -9,
      0,
      -60,
    ),
};

const FELT = '#2f2a26';

export function hat(pen: Pen, { style, colour = FELT, band = PALETTE.softInk }: Hat): string {
  return HATS[style](pen, colour, band);
}

export function hoodBehind(pen: Pen, { colour = FELT }: Hat): string {
  return mass(
    pen,
    'M-84 150Q-150 40 -112 -60Q-80 -150 6 -168Q90 -146 114 -60Q150 40 84 150Z',
    colour,
    clothHatch(0, 1.3),
    3.2,
  );
}

export function hoodInFront(pen: Pen, { colour = FELT }: Hat): string {
  return mass(
    pen,
    'M-84 150Q-146 40 -108 -58Q-76 -146 6 -162Q90 -142 112 -58Q146 40 84 150Q84 110 62 84Q92 -30 56 -78Q0 -116 -56 -78Q-92 -30 -62 84Q-84 110 -84 150Z',
    colour,
    clothHatch(0, 1.3),
    3,
  );
}
