import { mass } from '../../../kit/mass.js';
import { num, repeat } from '../../../kit/numbers.js';
import { PALETTE } from '../../../kit/palette.js';
import type { Pen } from '../../../kit/pen.js';
import { circle, ellipse, line, shape } from '../../../kit/svg.js';
import { cave, hide, outOfTheSea } from './grounds.js';

/** Jaws first, out of the reeds. */
export function crocodile(pen: Pen): string {
  const body = mass(
    pen,
    'M300 300Q400 250 560 268V480Q420 470 330 430Q290 380 300 300Z',
    '#6f7d4e',
    [hide(4, 0.4, '#1d2610'), hide(5, 1.8, '#1d2610', 0.4)],
    3.4,
  );
  const upper = mass(
    pen,
    'M64 214Q110 184 190 214Q250 196 296 214Q352 240 356 320Q330 352 270 332Q160 300 76 258Q52 240 64 214Z',
    '#7d8c58',
    [hide(6, 0.5, '#1d2610')],
    3.4,
  );
  const lower = mass(
    pen,
    'M352 322Q340 420 250 436Q150 440 74 392Q60 374 82 366Q170 388 262 360Q300 346 352 322Z',
    '#7d8c58',
    [hide(7, 0.2, '#1d2610')],
    3.4,
  );
  const throat = shape(
    'M82 262Q180 306 276 336Q320 346 348 326Q300 352 262 362Q170 388 84 366Q150 330 82 262Z',
    '#8c3b2c',
    2.4,
  );
  const teeth = shape(
    repeat(
      8,
      (i) =>
        `M${num(92 + i * 25)} ${num(266 + i * 8.6)}l9 28l11 -22zM${num(96 + i * 24)} ${num(370 + Math.sin(i * 0.5) * 6)}l9 -26l11 26z`,
    ),
    PALETTE.white,
    2.2,
  );
  const eye =
    shape('M232 214Q236 176 276 178Q308 184 306 222Z', '#7d8c58', 3) +
    circle(272, 204, 13, PALETTE.uiGold, 3) +
    shape('M272 192q5 12 0 24q-5 -12 0 -24z', PALETTE.ink, 1);
  const ridge = shape(
    repeat(7, (i) => `M${330 + i * 32} ${num(276 - i * 4)}l16 -30l18 26z`),
    '#5a6840',
    2.6,
  );
  const reeds =
    line('M40 528Q56 420 34 330M70 528Q76 440 96 400M500 528Q496 380 520 300M470 528Q466 450 452 420', 6, '#5c6b3a') +
    ellipse(34, 320, 9, 30, '#7a5230', 2.4) +
    ellipse(520, 290, 9, 30, '#7a5230', 2.4);
  return cave(
    pen,
    body + ridge + throat + teeth + upper + lower + teeth + eye + circle(86, 222, 6, PALETTE.ink) + reeds,
    '#e6e4ba',
    '#7d8660',
  );
}

/** He does not like to be looked at. */
export function ape(pen: Pen): string {
  const fur = (data: string, seed: number, angle: number) =>
    mass(pen, data, '#4a4038', [hide(seed, angle, '#120d09'), hide(seed + 1, angle + 0.8, '#8a7a66', 0.1)], 3.4);
  return cave(
    pen,
    fur('M40 540Q20 400 70 330Q120 256 210 250H344Q434 256 484 330Q534 400 514 540Z', 3, 1.3) +
      mass(
        pen,
        'M190 400Q210 350 277 350Q344 350 364 400Q350 500 277 506Q204 500 190 400Z',
        '#7d6c5c',
        [hide(5, 0.2)],
        2.6,
      ) +
      line('M277 356V500M214 430Q240 446 264 432M340 430Q314 446 290 432', 2.6) +
      fur('M150 232Q140 96 277 82Q414 96 404 232Q396 330 277 340Q158 330 150 232Z', 7, 1.5) +
      shape('M146 220Q110 200 118 244Q128 276 158 268ZM408 220Q444 200 436 244Q426 276 396 268Z', '#8f7c68', 3) +
      mass(
        pen,
        'M196 190Q230 168 277 190Q324 168 358 190Q372 226 344 244Q364 316 277 322Q190 316 210 244Q182 226 196 190Z',
        '#9a8672',
        [hide(9, 0.3)],
        3,
      ) +
      line('M192 186Q236 164 272 196M362 186Q318 164 282 196', 8) +
      circle(236, 214, 12, PALETTE.uiGold, 3) +
      circle(318, 214, 12, PALETTE.uiGold, 3) +
      circle(238, 215, 5, PALETTE.ink) +
      circle(316, 215, 5, PALETTE.ink) +
      line('M256 254q8 10 14 2M298 254q-8 10 -14 2M262 236Q277 246 292 236', 4) +
      shape('M222 282Q277 262 332 282Q320 312 277 312Q234 312 222 282Z', '#5c1a10', 3) +
      shape(
        'M232 281L240 300L250 277ZM322 281L314 300L304 277ZM258 276h12v10h-12zM284 276h12v10h-12z',
        PALETTE.white,
        1.8,
      ),
    '#ddd6b0',
    '#66684c',
  );
}

