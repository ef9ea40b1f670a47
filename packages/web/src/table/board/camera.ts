/** Where one looks at a board, as plain numbers. Boards have units of their own; windows have pixels. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** By its upper left corner. */
export interface Rect extends Point, Size {}

/** The point of the board in the middle of the window, and how many pixels a unit of the board has there. */
export interface Camera extends Point {
  readonly scale: number;
}

export interface CameraLimits {
  readonly board: Size;
  readonly window: Size;
  /** The largest scale that is offered. */
  readonly most: number;
}

/** The scale at which the whole board is seen. */
export function fitScale({ board, window }: CameraLimits): number {
  const fit = Math.min(window.width / board.width, window.height / board.height);
  return fit > 0 ? fit : 1;
}

export function wholeBoard(limits: CameraLimits): Camera {
  const { width, height } = limits.board;
  return { x: width / 2, y: height / 2, scale: fitScale(limits) };
}

/** The nearest one that is allowed: the board fills the window where it can, and is never lost from sight. */
export function bounded({ x, y, scale }: Camera, limits: CameraLimits): Camera {
  const { board, window, most } = limits;
  const least = fitScale(limits);
  const fitting = clamp(scale, least, Math.max(least, most));
  const along = (at: number, length: number, seen: number) =>
    seen >= length ? length / 2 : clamp(at, seen / 2, length - seen / 2);
  return {
    x: along(x, board.width, window.width / fitting),
    y: along(y, board.height, window.height / fitting),
    scale: fitting,
  };
}

/** Closer by a factor; what lies under this pixel of the window stays under it. */
export function zoomed(camera: Camera, factor: number, at: Point, limits: CameraLimits): Camera {
  const { scale } = bounded({ ...camera, scale: camera.scale * factor }, limits);
  const kept = onBoard(at, camera, limits.window);
  const { width, height } = limits.window;
  return bounded({ x: kept.x - (at.x - width / 2) / scale, y: kept.y - (at.y - height / 2) / scale, scale }, limits);
}

/** As if the board had been pushed by so many pixels. */
export function pushed({ x, y, scale }: Camera, by: Point, limits: CameraLimits): Camera {
  return bounded({ x: x - by.x / scale, y: y - by.y / scale, scale }, limits);
}

/** All of a part of the board, as large as it goes. */
export function framing(part: Rect, limits: CameraLimits, margin = 0): Camera {
  const { width, height } = inner(limits.window, margin);
  const scale = Math.min(width / part.width, height / part.height);
  return bounded({ ...middle(part), scale }, limits);
}

/** The least move after which a part of the board is seen; further away only where it would not fit. */
export function broughtIn(camera: Camera, part: Rect, limits: CameraLimits, margin: number): Camera {
  const { width, height } = inner(limits.window, margin);
  const scale = Math.min(camera.scale, width / part.width, height / part.height);
  const along = (at: number, from: number, length: number, seen: number) =>
    clamp(at, from + length - seen / 2, from + seen / 2);
  return bounded(
    {
      x: along(camera.x, part.x, part.width, width / scale),
      y: along(camera.y, part.y, part.height, height / scale),
      scale,
    },
    limits,
  );
}

export function onScreen({ x, y }: Point, camera: Camera, { width, height }: Size): Point {
  return { x: width / 2 + (x - camera.x) * camera.scale, y: height / 2 + (y - camera.y) * camera.scale };
}

export function onBoard({ x, y }: Point, camera: Camera, { width, height }: Size): Point {
  return { x: camera.x + (x - width / 2) / camera.scale, y: camera.y + (y - height / 2) / camera.scale };
}

/** What is seen of the board. */
export function seen({ x, y, scale }: Camera, window: Size): Rect {
  const [width, height] = [window.width / scale, window.height / scale];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** On the way from one to another; sizes change evenly to the eye. */
export function between(from: Camera, to: Camera, part: number): Camera {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: from.scale * (to.scale / from.scale) ** part };
}

export function isSameCamera(a: Camera, b: Camera): boolean {
  const near = (p: number, q: number, by: number) => Math.abs(p - q) < by;
  return near(a.x, b.x, 0.5) && near(a.y, b.y, 0.5) && near(a.scale / b.scale, 1, 0.001);
}

/** The smallest part of the board that has all of these in it. */
export function around(parts: readonly Rect[]): Rect {
  const x = Math.min(...parts.map((part) => part.x));
  const y = Math.min(...parts.map((part) => part.y));
  const right = Math.max(...parts.map((part) => part.x + part.width));
  const bottom = Math.max(...parts.map((part) => part.y + part.height));
  return { x, y, width: right - x, height: bottom - y };
}

function middle({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The window without its edge; a small window has a small edge. */
function inner({ width, height }: Size, margin: number): Size {
  const edge = Math.min(margin, width / 4, height / 4);
  return { width: width - 2 * edge, height: height - 2 * edge };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
