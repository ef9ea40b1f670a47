import type { Point } from './camera.js';

/** What pointers do to the view: the board is pushed by so many pixels, and zoomed at a point of the window. */
export interface Gesture {
  readonly by: Point;
  readonly factor: number;
  readonly at: Point;
}

/** A finger that shakes does not drag. */
const SLOP_PX = 6;
const DOUBLE_MS = 320;
const DOUBLE_PX = 32;

/** Fingers and the mouse on a board: one pointer drags, two pinch. Times and places come with each call. */
export class Gestures {
  private readonly pointers = new Map<number, Point>();
  private from: Point | null = null;
  private isMoving = false;
  private lastTap: (Point & { readonly time: number }) | null = null;

  /** True from the moment that a pointer moves the board until the next one comes down: what it is lifted from is not pressed. */
  get moves(): boolean {
    return this.isMoving;
  }

  down(pointer: number, at: Point): void {
    if (this.pointers.size === 0) {
      this.isMoving = false;
      this.from = at;
    }
    this.pointers.set(pointer, at);
    if (this.pointers.size > 1) this.isMoving = true;
  }

  /** Null for what is no gesture yet, or has nothing to do with this board. */
  move(pointer: number, at: Point): Gesture | null {
    const before = this.pointers.get(pointer);
    if (before === undefined) return null;
    if (!this.isMoving) {
      if (distance(this.from!, at) < SLOP_PX) return null;
      this.isMoving = true;
    }
    const other = [...this.pointers].find(([id]) => id !== pointer)?.[1];
    this.pointers.set(pointer, at);
    return other === undefined ? drag(before, at) : pinch(before, at, other);
  }

  /** Where two taps came one upon the other; null for anything else. */
  up(pointer: number, at: Point, time: number): Point | null {
    const was = this.pointers.delete(pointer);
    if (!was || this.isMoving || this.pointers.size > 0) return null;
    const last = this.lastTap;
    const isSecond = last !== null && time - last.time <= DOUBLE_MS && distance(last, at) <= DOUBLE_PX;
    this.lastTap = isSecond ? null : { ...at, time };
    return isSecond ? at : null;
  }

  /** The browser has taken the pointer for itself. */
  lost(pointer: number): void {
    this.pointers.delete(pointer);
    this.lastTap = null;
  }
}

function drag(before: Point, at: Point): Gesture {
  return { by: { x: at.x - before.x, y: at.y - before.y }, factor: 1, at };
}

function pinch(before: Point, at: Point, other: Point): Gesture {
  const from = middle(before, other);
  const to = middle(at, other);
  const apart = Math.max(1, distance(before, other));
  return { by: { x: to.x - from.x, y: to.y - from.y }, factor: Math.max(1, distance(at, other)) / apart, at: to };
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A wheel's turn as a factor; wheels count in pixels, lines or pages. */
export function wheelFactor(deltaY: number, deltaMode: number): number {
  const pixels = deltaY * ([1, 16, 400][deltaMode] ?? 1);
  return Math.exp(-Math.max(-240, Math.min(240, pixels)) / 400);
}
