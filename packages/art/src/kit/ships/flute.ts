import { emblemDisc } from '../emblems/disc.js';
import { mass } from '../mass.js';
import { clamp, smooth } from '../numbers.js';
import { PALETTE } from '../palette.js';
import type { Pen } from '../pen.js';
import { ink, line, shape } from '../svg.js';
import { bowsprit, fightingTop, gunPorts, mast, pennant, planking, rigging } from './parts.js';
import type { DrawRig } from './rig.js';
import { foreAndAftSail, squareSail } from './sails.js';

const SIDE = 'M402 214Q372 262 344 296Q306 334 232 344Q150 354 86 346Q40 358 40 404Q44 446 84 462L420 466Z';
const SIDE_BAND = 'M58 360Q150 376 232 366Q322 352 372 296L384 318Q332 382 238 392Q140 400 46 386Q48 372 58 360Z';
const PEAR =
  'M400 210Q426 202 454 212Q456 258 464 292Q508 326 520 384Q526 440 486 466H366Q334 440 340 386Q354 326 390 290Q398 258 400 210Z';

/** The pear-shaped stern: narrow taffrail, swelling belly, the rudder down its middle. */
function stern(pen: Pen, band: string): string {
  return (
    mass(
      pen,
      PEAR,
      '#b48b55',
      [
        {
          gap: 6.2,
          step: 10,
          tolerance: 0.5,
          seed: 5,
          bend: (u) => 22 - 30 * u * u,
          tone: (x, y) =>
            clamp(0.12 + 0.6 * smooth(430, 345, x) + 0.5 * smooth(410, 466, y) + 0.16 * smooth(488, 522, x)),
        },
        {
          angle: 1,
          gap: 7.4,
          step: 10,
          seed: 6,
          fill: 0.55,
          tone: (x, y) => 0.6 * smooth(415, 345, x) * smooth(300, 350, y),
        },
      ],
      3.4,
    ) +
    line('M341 392Q428 428 520 388M344 430Q430 462 516 426', 2.8) +
    shape('M398 226Q426 216 456 228L458 250Q426 238 397 248Z', band) +
    shape('M406 258h14v18h-14zM434 258h14v18h-14z', PALETTE.coin, 2) +
    shape('M376 304Q428 280 478 306Q496 322 506 344Q466 324 428 326Q388 324 350 346Q360 322 376 304Z', band) +
    ink('M417 332h20v18h-20z') +
    shape('M420 350H434L438 472H416Z', PALETTE.spar) +
    line('M415 392h24M415 430h24', 2.6) +
    line('M440 212V186', 3) +
    shape('M432 188l3 -16h12l3 16zM434 172q7 -10 14 0z', PALETTE.coin, 1.8)
  );
}

/** Three masts over a round belly, seen from the quarter. */
export const flute: DrawRig = (pen, livery, band) => {
  const behind =
    bowsprit('M84 372L14 300') +
    mast(128, 84, 130, 360) +
    mast(228, 40, 232, 352, 9) +
    mast(344, 110, 348, 300, 7) +
    rigging(
      'M128 92L18 302M228 50L130 150M228 50L96 356M344 118L234 210M344 118L392 236M228 70L318 330M128 110L196 350',
    );
  const hull =
    mass(pen, SIDE, PALETTE.wood, planking(330, 466, 330, 10), 3.2) +
    shape(SIDE_BAND, band, 2.6) +
    line('M42 414Q200 440 352 396M58 446Q210 462 346 428', 2.6) +
    gunPorts(3, 140, 60, (x) => 418 - (x - 150) * 0.03, livery.hue, 0.8) +
    stern(pen, band);
  const sails =
    foreAndAftSail(pen, [286, 278], [404, 112], [392, 214], { seed: 4, belly: 10 }) +
    squareSail(pen, 128, 104, 82, 74, { belly: 0.8, seed: 6 }) +
    squareSail(pen, 128, 196, 112, 106, { belly: 0.9, seed: 7 }) +
    squareSail(pen, 228, 66, 100, 84, { belly: 0.8, seed: 8 }) +
    squareSail(pen, 228, 172, 150, 132, { fill: livery.hue, belly: 1.1, hatch: '#04163a' }) +
    emblemDisc(livery, 222, 236, 50) +
    fightingTop(128, 184, 38) +
    fightingTop(228, 158, 44) +
    pennant(128, 80, 62, livery.hue) +
    pennant(344, 106, 52, livery.hue);
  return { drawing: behind + hull + sails, water: { left: 60, right: 520, y: 468 }, truck: [228, 34], pennant: 106 };
};