/** One eye, and it has seen you. */
export function cyclops(pen: Pen): string {
  return cave(
    pen,
    mass(pen, 'M30 540Q40 420 150 400H404Q514 420 524 540Z', '#6a5138', [hide(3, 1.2)], 3.4) +
      shape('M180 404Q240 470 277 470Q314 470 374 404L400 440Q330 520 277 520Q224 520 154 440Z', '#c9b48a', 3) +
      mass(
        pen,
        'M146 250Q132 96 277 84Q422 96 408 250Q410 390 330 436Q277 456 224 436Q144 390 146 250Z',
        '#c8976a',
        [hide(5, 0.9, '#3f220f'), hide(6, 2.2, '#3f220f', 0.4)],
        3.4,
      ) +
      shape('M148 250Q112 226 116 276Q126 316 156 304ZM406 250Q442 226 438 276Q428 316 398 304Z', '#b5835a', 3) +
      shape('M190 232Q277 150 364 232Q277 306 190 232Z', PALETTE.white, 3.4) +
      circle(280, 230, 36, '#7f8c52', 3) +
      circle(280, 230, 17, PALETTE.ink) +
      circle(292, 218, 6, PALETTE.white) +
      line('M178 190Q277 118 376 190', 12) +
      line('M190 246Q277 318 364 246M214 142Q277 122 340 142', 2.4) +
      line('M262 286Q250 320 260 330Q277 340 294 330Q304 320 292 286', 3.4) +
      shape('M206 366Q277 344 348 366Q330 402 277 404Q224 402 206 366Z', '#5c1a10', 3) +
      shape(
        'M224 364h18v16h-18zM248 359h20v18h-20zM286 359h20v18h-20zM236 399L246 378L258 402ZM306 401L316 380L328 394Z',
        PALETTE.white,
        2,
      ) +
      shape('M250 92Q262 40 277 34Q296 44 306 92Q277 76 250 92Z', '#4a2f1a', 3),
    '#e4d6ae',
    '#7a684a',
  );
}

/** Eight arms, and a ship in one of them. */
export function octopus(pen: Pen): string {
  const arm = (data: string, seed: number) => mass(pen, data, '#a3544a', [hide(seed, 0.8, '#3a1410', 0.6)], 3);
  const suckers = (points: readonly (readonly [number, number])[]) =>
    points.map(([x, y]) => circle(x, y, 7, '#e6bfa8', 2)).join('');
  return outOfTheSea(
    pen,
    arm('M190 430Q90 420 70 310Q66 220 120 196Q152 196 146 226Q112 234 116 300Q130 370 220 380Z', 3) +
      arm('M364 430Q464 420 484 300Q490 190 430 160Q396 156 400 188Q440 206 436 292Q424 366 334 380Z', 4) +
      arm('M150 460Q40 470 20 400Q16 366 40 368Q56 420 160 420Z', 5) +
      arm('M404 460Q514 470 534 400Q538 366 514 368Q498 420 394 420Z', 6) +
      mass(
        pen,
        'M166 430Q150 330 170 250Q160 110 277 96Q394 110 384 250Q404 330 388 430Q330 470 277 462Q224 470 166 430Z',
        '#b8604f',
        [hide(7, 1.2, '#3a1410'), hide(8, 2.4, '#3a1410', 0.4)],
        3.4,
      ) +
      suckers([
        [100, 300],
        [104, 268],
        [112, 338],
        [134, 366],
        [456, 290],
        [450, 250],
        [446, 334],
        [424, 362],
      ]) +
      circle(226, 300, 30, PALETTE.uiGold, 3.4) +
      circle(328, 300, 30, PALETTE.uiGold, 3.4) +
      shape('M204 298Q226 290 248 298Q226 312 204 298ZM306 298Q328 290 350 298Q328 312 306 298Z', PALETTE.ink, 1) +
      line('M192 262Q226 248 254 276M362 262Q328 248 300 276', 7) +
      repeat(9, (i) =>
        circle(214 + (i % 3) * 60 + (i % 2) * 12, 140 + Math.floor(i / 3) * 34, 9 - (i % 3) * 2, '#8c3f36', 1.6),
      ) +
      line('M244 364Q277 380 310 364', 4) +
      shape('M92 176L134 166L156 196L96 206Z', PALETTE.wood, 2.6) +
      line('M124 172L114 110', 4) +
      shape('M114 112Q140 118 150 140L122 150Z', PALETTE.white, 2.2),
    3,
  );
}

