import { repeat } from '../numbers.js';
import { PALETTE } from '../palette.js';
import { line, shape } from '../svg.js';

/** Sepia, so that it stays behind the sitter. */
export const SEPIA = '#4a3a28';
const WALL = '#cdbb8f';
const SAIL = '#e9dcb8';
const CURTAIN = '#9c3b2a';

const wall = (data: string, fill = WALL) => shape(data, fill, 2.2, SEPIA);
const stroke = (data: string, width: number) => line(data, width, SEPIA);

const books = (xs: readonly number[], y: number, first: number, step: number) =>
  wall(xs.map((x, i) => `M${x} ${y}v${-(first + i * step)}h22v${first + i * step}z`).join(''), '#c2ab7c');

/** Where a sitter may be found. */
export const BACKGROUNDS = {
  shelves: () =>
    stroke('M36 200H176M30 290H160M400 200H520M410 290H524', 5) +
    books([60, 92, 124], 200, 34, 8) +
    books([430, 464, 496], 200, 50, -8),
  masts: () =>
    stroke('M108 60V420M84 130H136M78 200H142M450 90V420M424 150H478M420 220H482', 4) +
    stroke('M108 70L60 330M108 70L160 330M450 100L400 330M450 100L500 330M60 330L108 70', 1.4) +
    wall('M86 134Q70 164 80 196H138Q146 162 134 134ZM426 154Q412 184 422 216H480Q486 182 476 154Z', SAIL),
  window: () =>
    wall('M390 300V150Q438 84 486 150V300Z', '#dfe0cc') +
    stroke('M438 104V300M390 170H486M390 215H486M390 260H486', 2.4),
  church: () =>
    wall('M60 400V250L96 180L132 250V400Z') +
    stroke('M96 180V140M82 154H110', 5) +
    shape('M84 300Q96 270 108 300V340H84Z', SEPIA, 1, SEPIA),
  column: () =>
    wall('M52 470V140H118V470Z', '#d6c598') +
    stroke('M66 150V466M82 150V466M100 150V466M44 140H126M40 126H130', 3) +
    wall('M528 60Q420 90 440 210Q470 260 460 360L540 380Z', CURTAIN) +
    line('M500 80Q452 140 480 240Q496 300 488 370M520 80Q484 150 504 250', 2, '#5c1a10'),
  barrel: () =>
    wall('M408 250Q470 232 520 250V400Q470 420 408 400Z', '#b79a66') +
    stroke('M406 280Q466 264 522 280M406 372Q466 390 522 372M440 246V408M480 246V408', 2.4) +
    wall('M452 330h22v10h-8v20h-8v-20h-6z', PALETTE.coin) +
    stroke('M380 160H524', 6) +
    wall(
      repeat(3, (i) => `M${400 + i * 40} 160v-34h24v34z`),
      '#c2ab7c',
    ),
  gulls: () =>
    stroke(
      'M70 150q16 -16 30 0q14 -16 30 0M110 220q12 -12 22 0q10 -12 22 0M60 270q10 -10 18 0q9 -10 18 0M400 100q14 -14 26 0q12 -14 26 0',
      4,
    ) + stroke('M26 380H528', 3),
  quay: () =>
    stroke('M30 330H524', 3) +
    wall('M60 330V230L84 206L108 230V330ZM112 330V250H160V330Z') +
    stroke('M430 330V150M404 190H456M398 250H462', 3) +
    wall('M406 194Q396 220 402 246H460Q464 218 454 194Z', SAIL),
  smoke: () =>
    line(
      'M420 150q-30 -30 10 -50q30 20 60 0M400 230q-26 -34 24 -52q40 26 76 -6M60 230q30 -26 50 4q26 -16 40 10',
      4,
      PALETTE.paper,
      { opacity: 0.8 },
    ),
  palms: () =>
    stroke('M96 420Q84 320 104 236M470 420Q482 340 462 262', 7) +
    line(
      'M104 236q-40 -22 -62 10M104 236q36 -26 60 4M104 236q-20 -36 -50 -30M104 236q22 -34 48 -26M462 262q-40 -20 -58 10M462 262q36 -22 58 8M462 262q-18 -34 -46 -28M462 262q20 -34 46 -24',
      7,
      '#5c6b4a',
    ),
  curtain: () =>
    wall('M26 60Q120 100 96 220Q84 320 60 400L20 380Z', CURTAIN) +
    line('M50 90Q90 180 60 320M40 120Q66 200 40 320', 2, '#5c1a10'),
  cottage: () =>
    wall('M66 330L120 276L178 330V396H66Z', PALETTE.plate) +
    shape('M52 336L120 266L192 336L178 340L120 288L66 342Z', PALETTE.wax, 2.6) +
    shape('M108 356h26v40h-26zM80 348h16v18h-16zM148 348h16v18h-16z', PALETTE.softInk, 2) +
    wall('M148 292V264H162V306', '#c9a06a') +
    line('M155 258q-12 -14 2 -24t0 -26', 3, PALETTE.white),
} satisfies Record<string, () => string>;

export type Background = keyof typeof BACKGROUNDS;
