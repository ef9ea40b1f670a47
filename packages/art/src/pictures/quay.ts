import { mass, tint } from '../kit/mass.js';
import { clamp, hill, type Point, pair, repeat, smooth } from '../kit/numbers.js';
import { PALETTE } from '../kit/palette.js';
import { type Lod, penFor } from '../kit/pen.js';
import { clouds, noise } from '../kit/random.js';
import { clipPath, clipped, ellipse, gradient, group, ink, line, rope, shape, svgDocument } from '../kit/svg.js';

const SIZE = { w: 640, h: 360 };

/** One turn of a rope, with its lay. */
function turn(x: number, y: number, rx: number, ry: number): string {
  const data = `M${x - rx} ${y}Q${x - rx} ${y - ry} ${x} ${y - ry}Q${x + rx} ${y - ry} ${x + rx} ${y}Q${x + rx} ${y + ry} ${x} ${y + ry}Q${x - rx} ${y + ry} ${x - rx} ${y}Z`;
  return rope(data, 17);
}

function coil(x: number, y: number): string {
  const turns = repeat(4, (i) => turn(x, y - i * 12, 74 - i * 2, 25));
  const end = `M${x + 60} ${y + 12}Q${x + 110} ${y + 30} ${x + 150} ${y + 14}T${x + 214} ${y + 24}`;
  return (
    ellipse(x + 4, y + 16, 96, 26, PALETTE.ink, 0, { opacity: 0.3 }) +
    rope(end, 15) +
    turns +
    ellipse(x, y - 36, 44, 12, '#3a2a1a', 3) +
    turn(x, y - 38, 54, 15)
  );
}

function bollard(id: string, lod: Lod, x: number, y: number): string {
  const pen = penFor(id, lod);
  const iron = {
    angle: Math.PI / 2,
    gap: 5.6,
    step: 8,
    seed: 4,
    fill: 0.7,
    colour: '#b9b6a6',
    tone: (px: number) => clamp(0.75 * hill(px, x + 16, 12)),
  };
  return (
    ellipse(x + 2, y + 4, 52, 13, PALETTE.ink, 0, { opacity: 0.35 }) +
    mass(
      pen,
      `M${x - 32} ${y}Q${x - 24} ${y - 40} ${x - 26} ${y - 76}H${x + 26}Q${x + 24} ${y - 40} ${x + 32} ${y}Q${x} ${y + 14} ${x - 32} ${y}Z`,
      '#3f4444',
      [iron],
      3.2,
    ) +
    mass(
      pen,
      `M${x - 40} ${y - 76}Q${x - 42} ${y - 104} ${x} ${y - 108}Q${x + 42} ${y - 104} ${x + 40} ${y - 76}Q${x} ${y - 64} ${x - 40} ${y - 76}Z`,
      '#4b5050',
      [iron],
      3.2,
    ) +
    repeat(3, (i) => {
      const loop = `M${x - 30 - i} ${y - 46 + i * 12}Q${x} ${y - 34 + i * 12} ${x + 30 + i} ${y - 46 + i * 12}`;
      return rope(loop, 12);
    })
  );
}

function gull(x: number, y: number, s: number): string {
  return line(`M${x} ${y}q${s * 0.5} ${-s * 0.5} ${s} 0q${s * 0.5} ${-s * 0.5} ${s} 0`, 2.6);
}

/** An empty table: a quay with a coil of rope. A game lends the ship far out, which is drawn small: `sail` is 554 x 528. */
export function quayPicture(sail: string, width: number = SIZE.w, id = 'quay', lod: Lod = 'l'): string {
  const pen = penFor(id, lod);
  const horizon = 168;
  const edge: Point[] = [
    [0, 244],
    [210, 236],
    [430, 232],
    [640, 226],
  ];
  const quay = `M${edge.map(pair).join('L')}V360H0Z`;
  const bank = (x: number, y: number) => smooth(0.45, 0.57, clouds(x / 150, y / 44, 11));
  const scene =
    ink(`M0 0H640V${horizon + 2}H0Z`, `url(#${id}sky)`) +
    tint(
      pen,
      { x: 0, y: 0, w: 640, h: horizon - 4 },
      {
        gap: 7.4,
        step: 14,
        seed: 5,
        jitter: 0.1,
        fill: 0.52,
        tolerance: 0.7,
        colour: '#3d4a4a',
        opacity: 0.8,
        tone: (x, y) => (0.14 + 0.4 * smooth(160, 0, y)) * (1 - bank(x, y)) - 0.02,
      },
    ) +
    shape('M0 168V154Q40 148 74 152L78 132L84 118L90 132V150L110 146Q150 152 190 168Z', '#8ea39a', 1.6) +
    ink(`M0 ${horizon}H640V260H0Z`, `url(#${id}sea)`) +
    tint(
      pen,
      { x: 0, y: horizon + 3, w: 640, h: 84 },
      {
        gap: 7,
        step: 7,
        seed: 9,
        fill: 0.7,
        tolerance: 0.7,
        colour: '#1d3540',
        opacity: 0.9,
        bend: (u, v) => Math.sin(u * 30 + v * 30) * 2.2,
        tone: (x, y) => 0.1 + (0.3 * (y - horizon)) / 80 + 0.5 * (clouds(x / 40, y / 9, 21) - 0.44),
      },
    ) +
    group(sail, { transform: 'translate(452 82) scale(.2)' }) +
    gull(250, 62, 14) +
    gull(292, 84, 10) +
    gull(560, 50, 11) +
    mass(
      pen,
      quay,
      '#c6ab78',
      [
        {
          gap: 8,
          step: 14,
          seed: 3,
          angle: -0.03,
          fill: 0.55,
          tolerance: 0.7,
          tone: (x, y) =>
            clamp(0.16 + 0.4 * smooth(270, 360, y) + 0.3 * smooth(300, 0, x) + 0.3 * (noise(x / 60, y / 5, 7) - 0.5)),
        },
      ],
      3.4,
    ) +
    line('M0 276L640 262M0 316L640 306M120 240L86 360M300 234L296 360M480 230L520 360', 2.6) +
    line('M0 250L640 232', 5, PALETTE.ink, { opacity: 0.25 }) +
    bollard(`${id}bollard`, lod, 452, 292) +
    coil(230, 308);
  const defs =
    clipPath(`${id}frame`, 'M0 0H640V360H0Z') +
    gradient(`${id}sky`, PALETTE.skyHigh, PALETTE.skyLow) +
    gradient(`${id}sea`, PALETTE.seaLight, PALETTE.seaDark);
  const height = Math.round((width * SIZE.h) / SIZE.w);
  return svgDocument(
    `<defs>${defs}</defs>${clipped(`${id}frame`, scene)}${line('M1.5 1.500H638.500V358.500H1.500Z', 3)}`,
    width,
    height,
    '0 0 640 360',
  );
}
