import { emblemDisc } from '../emblems/disc.js';
import { mass } from '../mass.js';
import { PALETTE } from '../palette.js';
import { line, shape } from '../svg.js';
import { bowsprit, cabinWindows, ensign, fightingTop, gunPorts, mast, pennant, planking, rigging } from './parts.js';
import type { DrawRig } from './rig.js';
import { squareSail } from './sails.js';

const HULL =
  'M46 318Q92 342 140 350Q270 368 388 352L390 334Q446 330 512 306L506 346Q498 410 484 448L148 452Q112 424 98 384Q84 346 46 318Z';
const BAND =
  'M82 354Q118 372 150 378Q270 396 390 380Q452 372 508 344L504 366Q450 394 390 402Q270 418 148 400Q112 392 94 376Z';

/** Three tall masts of three sails each over one long gun deck. */
export const frigate: DrawRig = (pen, livery, band) => {
  const behind =
    bowsprit('M96 352L10 262') +
    mast(142, 52, 145, 366) +
    mast(268, 22, 271, 366) +
    mast(398, 70, 401, 366) +
    rigging(
      'M142 60L12 264M268 34L142 120M268 34L100 344M398 80L270 170M398 80L500 322M142 120L220 356M268 60L352 350M398 100L450 340',
    );
  const hull =
    mass(pen, HULL, PALETTE.wood, planking(330, 452, 420, 16), 3.2) +
    shape(BAND, band, 2.6) +
    gunPorts(11, 140, 32, (x) => 424 - ((x - 290) / 180) ** 2 * 10, livery.hue, 1.05) +
    line('M390 346Q446 342 508 320M46 318q-16 -4 -24 -14q14 -2 34 8', 2.4) +
    cabinWindows(5, 446, 330, 11, -4, 6, 9);
  const spritsail = squareSail(pen, 60, 292, 50, 38, { belly: 0.5, seed: 2 });
  const mizzen =
    squareSail(pen, 398, 92, 54, 50, { belly: 0.5, seed: 5 }) +
    squareSail(pen, 398, 156, 84, 68, { belly: 0.6, seed: 6 }) +
    squareSail(pen, 398, 238, 96, 76, { belly: 0.6, seed: 9 });
  const fore =
    squareSail(pen, 142, 72, 62, 54, { belly: 0.6, seed: 7 }) +
    squareSail(pen, 142, 140, 96, 76, { belly: 0.8, seed: 8 }) +
    squareSail(pen, 140, 232, 118, 92, { belly: 0.9, seed: 3 });
  const main =
    squareSail(pen, 268, 42, 70, 60, { belly: 0.6, seed: 4 }) +
    squareSail(pen, 268, 116, 112, 86, { belly: 0.8, seed: 1 }) +
    squareSail(pen, 268, 218, 150, 116, { fill: livery.hue, belly: 1 });
  const fittings =
    emblemDisc(livery, 262, 274, 46) +
    fightingTop(142, 222, 36) +
    fightingTop(268, 206, 44) +
    fightingTop(398, 228, 32) +
    pennant(142, 50, 66, livery.hue) +
    pennant(398, 66, 54, livery.hue) +
    ensign(510, 308, 54, band);
  return {
    drawing: behind + hull + spritsail + mizzen + fore + main + fittings,
    water: { left: 46, right: 500, y: 456 },
    truck: [268, 18],
    pennant: 110,
  };
};
