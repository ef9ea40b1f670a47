import type { Hatch } from '../../kit/burin.js';
import { iconAt } from '../../kit/icons/icon.js';
import { mass, tint } from '../../kit/mass.js';
import { clamp, type Point, smooth } from '../../kit/numbers.js';
import { PALETTE } from '../../kit/palette.js';
import type { Pen } from '../../kit/pen.js';
import { clouds } from '../../kit/random.js';
import { circle, ellipse, gradient, ink, line, rod, shape } from '../../kit/svg.js';
import { plate } from '../../kit/window.js';

const GABLE = 'M120 430V176H148V144H178V112H208V80H238V52H318V80H348V112H378V144H408V176H436V430Z';
const STEPS = 'M116 176H152V144H182V112H212V80H242V52H314V80H344V112H374V144H404V176H440';

function sky(pen: Pen): string {
  return (
    ink('M0 0H554V430H0Z', `url(#${pen.id}sky)`) +
    ink('M96 396H470V424H96Z', '#9db5ab') +
    line('M96 396H122M436 396H470M98 406H118M440 408H466M100 415H116', 1.8, '#1d3540') +
    tint(
      pen,
      { x: 0, y: 0, w: 554, h: 360 },
      {
        gap: 8.4,
        step: 16,
        seed: 3,
        fill: 0.56,
        jitter: 0.1,
        tolerance: 0.8,
        colour: '#3d4a4a',
        opacity: 0.8,
        tone: (x, y) => {
          const cloud = smooth(0.45, 0.56, clouds(x / 130 + 4, y / 60, 7));
          return clamp((0.2 + 0.4 * smooth(300, 0, y)) * (1 - cloud) + cloud * 0.1);
        },
      },
    )
  );
}

function windowAt(x: number, y: number, w: number, h: number): string {
  return (
    shape(`M${x} ${y}h${w}v${h}h${-w}z`, '#3a4a4c') +
    line(`M${x + w / 2} ${y}v${h}M${x} ${Math.round(y + h * 0.45)}h${w}`, 2, PALETTE.paper)
  );
}

const windows = (places: readonly Point[], w: number, h: number) =>
  places.map(([x, y]) => windowAt(x, y, w, h)).join('');

const bricks = (seed: number, tone: Hatch['tone']): Hatch => ({ gap: 8, step: 14, seed, fill: 0.5, tone });

function neighbours(pen: Pen): string {
  return (
    mass(pen, 'M-4 420V190L46 120L96 190V420Z', '#b9a078', [bricks(4, (x) => clamp(0.3 + 0.3 * smooth(80, 0, x)))]) +
    windows(
      [
        [20, 214],
        [54, 214],
        [20, 290],
        [54, 290],
      ],
      22,
      40,
    ) +
    mass(pen, 'M466 420V220H560V420Z', '#c9b48a', [bricks(5, () => 0.3)]) +
    mass(pen, 'M456 224L512 160H560V224Z', '#8e4a36', [
      { angle: 1, gap: 8, step: 10, seed: 5, fill: 0.5, tone: () => 0.4 },
    ]) +
    windows(
      [
        [486, 250],
        [524, 250],
      ],
      24,
      44,
    )
  );
}

function customsHouse(pen: Pen): string {
  const courses: Hatch[] = [
    {
      gap: 9,
      step: 14,
      seed: 6,
      fill: 0.5,
      tolerance: 0.7,
      jitter: 0.05,
      tone: (x) => clamp(0.26 + 0.42 * smooth(250, 120, x)),
    },
    { angle: 1.57, gap: 12, step: 10, seed: 7, fill: 0.4, tone: (x) => clamp(0.5 * smooth(230, 120, x)) },
  ];
  return (
    mass(pen, GABLE, '#b5573c', courses, 3.2) +
    rod(STEPS, 8, 4, PALETTE.white) +
    windows(
      [
        [160, 200],
        [356, 200],
        [160, 300],
        [356, 300],
      ],
      40,
      62,
    ) +
    shape('M236 430V330Q278 288 320 330V430Z', '#4a2f1a', 3) +
    line('M278 306V430M248 350H308M248 390H308', 2.4, PALETTE.coin) +
    shape('M226 334Q278 272 330 334L320 334Q278 290 236 334Z', PALETTE.white) +
    windowAt(254, 66, 48, 34)
  );
}

