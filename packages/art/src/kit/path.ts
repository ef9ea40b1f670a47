import type { Point } from './numbers.js';

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const tenths = (value: number) => Math.round(value * 10);
const short = (value: number) => String(value / 10).replace(/^(-?)0\./, '$1.');

/** A closed polygon as relative path data with one decimal: the smallest honest form. */
export function polygon(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let x = tenths(first[0]);
  let y = tenths(first[1]);
  let steps = '';
  const start = `M${short(x)} ${short(y)}l`;
  for (const point of rest) {
    const nextX = tenths(point[0]);
    const nextY = tenths(point[1]);
    if (nextX === x && nextY === y) continue;
    const dx = short(nextX - x);
    const dy = short(nextY - y);
    steps += (steps && !dx.startsWith('-') ? ' ' : '') + dx + (dy.startsWith('-') ? '' : ' ') + dy;
    x = nextX;
    y = nextY;
  }
  return `${start}${steps}z`;
}

/** A curve is read as this many straight pieces. */
const PIECES = 9;

/** Reads path data (M L H V Q T C Z, absolute or relative) into polylines, so that a hatch can be trimmed to a shape. */
export function flatten(data: string): Point[][] {
  const tokens = data.match(/[a-zA-Z]|-?(?:\d*\.)?\d+/g) ?? [];
  const lines: Point[][] = [];
  let current: Point[] = [];
  let command = '';
  let at = 0;
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  let bendX = 0;
  let bendY = 0;
  const number = () => Number(tokens[at++]);

  while (at < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[at]!)) command = tokens[at++]!;
    const relative = command >= 'a';
    const fromX = relative ? x : 0;
    const fromY = relative ? y : 0;
    let controlX: number | undefined;
    let controlY: number | undefined;
    switch (command.toUpperCase()) {
      case 'M':
        x = startX = fromX + number();
        y = startY = fromY + number();
        current = [[x, y]];
        lines.push(current);
        command = relative ? 'l' : 'L';
        break;
      case 'L':
        x = fromX + number();
        y = fromY + number();
        current.push([x, y]);
        break;
      case 'H':
        x = fromX + number();
        current.push([x, y]);
        break;
      case 'V':
        y = fromY + number();
        current.push([x, y]);
        break;
      case 'Q':
      case 'T': {
        const smooth = command.toUpperCase() === 'T';
        controlX = smooth ? 2 * x - bendX : fromX + number();
        controlY = smooth ? 2 * y - bendY : fromY + number();
        const endX = fromX + number();
        const endY = fromY + number();
        for (let k = 1; k <= PIECES; k++) {
          const t = k / PIECES;
          const u = 1 - t;
          current.push([
            u * u * x + 2 * u * t * controlX + t * t * endX,
            u * u * y + 2 * u * t * controlY + t * t * endY,
          ]);
        }
        x = endX;
        y = endY;
        break;
      }
      case 'C': {
        const [ax, ay, bx, by, endX, endY] = Array.from({ length: 6 }, (_, i) => number() + (i % 2 ? fromY : fromX));
        for (let k = 1; k <= PIECES; k++) {
          const t = k / PIECES;
          const u = 1 - t;
          current.push([
            u * u * u * x + 3 * u * u * t * ax! + 3 * u * t * t * bx! + t * t * t * endX!,
            u * u * u * y + 3 * u * u * t * ay! + 3 * u * t * t * by! + t * t * t * endY!,
          ]);
        }
        x = endX!;
        y = endY!;
        break;
      }
      case 'Z':
        x = startX;
        y = startY;
        current.push([x, y]);
        break;
      default:
        throw new Error(`cannot read the path command ${command}`);
    }
    bendX = controlX ?? x;
    bendY = controlY ?? y;
  }
  return lines;
}

export function boundsOf(lines: readonly (readonly Point[])[]): Rectangle {
  const xs = lines.flatMap((line) => line.map(([x]) => x));
  const ys = lines.flatMap((line) => line.map(([, y]) => y));
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** Whether a point lies inside, by the even-odd rule. The edges are laid out flat first: a hatch asks thousands of times. */
export function insideOf(lines: readonly (readonly Point[])[]): (x: number, y: number) => boolean {
  const edges = Float64Array.from(
    lines.flatMap((line) => line.flatMap(([x, y], i) => [x, y, ...(line[i - 1] ?? line.at(-1)!)])),
  );
  return (x, y) => {
    let inside = false;
    for (let i = 0; i < edges.length; i += 4) {
      const ay = edges[i + 1]!;
      const by = edges[i + 3]!;
      if (ay > y === by > y) continue;
      const ax = edges[i]!;
      if (x < ((edges[i + 2]! - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
    return inside;
  };
}

/** A closed outline with a bow between each two points: curls, fur and lace. A negative bow turns outwards. */
export function scalloped(points: readonly Point[], bow: number): string {
  const n = (value: number) => Math.round(value * 10) / 10;
  return `${points
    .map(([x, y], i) => {
      const [nextX, nextY] = points[(i + 1) % points.length]!;
      const dx = nextX - x;
      const dy = nextY - y;
      const length = Math.hypot(dx, dy) || 1;
      const start = i ? '' : `M${n(x)} ${n(y)}`;
      return `${start}Q${n((x + nextX) / 2 + (dy / length) * bow)} ${n((y + nextY) / 2 - (dx / length) * bow)} ${n(nextX)} ${n(nextY)}`;
    })
    .join('')}Z`;
}
