import { spread } from '../../analysis/graph/geometry.js';
import type { Race } from './told/race.js';

/** The paper that a race is drawn on; the margins hold the scale and the arms. */
export interface RaceFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly rounds: number;
  readonly highest: number;
}

type Margins = Omit<RaceFrame, 'rounds' | 'highest'>;

export function frameOf({ rounds, lines, goal }: Race, margins: Margins): RaceFrame {
  const highest = Math.max(1, goal ?? 0, ...lines.flatMap(({ points }) => points));
  return { ...margins, rounds: rounds.length, highest };
}

/** The first round stands apart from the scale. */
const INSET = 16;

export function xAt(i: number, { width, left, right, rounds }: RaceFrame): number {
  return left + INSET + (i / Math.max(1, rounds - 1)) * (width - left - INSET - right);
}

export function yAt(points: number, { height, top, bottom, highest }: RaceFrame): number {
  return top + (1 - points / highest) * (height - top - bottom);
}

/** Lines that run together lie side by side, so that none hides another. */
const APART = 2.6;

export function shiftOf(line: number, lines: number): number {
  return (line - (lines - 1) / 2) * APART;
}

export function pathOf(points: readonly number[], shift: number, frame: RaceFrame): string {
  const at = (value: number, i: number) => `${xAt(i, frame).toFixed(1)} ${(yAt(value, frame) + shift).toFixed(1)}`;
  return `M${points.map(at).join('L')}`;
}

/** How far a seal reaches around its moment. */
export const SEAL = 12;
/** The baseline of the rounds' numbers below the floor, and how high their digits are. */
export const NUMBERS = { below: 20, high: 14 };

/** Where the seal of a moment lies: on its line, but never over the numbers below the floor. */
export function sealAt(points: number, shift: number, frame: RaceFrame): number {
  const numbers = frame.height - frame.bottom + NUMBERS.below - NUMBERS.high;
  return Math.min(yAt(points, frame) + shift, numbers - SEAL - 1);
}

/** Where lines are drawn across: at most so many, at whole numbers. */
export function levelsOf({ highest }: RaceFrame, most = 5): readonly number[] {
  const step = [1, 2, 3, 5, 10, 20, 25, 50, 100, 200, 500].find((step) => highest / step <= most) ?? highest;
  return Array.from({ length: Math.floor(highest / step) + 1 }, (_, i) => i * step);
}

/** The rounds that are numbered: as many as there is room for, the last always. */
export function numbered({ rounds, width, left, right }: RaceFrame, room = 26): readonly number[] {
  const every = Math.max(1, Math.ceil((rounds * room) / (width - left - right)));
  return Array.from({ length: rounds }, (_, i) => i).filter((i) => (rounds - 1 - i) % every === 0);
}

/** The heights of what stands at the ends of the lines. */
export function endsOf({ lines }: Race, frame: RaceFrame, size: number): readonly number[] {
  const heights = lines.map(({ points }) => yAt(points.at(-1)!, frame));
  return spread(heights, size + 2, frame.top, frame.height - frame.bottom);
}
