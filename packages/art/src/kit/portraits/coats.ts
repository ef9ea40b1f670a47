import { mass } from '../mass.js';
import { num, type Point, repeat } from '../numbers.js';
import { PALETTE } from '../palette.js';
import { scalloped } from '../path.js';
import type { Pen } from '../pen.js';
import { circle, clipPath, clipped, line, shape } from '../svg.js';
import { clothHatch, linenHatch } from './materials.js';

type Trim =
  | 'plain'
  | 'lace'
  | 'doublet'
  | 'sash'
  | 'baldric'
  | 'stripes'
  | 'robe'
  | 'apron'
  | 'fur'
  | 'bodice'
  | 'motley';

export interface Coat {
  readonly colour: string;
  readonly trims: readonly Trim[];
  /** Of sash, stripes, apron and motley; the accent of the sitter if not given. */
  readonly trimColour?: string;
  /** How broad in the shoulders. */
  readonly breadth?: number;
  readonly hatch?: string;
}

const MIDDLE = 277;

/** Shoulders down to the edge of the window, and a little further so that a leaning bust leaves no gap. */
function bust(breadth: number): string {
  const x = (value: number) => num(MIDDLE + (value - MIDDLE) * breadth);
  return (
    `M${MIDDLE} 330C${x(352)} 332 ${x(424)} 360 ${x(464)} 404C${x(494)} 440 ${x(510)} 490 ${x(516)} 580` +
    `H${x(38)}C${x(44)} 490 ${x(60)} 440 ${x(90)} 404C${x(130)} 360 ${x(202)} 332 ${MIDDLE} 330Z`
  );
}

function buttons(x: number, y: number, count: number, pitch: number): string {
  return repeat(count, (i) => circle(x, y + i * pitch, 7, PALETTE.coin, 2));
}

function furCollar(): string {
  const inner = Array.from({ length: 9 }, (_, i): Point => [232 - i * 11, 344 + i * 24]);
  const outer = Array.from({ length: 9 }, (_, i): Point => [82 + i * 13, 528 - i * 22]);
  const left = [...inner, ...outer];
  const right = left.map(([x, y]): Point => [554 - x, y]).reverse();
  const hairs = inner
    .map(
      ([x, y]) => `M${x - 8} ${y + 6}l-8 10M${x - 22} ${y + 4}l-6 10M${562 - x} ${y + 6}l8 10M${576 - x} ${y + 4}l6 10`,
    )
    .join('');
  return (
    shape(scalloped(left, -6), '#c9b48a', 2.2) +
    shape(scalloped(right, -6), '#c9b48a', 2.2) +
    line(hairs, 1.5, PALETTE.softInk)
  );
}

function lozenges(): string {
  return repeat(5, (row) =>
    repeat(9, (i) => ((i + row) % 2 ? `M${50 + i * 52} ${390 + row * 40}l26 -34l26 34l-26 34z` : '')),
  );
}

type DrawTrim = (pen: Pen, colour: string, outline: string) => string;

/** Cut to the bust. */
function printed(pen: Pen, outline: string, inner: string): string {
  const id = pen.nextId();
  return clipPath(id, outline) + clipped(id, inner);
}

const TRIMS: Readonly<Record<Trim, DrawTrim>> = {
  plain: () => line('M277 400V560M190 372Q170 440 168 560M366 372Q388 440 390 560', 2.2) + buttons(288, 420, 5, 32),
  lace: () =>
    line('M277 390V560', 2.4) +
    shape(
      repeat(5, (i) => `M${240 - i * 2} ${420 + i * 30}h${74 + i * 4}v9h${-74 - i * 4}z`),
      PALETTE.coin,
      1.6,
    ) +
    buttons(277, 424, 5, 30),
  doublet: () => line('M277 390V560M220 384L236 560M334 384L318 560', 2) + buttons(277, 412, 6, 25),
  sash: (pen, colour) => mass(pen, 'M128 372L178 350L470 500L452 540H400Z', colour, linenHatch(MIDDLE, 4, 0.5)),
  baldric: () =>
    shape('M134 368L176 350L440 508L420 540H384Z', '#7c4a22', 2.6) +
    line('M148 370L404 528M166 362L424 520', 1.6, PALETTE.coin, { 'stroke-dasharray': '7 6' }),
  stripes: (pen, colour, outline) =>
    printed(
      pen,
      outline,
      line(
        repeat(10, (i) => `M${70 - i * 4} ${408 + i * 16}Q277 ${372 + i * 18} ${484 + i * 4} ${408 + i * 16}`),
        6,
        colour,
        { opacity: 0.85 },
      ),
    ),
  robe: () =>
    line(
      'M277 400V560M214 360Q186 440 180 560M340 360Q368 440 374 560M140 390Q120 460 116 560M414 390Q434 460 438 560',
      2.2,
    ),
  apron: (pen, colour) =>
    mass(pen, 'M196 402Q277 424 358 402L386 570H168Z', colour, linenHatch(MIDDLE, 9, 1.5)) +
    line('M196 402L176 350M358 402L378 350', 5),
  fur: () => furCollar(),
  bodice: () =>
    line('M226 420L250 560M328 420L304 560', 2.4) +
    line(
      repeat(
        4,
        (i) =>
          `M${236 + i * 3} ${432 + i * 26}L${318 - i * 3} ${446 + i * 26}M${318 - i * 3} ${432 + i * 26}L${236 + i * 3} ${446 + i * 26}`,
      ),
      2.2,
      PALETTE.coin,
    ),
  motley: (pen, colour, outline) => printed(pen, outline, shape(lozenges(), colour, 2)),
};

/** The bust in the art window. */
export function coat(pen: Pen, worn: Coat, accent: string, woman: boolean): string {
  const outline = bust(worn.breadth ?? (woman ? 0.88 : 1));
  const trims = worn.trims.map((trim) => TRIMS[trim](pen, worn.trimColour ?? accent, outline)).join('');
  return mass(pen, outline, worn.colour, clothHatch(MIDDLE, 1.2, 14, worn.hatch), 3.2) + trims;
}
