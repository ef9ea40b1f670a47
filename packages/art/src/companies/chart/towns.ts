import { num, repeat } from '../../kit/numbers.js';
import { ink, line, moved, shape } from '../../kit/svg.js';
import type { HarbourId } from './places.js';
import type { Tones } from './tones.js';

/** A view of a town, about 100 wide and 60 high; 0, 0 is the middle of its waterline. */
type View = (tones: Tones) => string;

function kitOf(tones: Tones) {
  const body = (data: string, fill = tones.wall, width = 1.8) => shape(data, fill, width, tones.ink);
  const stroke = (data: string, width = 1.6, colour = tones.ink) => line(data, width, colour);
  const dark = (data: string) => ink(data, tones.ink);
  /** The shaded side of a wall. */
  const shade = (x: number, height: number) => stroke(`M${x + 1.8} -1V${2 - height}M${x + 3.6} -1V${4 - height}`, 0.9);
  return {
    body,
    stroke,
    dark,
    house: (x: number, w: number, h: number, rise = 10) =>
      body(`M${x} 0V${-h}L${x + w / 2} ${-h - rise}L${x + w} ${-h}V0Z`) +
      shade(x, h) +
      body(`M${x - 1.5} ${-h}L${x + w / 2} ${-h - rise - 1}L${x + w + 1.5} ${-h}Z`, tones.roof, 1.6) +
      dark(`M${x + w / 2} ${-h + 4}h4v6h-4z`),
    gable: (x: number, w: number, h: number) =>
      body(
        `M${x} 0V${-h}h${num(w / 5)}v-5h${num(w / 5)}v-5h${num(w / 5)}v5h${num(w / 5)}v5h${num(w / 5)}V0Z`,
        tones.brick,
      ) +
      shade(x, h) +
      dark(`M${x + w / 2 - 1} ${-h + 2}h4v6h-4zM${x + w / 2 - 1} ${-h + 12}h4v6h-4z`),
    spire: (x: number, h: number) =>
      body(`M${x - 5} 0V${-h}H${x + 5}V0Z`) +
      shade(x - 5, h) +
      body(`M${x - 6} ${-h}L${x} ${-h - 20}L${x + 6} ${-h}Z`, tones.slate) +
      stroke(`M${x} ${-h - 20}v-6M${x - 3} ${-h - 23}h6`),
    palm: (x: number, size: number) =>
      moved(
        line('M0 0Q-3 -10 1 -20', 2.6, '#6b4a20') +
          line('M1 -20q-8 -6 -13 0M1 -20q8 -6 13 0M1 -20q-4 -8 -10 -8M1 -20q4 -8 10 -8', 3, tones.palm),
        x,
        0,
        size,
      ),
    flag: (x: number, y: number) =>
      stroke(`M${x} ${y}v-16`) +
      ink(`M${x} ${y - 16}h13v3.2h-13z`, '#b8391a') +
      ink(`M${x} ${y - 12.8}h13v3.2h-13z`, tones.white) +
      ink(`M${x} ${num(y - 9.6)}h13v3.2h-13z`, '#073a86') +
      stroke(`M${x} ${y - 16}h13v9.6h-13z`, 1),
    quay: (half = 48) =>
      body(`M${-half} 6V0H${half}V6Z`, tones.quay) +
      stroke(`M${4 - half} 3H${half - 6}`, 0.8) +
      line(`M${-half} 11q6 -4 12 0${repeat(Math.floor(half / 6) - 1, () => 't12 0')}`, 1.6, tones.wave),
  };
}

