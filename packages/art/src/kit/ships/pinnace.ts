import { emblemDisc } from '../emblems/disc.js';
import { mass } from '../mass.js';
import { PALETTE } from '../palette.js';
import { line, shape } from '../svg.js';
import { bowsprit, cabinWindows, fightingTop, gunPorts, mast, pennant, planking, rigging } from './parts.js';
import type { DrawRig } from './rig.js';
import { foreAndAftSail, squareSail } from './sails.js';

const HULL =
  'M100 352Q146 374 212 382Q300 392 376 376L378 354Q418 350 458 328L452 372Q444 420 428 452L188 456Q152 428 140 394Q128 368 100 352Z';
const BAND =
  'M120 368Q160 388 214 396Q300 406 378 392Q420 384 456 362L452 384Q420 406 377 414Q300 428 212 416Q166 408 136 390Z';

/** Two masts: square main, lateen aft, a great jib. */
export const pinnace: DrawRig = (pen, livery, band) => {
  const behind =
    bowsprit('M120 362L30 292') +
    mast(232, 48, 236, 388, 9) +
    mast(392, 150, 394, 372, 7) +
    rigging('M232 58L34 294M232 58L130 360M232 60L330 378M392 158L240 210M392 158L452 340') +
    foreAndAftSail(pen, [38, 296], [226, 84], [176, 330], { seed: 3, belly: 10, yard: false });
  const hull =
    mass(pen, HULL, PALETTE.wood, planking(352, 456, 390, 16), 3.2) +
    shape(BAND, band, 2.6) +
    gunPorts(4, 206, 46, (x) => 434 - ((x - 290) / 130) ** 2 * 8, livery.hue, 0.9) +
    line('M378 364Q418 360 455 340M100 352q-14 -4 -20 -12q12 -2 28 6', 2.4) +
    cabinWindows(3, 412, 352, 12, -5, 7, 10);
  const sails =
    foreAndAftSail(pen, [318, 338], [500, 112], [476, 322], { seed: 6, belly: 14 }) +
    squareSail(pen, 232, 72, 116, 96, { belly: 0.9, seed: 5 }) +
    squareSail(pen, 234, 196, 190, 150, { fill: livery.hue, belly: 1.2 }) +
    emblemDisc(livery, 228, 268, 54) +
    fightingTop(233, 180, 46) +
    pennant(392, 146, 60, livery.hue);
  return {
    drawing: behind + hull + sails,
    water: { left: 130, right: 460, y: 460 },
    truck: [232, 40],
    pennant: 118,
  };
};
