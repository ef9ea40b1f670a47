import { mass } from '../mass.js';
import { num, type Point, polar, repeat, spread } from '../numbers.js';
import { PALETTE } from '../palette.js';
import { scalloped } from '../path.js';
import type { Pen } from '../pen.js';
import { random } from '../random.js';
import { line, shape } from '../svg.js';
import { type Fringe, HAIR_COLOURS, type HairColour, type HairStyle } from './looks.js';
import { hairHatch } from './materials.js';

type DrawHair = (pen: Pen, colour: HairColour) => string;

/** Points on an arc around the skull. */
export function arc(count: number, from: number, to: number, rx: number, ry: number, cy = -34): Point[] {
  return spread(count, from * Math.PI, to * Math.PI).map((angle) => polar(0, cy, angle, rx, ry));
}

const strand = (colour: HairColour) => (colour === 'black' ? '#7d6c58' : PALETTE.ink);

function curls(points: readonly Point[], colour: HairColour, size = 9): string {
  const data = points
    .map(
      ([x, y]) =>
        `M${num(x)} ${num(y)}q${size} ${-size} ${num(size * 1.6)} 0q0 ${size} ${-size} ${num(size * 0.8)}q${num(-size * 0.7)} ${num(-size * 0.3)} ${num(-size * 0.2)} ${num(-size * 0.8)}`,
    )
    .join('');
  return line(data, 1.7, strand(colour), { opacity: 0.8 });
}

const cropped: DrawHair = (pen, colour) =>
  mass(pen, 'M-76 24Q-92 -60 -56 -104Q0 -136 56 -104Q92 -60 76 24Z', HAIR_COLOURS[colour], hairHatch(colour));

const WIG: readonly Point[] = [
  [-40, -118],
  [-84, -96],
  [-112, -52],
  [-124, 0],
  [-132, 50],
  [-140, 100],
  [-138, 150],
  [-96, 176],
  [-56, 150],
  [0, 120],
  [56, 150],
  [96, 176],
  [138, 150],
  [140, 100],
  [132, 50],
  [124, 0],
  [112, -52],
  [84, -96],
  [40, -118],
];

/** Coils pressed down by a hat stand out at the sides only. */
function puffs(colour: HairColour): string {
  return [-1, 1]
    .map((side) => {
      const around = (rx: number, ry: number, count: number) =>
        spread(count + 1, 0, 2 * Math.PI)
          .slice(1)
          .map((angle) => polar(side * 70, -8, angle, rx, ry));
      return shape(scalloped(around(24, 46, 12), 7), HAIR_COLOURS[colour], 2.6) + curls(around(12, 30, 6), colour, 7);
    })
    .join('');
}

function braid(side: number, colour: HairColour): string {
  return repeat(7, (i) => {
    const x = side * (78 + i * 4);
    const y = 34 + i * 24;
    return (
      shape(
        `M${x - 13} ${y}Q${x} ${y - 18} ${x + 13} ${y}Q${x + 8} ${y + 20} ${x} ${y + 24}Q${x - 8} ${y + 20} ${x - 13} ${y}Z`,
        HAIR_COLOURS[colour],
        2.2,
      ) +
      line(
        `M${x - 5} ${y + 4}Q${x} ${y + 14} ${x} ${y + 20}M${x + 6} ${y + 2}Q${x + 2} ${y + 12} ${x} ${y + 20}`,
        1.2,
        strand(colour),
      )
    );
  });
}

function locs(colour: HairColour): string {
  const next = random(7);
  return repeat(9, (i) => {
    const lean = -1 + i / 4;
    const x = lean * 88;
    const end = 86 + next() * 44 + (Math.abs(lean) > 0.6 ? 20 : 0);
    const at = (dx: number, pull: number) => num(x + dx + lean * pull);
    return (
      shape(
        `M${at(-9, 0)} -40Q${at(-14, 16)} 30 ${at(-6, 20)} ${num(end)}Q${at(2, 20)} ${num(end + 8)} ${at(9, 20)} ${num(end)}Q${at(8, 18)} 30 ${at(9, 0)} -40Z`,
        HAIR_COLOURS[colour],
        2,
      ) + line(`M${at(-5, 10)} 6l10 4M${at(-5, 14)} 30l11 4M${at(-4, 18)} 54l11 4`, 1.3, '#7d6c58')
    );
  });
}

