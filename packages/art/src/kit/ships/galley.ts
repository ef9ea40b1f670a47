import { emblemDisc } from '../emblems/disc.js';
import { mass } from '../mass.js';
import { num, repeat } from '../numbers.js';
import { PALETTE } from '../palette.js';
import { circle, line, rod, shape } from '../svg.js';
import { ensign, mast, pennant, planking, rigging } from './parts.js';
import type { DrawRig } from './rig.js';
import { foreAndAftSail } from './sails.js';

const HULL = 'M8 444L74 420L96 398Q250 412 392 388Q446 376 486 330L524 318Q522 380 494 436L476 460H120Q70 456 8 444Z';
const BAND = 'M90 406Q250 420 394 396Q450 382 494 336L508 344Q462 398 398 412Q250 434 84 418Z';
const RAM = 'M8 444L76 421L84 446Q48 452 8 444Z';
const HOLES =
  'M196 214q12 -12 16 -4l4 14q-10 0 -10 12q-10 -8 -10 -22zM398 140q10 -4 14 8q-4 6 2 20q-12 2 -14 -8q-8 -8 -2 -20zM270 316l12 -8l4 10l-8 10z';
const DARK_SAIL = '#4d463f';
const OARS = 11;

const oarFoot = (i: number) => [128 + i * 24, 468 + (i % 2) * 4] as const;

function oars(): string {
  const shafts = repeat(OARS, (i) => `M${172 + i * 24} ${num(414 - i * 1.6)}L${oarFoot(i).join(' ')}`);
  const blades = repeat(OARS, (i) => {
    const [x, y] = oarFoot(i);
    return `M${x + 4} ${y - 8}l-12 12q-4 8 4 6l14 -12z`;
  });
  return rod(shafts, 5, 1.8, PALETTE.spar) + shape(blades, PALETTE.spar, 1.6);
}

/** Heads over the rail. */
function crew(): string {
  return repeat(6, (i) => {
    const x = 206 + i * 34;
    const y = 391 - Math.max(0, i - 2) * 3;
    return (
      circle(x, y, 7, ['#c8976a', '#7d5236', '#e2b98a'][i % 3]!, 1.8) +
      shape(`M${x - 8} ${y - 3}q8 -12 16 0z`, i % 2 ? '#8f2f22' : PALETTE.ink, 1.6)
    );
  });
}

/** The Ares pirates: a lean galley with ram, oars and ragged dark lateens. */
export const galley: DrawRig = (pen, livery, band) => {
  const behind =
    mast(178, 92, 150, 398, 9) +
    mast(336, 58, 322, 396, 10) +
    rigging('M178 96L60 408M336 64L180 200M336 64L500 336M178 100L236 392M336 64L398 384', 1.2) +
    foreAndAftSail(pen, [356, 330], [530, 150], [508, 334], {
      fill: DARK_SAIL,
      seed: 21,
      torn: true,
      hatch: '#15110e',
    }) +
    line('M440 388L448 232', 6);
  const hull =
    crew() +
    mass(pen, HULL, '#6f5a45', planking(350, 460, 410, 10), 3.4) +
    shape(BAND, band) +
    shape(RAM, '#3a3a3c', 2.6) +
    line('M28 442L80 428M36 446L82 436', 1.4, PALETTE.edge) +
    shape('M70 418l-12 -18q14 -8 26 2l10 -2z', PALETTE.leather, 2.2) +
    oars() +
    shape('M470 340L500 300H540L524 330Z', PALETTE.leather) +
    line('M474 336Q500 296 538 298', 2);
  const sails =
    foreAndAftSail(pen, [52, 330], [262, 66], [232, 346], { fill: DARK_SAIL, seed: 11, torn: true, hatch: '#15110e' }) +
    foreAndAftSail(pen, [186, 356], [424, 18], [432, 338], {
      fill: livery.hue,
      seed: 15,
      torn: true,
      hatch: '#2c2144',
    }) +
    shape(HOLES, '#b9c0b0', 1.8) +
    emblemDisc(livery, 352, 250, 50) +
    pennant(178, 86, 70, '#1f1b18') +
    ensign(530, 304, 58, band);
  return { drawing: behind + hull + sails, water: { left: 60, right: 500, y: 464 }, truck: [336, 50], pennant: 96 };
};
