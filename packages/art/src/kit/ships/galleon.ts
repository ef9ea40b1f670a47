import { emblemDisc } from '../emblems/disc.js';
import { mass } from '../mass.js';
import { PALETTE } from '../palette.js';
import { ink, line, shape } from '../svg.js';
import { bowsprit, cabinWindows, fightingTop, gunPorts, mast, pennant, planking, rigging } from './parts.js';
import type { DrawRig } from './rig.js';
import { foreAndAftSail, squareSail } from './sails.js';

const HULL =
  'M30 318Q62 322 74 324L70 282L80 274H168L172 300Q250 322 318 306L320 284L394 276L396 232L450 224L454 180L516 168Q520 240 506 320Q496 400 474 454L152 456Q114 424 104 376Q66 352 30 318Z';
const BAND =
  'M84 338Q130 354 172 360Q250 372 320 356Q420 336 512 296L509 322Q420 364 320 382Q250 396 168 382Q126 372 98 360Z';

/** Four masts, two of them lateens, and high castles. */
export const galleon: DrawRig = (pen, livery, band) => {
  const behind =
    bowsprit('M96 318L8 236', 8) +
    mast(132, 66, 134, 320, 10) +
    mast(238, 28, 240, 340, 12) +
    mast(372, 96, 370, 320) +
    mast(458, 120, 456, 250, 7) +
    rigging(
      'M132 72L12 238M238 36L134 130M238 36L150 316M372 104L242 200M458 126L374 220M132 100L196 330M238 60L330 330',
    );
  const hull =
    mass(pen, HULL, PALETTE.wood, planking(240, 456, 430, 14), 3.4) +
    shape(BAND, band, 2.6) +
    line('M92 350Q130 362 172 371Q250 383 320 369Q420 350 510 308', 1.6, livery.ink, { opacity: 0.8 }) +
    shape('M72 292L172 296L172 306L73 304ZM320 296L516 244V256L320 308ZM398 248L517 216V226L398 258Z', livery.hue, 2) +
    line('M319 306V284M396 280V232M454 226V180M70 282H170M320 284L394 276M396 232L450 224M454 180L516 168', 2.6) +
    cabinWindows(5, 410, 266, 19, -5, 10, 14) +
    cabinWindows(3, 466, 200, 16, -3, 8, 12) +
    ink('M88 280h8v11h-8zM108 280h8v11h-8zM128 280h8v11h-8zM148 280h8v11h-8z') +
    gunPorts(8, 160, 38, (x) => 422 - ((x - 300) / 170) ** 2 * 12, PALETTE.softInk, 1.1) +
    gunPorts(4, 330, 36, (x) => 334 - (x - 330) * 0.26, PALETTE.softInk, 0.9);
  const sails =
    foreAndAftSail(pen, [412, 196], [520, 62], [504, 168], { seed: 4, belly: 8 }) +
    foreAndAftSail(pen, [306, 262], [440, 74], [432, 232], { seed: 5, belly: 12 }) +
    squareSail(pen, 132, 90, 84, 68, { belly: 0.7, seed: 6 }) +
    squareSail(pen, 132, 180, 116, 90, { belly: 0.9, seed: 7 }) +
    squareSail(pen, 238, 56, 104, 84, { belly: 0.8, seed: 8 }) +
    squareSail(pen, 238, 166, 166, 132, { fill: livery.hue, belly: 1.1, hatch: '#8d8270' });
  const fittings =
    emblemDisc(livery, 232, 232, 50) +
    fightingTop(132, 168, 44) +
    fightingTop(238, 150, 54) +
    pennant(132, 62, 64, livery.hue) +
    pennant(372, 92, 50, livery.hue) +
    pennant(458, 116, 46, livery.hue);
  return {
    drawing: behind + hull + sails + fittings,
    water: { left: 100, right: 500, y: 460 },
    truck: [238, 22],
    pennant: 110,
  };
};
