import { FastRandom } from '@roadstead/kernel';

/** How a die comes to rest: from where it rolls in, and how it lies. In pixels and degrees. */
interface Throw {
  readonly fromX: number;
  readonly fromY: number;
  readonly spin: number;
  readonly tilt: number;
  /** Of the whole time, from 0 to 1: dice do not all come at once. */
  readonly delay: number;
}

/** The way of each die, drawn from what was thrown: the same result rolls the same way for everybody. */
export function throwsOf(dice: readonly (number | null)[], salt: string): readonly Throw[] {
  const random = new FastRandom(`${salt}:${dice.join(',')}`);
  const between = (least: number, most: number) => least + (random.int(1000) / 1000) * (most - least);
  return dice.map((_, i) => ({
    fromX: between(-160, -90),
    fromY: between(-60, 30),
    spin: between(360, 720),
    tilt: between(-9, 9),
    delay: Math.min(0.35, i * 0.09),
  }));
}

/** Where the eyes of a face lie on a square of three by three, counted from 0 at the upper left. */
const EYES: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** Null for a face that has no eyes but a number. */
export function eyesOf(value: number): readonly number[] | null {
  return EYES[value] ?? null;
}
