import { mass } from '../../../kit/mass.js';
import { num, repeat } from '../../../kit/numbers.js';
import { PALETTE } from '../../../kit/palette.js';
import type { Pen } from '../../../kit/pen.js';
import { circle, line, moved, rod, shape } from '../../../kit/svg.js';
import { cave, hide } from './grounds.js';

const mirrored = (inner: string) => `<g transform="translate(554 0) scale(-1 1)">${inner}</g>`;

function claw(pen: Pen): string {
  return (
    rod('M150 330Q96 320 92 262', 34, 26, '#b8472a') +
    mass(
      pen,
      'M92 268Q40 250 38 188Q44 130 104 112Q92 144 108 166Q124 138 152 138Q176 176 158 220Q138 262 92 268Z',
      '#c9532f',
      [hide(4)],
      3,
    ) +
    line('M104 168l8 10M116 160l4 10M96 180l10 6M128 152l2 12', 2.4)
  );
}

/** With both claws up. */
export function crab(pen: Pen): string {
  const legs = rod('M150 372Q90 360 66 430M160 396Q108 400 98 476M182 414Q146 430 148 500', 20, 14, '#b8472a');
  const eye =
    rod('M244 278Q238 250 232 238', 14, 8, '#b8472a') +
    circle(230, 228, 17, PALETTE.white, 3) +
    circle(234, 230, 7, PALETTE.ink);
  const shell = mass(
    pen,
    'M112 352Q120 268 277 262Q434 268 442 352Q430 432 277 440Q124 432 112 352Z',
    '#c9532f',
    [hide(6, 0.2), hide(7, 1.4, '#5c1a10', 0.4)],
    3.4,
  );
  const marks =
    line(
      'M180 330q30 -34 60 -10M374 330q-30 -34 -60 -10M230 388Q277 410 324 388M150 368q16 30 50 42M404 368q-16 30 -50 42',
      2.8,
    ) +
    repeat(7, (i) => circle(198 + i * 26, 300 + Math.abs(i - 3) * 5, 5, '#f0b08a', 1.6)) +
    line('M248 408h18M288 408h18', 4);
  return cave(pen, legs + mirrored(legs) + claw(pen) + mirrored(claw(pen)) + shell + eye + mirrored(eye) + marks);
}

function bat(pen: Pen, x: number, y: number, size: number, turn: number, seed: number): string {
  const wing = () =>
    mass(
      pen,
      'M8 -18Q60 -86 130 -92Q176 -84 206 -30Q176 -36 160 -8Q132 -22 112 14Q84 -6 62 34Q40 10 8 34Z',
      '#5a4a44',
      [hide(seed, 0.5, '#17110e', 0.4)],
      3,
    ) + line('M10 -8Q70 -70 130 -88L160 -10M130 -88L112 12M130 -88L62 30', 2.4);
  const body =
    mass(pen, 'M-24 -26Q-30 40 0 78Q30 40 24 -26Q0 -48 -24 -26Z', '#4a3a34', [hide(seed + 1, 1.4, '#17110e', 0.6)], 3) +
    shape('M-26 -22Q-40 -74 -30 -86Q-14 -74 -6 -50H6Q14 -74 30 -86Q40 -74 26 -22Q0 -4 -26 -22Z', '#5a4a44', 3) +
    circle(-11, -32, 6, PALETTE.uiGold, 2) +
    circle(11, -32, 6, PALETTE.uiGold, 2) +
    shape('M-10 -16L-6 -4L-2 -16ZM2 -16L6 -4L10 -16Z', PALETTE.white, 1.6) +
    line('M-12 -16H12', 2.4);
  return moved(`${wing()}<g transform="scale(-1 1)">${wing()}</g>${body}`, x, y, size, turn);
}

export function bats(pen: Pen): string {
  return cave(
    pen,
    bat(pen, 160, 190, 0.52, -16, 3) + bat(pen, 404, 212, 0.6, 12, 5) + bat(pen, 270, 350, 1.02, -3, 7),
    '#e8d7a4',
    '#5f5240',
  );
}

