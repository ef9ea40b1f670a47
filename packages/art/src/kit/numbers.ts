export type Point = readonly [x: number, y: number];

export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value;
}

/** 0 before `from`, 1 after `to`, an even S between; `from` may be the greater one. */
export function smooth(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** A soft hill of height 1 at `centre`; `width` is where it has fallen to about a third. */
export function hill(value: number, centre: number, width: number): number {
  return Math.exp(-(((value - centre) / width) ** 2));
}

/** One decimal is enough for 630 units on a card, and keeps the drawings small. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function pair([x, y]: Point): string {
  return `${num(x)} ${num(y)}`;
}

/** The point at an angle and a distance from a centre. */
export function polar(cx: number, cy: number, angle: number, rx: number, ry = rx): Point {
  return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
}

/** `count` numbers from `from` to `to`, both included. */
export function spread(count: number, from: number, to: number): number[] {
  return Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));
}

/** Joins what `draw` gives for 0 … count-1. */
export function repeat(count: number, draw: (index: number) => string): string {
  let out = '';
  for (let i = 0; i < count; i++) out += draw(i);
  return out;
}