/** It goes on for as long as the story is told. */
export function serpent(pen: Pen): string {
  const hump = (x: number, w: number, h: number, seed: number) =>
    mass(
      pen,
      `M${x} 460Q${x + w * 0.06} ${460 - h} ${x + w * 0.5} ${460 - h}Q${x + w * 0.94} ${460 - h} ${x + w} 460H${x + w * 0.7}Q${x + w * 0.68} ${460 - h * 0.55} ${x + w * 0.5} ${460 - h * 0.55}Q${x + w * 0.32} ${460 - h * 0.55} ${x + w * 0.3} 460Z`,
      '#5f8a6a',
      [hide(seed, 1.3, '#12301f', 0.6)],
      3.2,
    ) +
    shape(
      repeat(
        4,
        (i) => `M${num(x + w * (0.3 + i * 0.1))} ${num(460 - h * (0.97 - Math.abs(i - 1.5) * 0.02))}l8 -22l12 22z`,
      ),
      '#3f6b4c',
      2,
    );
  return outOfTheSea(
    pen,
    hump(400, 120, 110, 3) +
      hump(276, 160, 190, 4) +
      mass(
        pen,
        'M150 470Q110 380 150 280Q176 214 150 180L214 150Q270 220 236 306Q214 376 250 470Z',
        '#6f9a78',
        [hide(5, 0.5, '#12301f', 0.7)],
        3.4,
      ) +
      line('M176 440Q150 376 180 300Q204 236 186 200', 2.4, PALETTE.white, { opacity: 0.8 }) +
      line('M186 430l40 6M176 400l42 6M174 368l44 4M180 336l44 4M190 304l42 2M200 272l38 0M204 240l32 -4', 2.4) +
      shape('M212 150Q262 130 276 96Q284 140 252 186Q262 214 290 220Q252 240 226 214Z', '#3f6b4c', 3) +
      mass(
        pen,
        'M40 176Q60 130 110 122Q150 70 206 96Q246 124 230 178Q206 214 158 206Q110 220 72 250Q52 240 66 214Q92 200 112 188Q72 196 40 176Z',
        '#6f9a78',
        [hide(6, 0.3, '#12301f', 0.6)],
        3.4,
      ) +
      shape('M78 190l6 18l12 -22zM104 182l6 16l10 -20zM80 226l-4 -16l14 6zM104 212l-2 -16l14 8z', PALETTE.white, 2) +
      circle(166, 130, 15, PALETTE.uiGold, 3) +
      shape('M166 118q6 12 0 24q-6 -12 0 -24z', PALETTE.ink, 1) +
      line('M142 112L186 108', 6) +
      circle(64, 164, 4, PALETTE.ink) +
      line('M66 226Q40 240 30 262M48 246q-14 0 -22 -6', 4, PALETTE.wax),
    5,
  );
}

/** It lives in what would burn anybody else. */
export function salamander(pen: Pen): string {
  const flame = (x: number, y: number, w: number, h: number) =>
    shape(
      `M${x} ${y}Q${x - w} ${y - h * 0.4} ${x - w * 0.3} ${y - h * 0.66}Q${x - w * 0.1} ${y - h * 0.5} ${x} ${y - h}Q${x + w * 0.2} ${y - h * 0.6} ${x + w * 0.5} ${y - h * 0.72}Q${x + w} ${y - h * 0.3} ${x} ${y}Z`,
      '#e8842c',
      2.4,
    ) +
    shape(
      `M${x} ${y}Q${x - w * 0.4} ${y - h * 0.2} ${x} ${y - h * 0.5}Q${x + w * 0.4} ${y - h * 0.2} ${x} ${y}Z`,
      PALETTE.uiGold,
      1.6,
    );
  const leg = (data: string, seed: number) => mass(pen, data, '#3a2f2a', [hide(seed, 1, '#0d0907', 0.5)], 3);
  const spots = [
    [196, 250, 22],
    [254, 262, 16],
    [292, 300, 24],
    [300, 360, 18],
    [262, 402, 20],
    [204, 420, 14],
    [150, 214, 12],
    [330, 326, 10],
  ] as const;
  return cave(
    pen,
    flame(110, 500, 60, 250) +
      flame(440, 500, 70, 330) +
      flame(350, 250, 46, 150) +
      leg('M190 280Q120 300 100 350L70 346L80 366L62 374L90 384L96 404L112 386Q150 330 214 316Z', 3) +
      leg('M300 286Q360 250 372 200L346 186L370 176L372 154L390 170L412 160L404 184Q400 270 322 322Z', 4) +
      leg('M290 400Q350 410 372 456L354 480L380 474L392 494L402 470L424 466L402 448Q370 380 300 368Z', 5) +
      mass(
        pen,
        'M100 190Q96 140 150 136Q206 136 226 186Q300 216 336 290Q360 380 290 428Q220 470 140 452Q96 436 100 470Q60 440 96 416Q160 420 216 404Q276 380 262 330Q240 282 184 266Q112 250 100 190Z',
        '#3a2f2a',
        [hide(6, 0.6, '#0d0907', 0.6)],
        3.4,
      ) +
      spots.map(([x, y, r]) => ellipse(x, y, r, r * 0.72, PALETTE.coin, 2.4)).join('') +
      circle(136, 168, 12, PALETTE.wax, 3) +
      circle(182, 160, 12, PALETTE.wax, 3) +
      circle(138, 169, 4.6, PALETTE.ink) +
      circle(181, 161, 4.6, PALETTE.ink) +
      line('M106 206Q150 232 204 200', 3.4, PALETTE.uiGold) +
      flame(206, 520, 40, 120) +
      flame(300, 524, 50, 90),
    '#f6b45c',
    '#8c3318',
  );
}
