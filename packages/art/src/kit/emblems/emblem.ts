import { num, polar, repeat } from '../numbers.js';
import { moved } from '../svg.js';

const EMBLEMS = ['sun', 'anchor', 'tulip', 'tower', 'cutlasses', 'star'] as const;
export type Emblem = (typeof EMBLEMS)[number];

type Draw = (ink: string) => string;

const strokes = (data: string, width: number, ink: string) =>
  `<path d="${data}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>`;

const solid = (data: string, ink: string) => `<path d="${data}" fill="${ink}"/>`;

function rays(): string {
  return repeat(8, (i) => {
    const angle = (i * Math.PI) / 4;
    return `M${polar(50, 50, angle, 30).map(num).join(' ')}L${polar(50, 50, angle, 42).map(num).join(' ')}`;
  });
}

function fivePoints(): string {
  return `${repeat(10, (i) => {
    const point = polar(50, 52, -Math.PI / 2 + (i * Math.PI) / 5, i % 2 ? 18 : 44);
    return `${i ? 'L' : 'M'}${point.map(num).join(' ')}`;
  })}Z`;
}

/** Each in a square of 100: the cue that does not need colour. */
const DRAW: Readonly<Record<Emblem, Draw>> = {
  sun: (ink) => `<circle cx="50" cy="50" r="20" fill="${ink}"/>${strokes(rays(), 9, ink)}`,
  anchor: (ink) =>
    `<circle cx="50" cy="18" r="10" fill="none" stroke="${ink}" stroke-width="10"/>` +
    strokes('M50 30V86M30 42H70M14 58q6 28 36 30q30 -2 36 -30', 10, ink),
  tulip: (ink) =>
    solid('M50 54Q20 50 24 10q12 4 18 14q2 -12 8 -18q6 6 8 18q6 -10 18 -14q4 40 -26 44z', ink) +
    strokes('M50 54V94M50 90Q30 88 22 64M50 90q20 -2 28 -26', 8, ink),
  tower: (ink) => solid('M24 90V34H16V12h16v10h10V12h16v10h10V12h16v22h-8v56H60V66q-10 -14 -20 0v24z', ink),
  cutlasses: (ink) =>
    strokes('M18 82Q52 62 78 16M82 82Q48 62 22 16', 10, ink) + strokes('M14 62l24 24M86 62L62 86', 7, ink),
  star: (ink) => solid(fivePoints(), ink),
};

export function emblemPath(emblem: Emblem, ink: string): string {
  return DRAW[emblem](ink);
}

/** An emblem with its upper left corner at x, y. */
export function emblemAt(emblem: Emblem, x: number, y: number, size: number, ink: string): string {
  return moved(DRAW[emblem](ink), x, y, size / 100);
}