/** What is seen of the hair behind the head, around the point between the eyes. */
export const HAIR_BEHIND: Readonly<Record<HairStyle, DrawHair>> = {
  bald: () => '',
  cropped,
  short: cropped,
  long: (pen, colour) =>
    mass(
      pen,
      'M-66 -70Q-114 -10 -104 84Q-106 124 -62 140H62Q108 124 104 84Q114 -10 66 -70Q0 -140 -66 -70Z',
      HAIR_COLOURS[colour],
      hairHatch(colour),
    ),
  loose: (pen, colour) =>
    mass(
      pen,
      'M-60 -86Q-120 -20 -108 60Q-132 120 -110 190Q-60 170 -40 120H40Q70 176 116 192Q128 120 106 60Q120 -20 60 -86Q0 -140 -60 -86Z',
      HAIR_COLOURS[colour],
      hairHatch(colour),
    ),
  coils: (pen, colour) =>
    mass(pen, scalloped(arc(15, 0.86, 2.14, 96, 96), 13), HAIR_COLOURS[colour], [], 2.8) +
    curls([...arc(11, 0.95, 2.05, 82, 82), ...arc(8, 1.05, 1.95, 64, 74)], colour),
  puffs: (pen, colour) => cropped(pen, colour) + puffs(colour),
  locs: (pen, colour) => cropped(pen, colour) + locs(colour),
  bun: (pen, colour) =>
    mass(pen, 'M-34 -118Q-46 -176 0 -182Q46 -176 34 -118Z', HAIR_COLOURS[colour], hairHatch(colour, 0)) +
    cropped(pen, colour),
  braids: (pen, colour) => cropped(pen, colour) + braid(-1, colour) + braid(1, colour),
  wig: (pen, colour) =>
    mass(
      pen,
      scalloped(WIG, -15),
      HAIR_COLOURS[colour],
      [
        {
          angle: 0.2,
          gap: 7.4,
          step: 8,
          tolerance: 0.5,
          seed: 4,
          fill: 0.66,
          bend: (u, v) => Math.sin(u * 22 + v * 9) * 6,
          tone: (x, y) => 0.2 + 0.5 * Math.max(0, Math.min(1, (23 - x) / 150)) + 0.3 * Math.sin(y / 9 + x / 30),
        },
      ],
      3,
    ) +
    curls(
      [-104, -116, -112, 90, 102, 98].map((x, i): Point => [x, -10 + (i % 3) * 56]),
      colour,
      12,
    ),
  tail: (pen, colour) =>
    cropped(pen, colour) +
    mass(pen, 'M54 60Q84 74 88 112Q92 150 74 186Q58 164 60 126Q60 96 44 84Z', HAIR_COLOURS[colour], hairHatch(colour)) +
    shape('M52 66Q66 60 78 76L70 90Q58 78 48 84Z', PALETTE.ink, 2),
};

/** What falls over the brow. */
export const HAIR_IN_FRONT: Readonly<Record<Fringe, DrawHair>> = {
  none: () => '',
  short: (pen, colour) =>
    mass(
      pen,
      'M-70 2Q-90 -104 0 -126Q90 -104 70 2Q64 -40 44 -64Q4 -72 -30 -68Q-58 -50 -70 2Z',
      HAIR_COLOURS[colour],
      hairHatch(colour, 0.1),
    ),
  parted: (pen, colour) =>
    mass(
      pen,
      'M-70 26Q-92 -100 0 -122Q92 -100 70 26Q70 -30 8 -92Q-62 -50 -70 26Z',
      HAIR_COLOURS[colour],
      hairHatch(colour, 1.2),
    ),
  tonsure: (_pen, colour) =>
    shape('M-68 12Q-86 -40 -64 -64Q-58 -30 -62 8ZM68 12Q86 -40 64 -64Q58 -30 62 8Z', HAIR_COLOURS[colour], 2.2),
  curls: (_pen, colour) =>
    shape(
      scalloped([...arc(10, 1.02, 1.98, 70, 70, -30), [50, -56], [18, -70], [-18, -70], [-50, -56]], 9),
      HAIR_COLOURS[colour],
    ) + curls(arc(7, 1.15, 1.85, 54, 66, -26), colour, 7),
};