/** Hung from the crane beam, larger than life: coins against what spares you. */
function greatScales(mark: 'sword' | 'shield'): string {
  const pan = (x: number, y: number) =>
    line(`M${x} ${y}L${x - 40} ${y + 74}M${x} ${y}L${x + 40} ${y + 74}M${x} ${y}V${y + 74}`, 2.2) +
    shape(`M${x - 50} ${y + 74}H${x + 50}Q${x} ${y + 118} ${x - 50} ${y + 74}Z`, PALETTE.coin, 3);
  return (
    line('M278 122V154', 6) +
    shape('M262 116H294V128H262Z', PALETTE.leather) +
    rod('M176 186Q278 140 380 166', 11, 5, PALETTE.coin) +
    circle(278, 158, 13, PALETTE.coin, 3) +
    pan(180, 186) +
    pan(376, 166) +
    coins(
      [
        [160, 254],
        [188, 252],
        [174, 240],
      ],
      7,
    ) +
    iconAt(mark, 376, 212, 58)
  );
}

const coins = (places: readonly Point[], ry: number) =>
  places.map(([x, y]) => ellipse(x, y, 17, ry, PALETTE.coin, 2)).join('');

function quay(pen: Pen): string {
  return mass(
    pen,
    'M0 420H554V528H0Z',
    '#d3c196',
    [
      {
        gap: 11,
        step: 16,
        seed: 3,
        fill: 0.5,
        tolerance: 0.8,
        tone: (x, y) => clamp(0.22 + 0.5 * smooth(440, 528, y) + 0.3 * smooth(250, 0, x)),
      },
      { angle: 1.2, gap: 18, step: 12, seed: 5, fill: 0.3, tone: () => 0.3 },
    ],
    3,
  );
}

function chest(pen: Pen): string {
  const wood: Hatch = { gap: 9, step: 12, seed: 3, fill: 0.6, tone: (x) => clamp(0.2 + 0.5 * smooth(400, 330, x)) };
  return (
    mass(pen, 'M330 470Q336 424 400 422Q462 424 466 470V514H330Z', '#8b5a2b', [wood], 3) +
    line('M330 470H466', 3) +
    shape('M386 460H412V488H386Z', PALETTE.coin) +
    rod('M352 426V514M444 426V514', 5, 2, PALETTE.coin) +
    coins(
      [
        [350, 418],
        [376, 408],
        [404, 412],
        [430, 410],
        [446, 420],
        [390, 400],
        [418, 400],
      ],
      8,
    )
  );
}

function guard(): string {
  return (
    rod('M92 520L92 250', 7, 3, PALETTE.spar) +
    shape('M92 206L104 246L92 262L80 246Z', '#d7d5c8') +
    shape('M110 520V420Q112 396 138 396Q164 396 166 420V520Z', '#7f2417', 2.8) +
    circle(138, 376, 19, '#c8976a', 2.6) +
    shape('M104 368Q138 352 172 368Q160 346 152 344Q138 322 122 344Q114 348 104 368Z', '#2f2a26', 2.6) +
    line('M131 373v5M145 373v5M138 376l-4 8h5', 2.2) +
    line('M130 388q8 -5 16 0', 3) +
    rod('M112 440L91 421', 12, 7, '#7f2417') +
    line('M122 396L156 510', 7, PALETTE.coin)
  );
}

/** The customs house; `mark` is what the tax favours: many swords, or little influence. */
export function taxArt(pen: Pen, mark: 'sword' | 'shield'): string {
  const scene = sky(pen) + neighbours(pen) + customsHouse(pen) + greatScales(mark) + quay(pen) + chest(pen) + guard();
  return plate(pen, scene, gradient(`${pen.id}sky`, PALETTE.skyHigh, PALETTE.skyLow));
}