/** Head down, and coming. */
export function boar(pen: Pen): string {
  const legs = mass(
    pen,
    'M150 400L140 500H176L190 420ZM216 420L214 508H248L254 420ZM372 410L366 504H400L412 410ZM430 396L444 492H476L468 380Z',
    '#4a3524',
    [hide(4, 1.5)],
    3,
  );
  const body = mass(
    pen,
    'M96 352Q70 344 66 318Q70 296 110 290Q126 244 176 226Q250 170 350 186Q470 200 488 316Q490 390 438 414Q330 440 230 432Q160 430 140 396Q120 366 96 352Z',
    '#6f5236',
    [hide(6, 0.7), hide(7, 2.1, '#1f140b', 0.5)],
    3.4,
  );
  const bristles = line(
    repeat(15, (i) => `M${176 + i * 17} ${num(224 - Math.sin((i / 14) * Math.PI) * 38)}l${-10 + i * 0.4} -30`),
    4,
  );
  const head =
    shape('M168 240L166 188L206 222Z', '#5a4028', 3) +
    shape('M60 318Q54 292 84 286Q104 292 104 322Q98 350 74 346Q62 340 60 318Z', '#a3785a', 3) +
    circle(74, 314, 5, PALETTE.ink) +
    circle(90, 318, 5, PALETTE.ink) +
    circle(150, 284, 10, PALETTE.uiGold, 3) +
    circle(148, 286, 4, PALETTE.ink) +
    line('M132 268L166 272M104 348Q130 366 156 358', 4) +
    shape('M112 352Q96 330 104 296Q118 318 134 350ZM140 356Q132 336 138 314Q150 332 158 352Z', PALETTE.white, 2.6);
  const tail = line('M486 306Q520 300 512 268q-12 -10 -18 6', 6);
  return cave(pen, tail + legs + bristles + body + head);
}

/** Three coils and a tongue. */
export function python(pen: Pen): string {
  const coil = (y: number, rx: number, ry: number, seed: number) =>
    mass(
      pen,
      `M${277 - rx} ${y}Q${277 - rx} ${y - ry * 1.3} 277 ${y - ry * 1.3}Q${277 + rx} ${y - ry * 1.3} ${277 + rx} ${y}Q${277 + rx} ${y + ry * 1.3} 277 ${y + ry * 1.3}Q${277 - rx} ${y + ry * 1.3} ${277 - rx} ${y}Z`,
      '#7f8c52',
      [hide(seed, 1.3, '#24300f', 0.7)],
      3.4,
    ) +
    shape(
      repeat(7, (i) => {
        const x = 277 - rx * 0.78 + (i * rx * 1.56) / 6;
        const drop = Math.sqrt(Math.max(0, 1 - ((x - 277) / rx) ** 2)) * ry * 0.62;
        return `M${num(x - 20)} ${num(y + drop)}l20 -18l20 18l-20 18z`;
      }),
      '#4a3a1c',
      2.2,
    );
  const neck = mass(
    pen,
    'M236 300Q180 220 226 150Q262 98 330 104L346 158Q292 152 280 190Q272 240 330 300Z',
    '#8a9858',
    [hide(8, 0.4, '#24300f', 0.6)],
    3.4,
  );
  const head =
    rod('M436 176Q470 182 488 168M470 179Q482 190 490 196', 7, 3.4, PALETTE.wax) +
    mass(
      pen,
      'M312 96Q360 74 416 112Q450 140 444 172Q400 196 344 178Q304 160 312 96Z',
      '#8a9858',
      [hide(9, 0.3, '#24300f', 0.5)],
      3.4,
    ) +
    circle(376, 122, 12, PALETTE.uiGold, 3) +
    shape('M374 112q5 10 2 20q-6 -10 -2 -20z', PALETTE.ink, 1) +
    line('M446 160Q400 172 350 152', 3) +
    circle(428, 140, 3.6, PALETTE.ink);
  const spots = shape(
    'M222 230l16 -20l16 20l-16 20zM232 178l15 -18l14 18l-14 18zM270 134l16 -14l14 16l-16 12z',
    '#4a3a1c',
    2.2,
  );
  return cave(
    pen,
    coil(440, 190, 46, 3) + coil(378, 156, 42, 5) + neck + coil(322, 112, 34, 7) + spots + head,
    '#e4e0b4',
    '#6f7550',
  );
}
