import { emblemDisc } from '../emblems/disc.js';
import { mass } from '../mass.js';
import { clamp, repeat, smooth } from '../numbers.js';
import { PALETTE } from '../palette.js';
import { circle, line, rod, shape } from '../svg.js';
import { bowsprit, mast, planking, rigging } from './parts.js';
import type { DrawRig } from './rig.js';
import { foreAndAftSail } from './sails.js';

const HULL = 'M92 356Q190 404 300 404Q410 402 474 340Q482 366 466 402Q446 442 418 462L176 464Q122 428 92 356Z';
const BAND = 'M100 372Q192 420 300 420Q412 418 477 358Q480 372 473 388Q410 440 300 442Q186 442 112 394Z';
const SPRITSAIL = 'M210 96Q330 60 470 44Q490 190 452 322Q330 352 212 344Q200 220 210 96Z';
const LEEBOARD = 'M262 410Q286 402 306 412Q332 450 318 494Q296 506 276 492Q254 452 262 410Z';

function hand(x: number, y: number, coat: string, hat: string, skin: string): string {
  return (
    shape(
      `M${x - 17} ${y + 50}Q${x - 17} ${y + 14} ${x} ${y + 12}Q${x + 17} ${y + 14} ${x + 17} ${y + 50}Z`,
      coat,
      2.2,
    ) +
    circle(x, y, 11, skin, 2) +
    shape(
      `M${x - 18} ${y - 5}Q${x} ${y - 12} ${x + 18} ${y - 5}L${x + 11} ${y - 7}Q${x} ${y - 26} ${x - 11} ${y - 7}Z`,
      hat,
      1.8,
    )
  );
}

/** One mast with a spritsail and a jib, a leeboard, and two hands aboard. */
export const skiff: DrawRig = (pen, livery, band) => {
  const behind =
    bowsprit('M118 366L40 330', 6) +
    mast(204, 60, 206, 400, 10) +
    rigging('M204 70L44 330M204 76L150 384M206 90L262 398', 1.2) +
    foreAndAftSail(pen, [50, 332], [196, 92], [186, 346], { seed: 3, belly: 12, yard: false });
  const hands =
    hand(418, 340, PALETTE.softInk, PALETTE.ink, '#e2b98a') +
    hand(304, 366, PALETTE.plate, PALETTE.leather, '#7d5236') +
    rod('M430 366L500 334', 5, 1.8, PALETTE.spar);
  const leeboardHatch = {
    angle: 1.4,
    gap: 7,
    seed: 4,
    tone: (x: number) => clamp(0.2 + 0.6 * smooth(310, 265, x)),
  };
  const hull =
    mass(pen, HULL, PALETTE.wood, planking(360, 464, 400, 22), 3.4) +
    shape(BAND, band, 2.6) +
    line('M92 356Q190 404 300 404Q410 402 474 340', 4.2) +
    line('M150 440Q290 462 440 436', 1.6, PALETTE.softInk) +
    mass(pen, LEEBOARD, PALETTE.spar, [leeboardHatch], 2.8) +
    circle(284, 418, 4, PALETTE.ink);
  const sailHatch = {
    angle: 1.5,
    gap: 7.4,
    step: 11,
    tolerance: 0.5,
    seed: 8,
    fill: 0.66,
    bend: (u: number) => -26 * (1 - u * u),
    tone: (x: number, y: number) =>
      clamp(0.01 + 0.62 * smooth(390, 470, x) + 0.36 * smooth(300, 345, y) + 0.3 * smooth(240, 208, x)),
  };
  const sail =
    mass(pen, SPRITSAIL, livery.hue, [sailHatch], 3) +
    line('M214 150Q330 116 478 104M214 250Q330 244 472 226', 1.3, '#1f1b18', { opacity: 0.55 }) +
    rod('M202 330L486 32', 7, 2.6, PALETTE.spar) +
    emblemDisc(livery, 322, 206, 62) +
    rigging('M204 78L478 40', 1.3) +
    line('M452 322L432 362', 1.6) +
    line(
      repeat(8, (i) => `M204 ${108 + i * 30}l9 2`),
      2,
    );
  return {
    drawing: behind + hands + hull + sail,
    water: { left: 120, right: 470, y: 466 },
    truck: [204, 54],
    pennant: 120,
  };
};