const VIEWS: Readonly<Record<HarbourId, View>> = {
  amsterdam: (tones) => {
    const { gable, spire, quay } = kitOf(tones);
    return (
      gable(-46, 14, 20) +
      gable(-31, 13, 26) +
      spire(-10, 38) +
      gable(-2, 14, 22) +
      gable(13, 13, 28) +
      spire(33, 28) +
      gable(38, 10, 18) +
      quay()
    );
  },
  nieuwamsterdam: (tones) => {
    const { house, body, stroke, flag, quay } = kitOf(tones);
    return (
      house(-44, 13, 12) +
      house(-28, 13, 14) +
      body('M-8 0L-4 -24H6L10 0Z', tones.quay) +
      stroke('M-4 -4L-2 -22M0 -3V-22', 0.9) +
      stroke('M1 -24L-15 -38M1 -24L17 -38M1 -24L-13 -10M1 -24L15 -10', 2.4) +
      house(14, 13, 13) +
      house(30, 14, 11) +
      stroke('M-46 0v-7M-50 0v-7M48 0v-7M44 0v-7', 2) +
      flag(-46, -8) +
      quay()
    );
  },
  mauritsstad: (tones) => {
    const { body, dark, stroke, palm, flag, quay } = kitOf(tones);
    return (
      palm(-42, 1.1) +
      body('M-30 0V-16H30V0Z') +
      body('M-30 0V-34H-16V0ZM16 0V-34H30V0Z') +
      stroke('M-27.5 -1V-32M-25 -1V-30M18.5 -1V-32M21 -1V-30M-12 -13h22', 0.9) +
      body('M-32 -34L-23 -46L-14 -34ZM14 -34L23 -46L32 -34Z', tones.roof) +
      body('M-10 -16V-26H10V-16Z') +
      body('M-12 -26L0 -36L12 -26Z', tones.roof) +
      dark('M-4 0v-9q4 -5 8 0v9z') +
      flag(0, -36) +
      palm(42, 1) +
      quay()
    );
  },
  elmina: (tones) => {
    const { body, stroke, flag, quay } = kitOf(tones);
    return (
      body('M-46 0L-42 -18H-36V-22H-30V-18H-24V-22H-18V-18H18V-22H24V-18H30V-22H36V-18H42L46 0Z', tones.white) +
      stroke('M-43 -2L-39 -17M-40 -2L-36 -16', 0.9) +
      body('M-14 -18V-34H14V-18Z', tones.white) +
      stroke('M-12 -19V-33M-9.5 -19V-32', 0.9) +
      body('M-17 -34V-38H17V-34Z', tones.roof) +
      stroke('M-34 -9h6M-20 -9h6M14 -9h6M28 -9h6M-4 -26h5M6 -26h5', 2.4) +
      flag(0, -38) +
      quay()
    );
  },
  kaap: (tones) => {
    const { body, stroke, house, flag, quay } = kitOf(tones);
    return (
      body('M-52 0Q-44 -20 -34 -38H30Q42 -20 50 0Z', tones.relief) +
      stroke(
        'M-34 -38L-42 -14M-28 -36L-33 -10M-22 -36L-26 -10M-12 -36V-16M4 -36V-16M16 -36L18 -12M28 -36L34 -14',
        1.3,
      ) +
      body('M-26 0L-20 -12L0 -8L20 -12L26 0Z', tones.wall) +
      house(-7, 14, 8, 7) +
      flag(-20, -12) +
      quay()
    );
  },
  galle: (tones) => {
    const { body, stroke, house, palm, quay } = kitOf(tones);
    return (
      house(-34, 12, 20, 7) +
      house(-18, 12, 22, 7) +
      body('M-46 0L-40 -12H10L16 0Z', tones.quay) +
      stroke('M-34 -6h4M-20 -6h4M-6 -6h4', 2.2) +
      body('M24 0L27 -34H37L40 0Z', tones.white) +
      stroke('M27.5 -2L29.5 -33M30 -2L31.5 -33', 0.9) +
      body('M24 -34H40V-42H24Z', '#d8a32e') +
      body('M23 -42L32 -50L41 -42Z', tones.roof) +
      palm(48, 0.9) +
      quay()
    );
  },
  batavia: (tones) => {
    const { body, stroke, gable, palm, flag, quay } = kitOf(tones);
    return (
      palm(-46, 1) +
      gable(-38, 12, 18) +
      gable(-25, 12, 22) +
      body('M-10 0V-26H10V0Z') +
      stroke('M-8 -8V-25M-6 -8V-25', 0.9) +
      body('M-13 -26L0 -40L13 -26Z', tones.roof) +
      body('M-3 -36V-46H3V-36Z') +
      gable(13, 12, 22) +
      gable(26, 12, 18) +
      palm(46, 1.1) +
      body('M-44 0V-7H44V0Z', tones.brick) +
      stroke('M-36 -7v6M-24 -7v6M-12 -7v6M0 -7v6M12 -7v6M24 -7v6M36 -7v6', 0.8) +
      flag(0, -46) +
      quay()
    );
  },
  kanton: (tones) => {
    const { body, stroke, house, quay } = kitOf(tones);
    const storey = (i: number) =>
      body(`M${num(-11 + i * 1.6)} ${-i * 11}V${-9 - i * 11}H${num(11 - i * 1.6)}V${-i * 11}Z`) +
      stroke(`M${num(-8.5 + i * 1.6)} ${-i * 11}v-7M${num(-6 + i * 1.6)} ${-i * 11}v-7`, 0.9) +
      body(
        `M${-17 + i * 2} ${-8 - i * 11}Q-8 ${-11 - i * 11} 0 ${-15 - i * 11}Q8 ${-11 - i * 11} ${17 - i * 2} ${-8 - i * 11}Z`,
        '#5f8a6a',
      );
    return (
      house(-46, 14, 10, 7) +
      house(-28, 13, 11, 7) +
      repeat(5, storey) +
      stroke('M0 -59v-8', 2) +
      house(18, 13, 11, 7) +
      house(34, 13, 10, 7) +
      quay()
    );
  },
  deshima: (tones) => {
    const { body, stroke, flag } = kitOf(tones);
    const hall =
      body('M-9 0V-12H9V0Z') +
      stroke('M-6.5 0V-11M-4 0V-11', 0.9) +
      body('M-15 -11Q-6 -15 -5 -21H5Q6 -15 15 -11Z', tones.slate);
    const halls: readonly (readonly [x: number, y: number, size: number])[] = [
      [-30, -2, 1],
      [36, -2, 0.9],
      [-8, -6, 1.15],
      [16, -6, 1.1],
    ];
    return (
      body('M-48 4Q0 -14 48 4V10Q0 -6 -48 10Z', tones.quay) +
      halls.map(([x, y, size]) => moved(hall, x, y, size)).join('') +
      flag(4, -29) +
      line(`M-50 14q6 -4 12 0${repeat(7, () => 't12 0')}`, 1.6, tones.wave)
    );
  },
};

/** A harbour, as a fragment: 0, 0 is the middle of its quay. */
export function townView(id: HarbourId, tones: Tones): string {
  return VIEWS[id](tones);
}
