import type { SeatAnalysis } from './analysis.js';

/** A seat's way in whole per cent. */
export interface Percents {
  readonly start: number;
  readonly skill: number;
  readonly luck: number;
  readonly end: number;
}

/** Rounded so that they still add up: luck takes what rounding leaves. Null for a seat that had nothing to decide. */
export function percentsOf({ start, skill, end }: SeatAnalysis): Percents | null {
  if (start === null || end === null) return null;
  const [whole, lost, reached] = [percentOf(start), percentOf(skill), percentOf(end)];
  return { start: whole, skill: lost, luck: reached - whole - lost, end: reached };
}

/** Never minus nothing. */
export function percentOf(share: number): number {
  return Math.round(share * 100) + 0;
}
