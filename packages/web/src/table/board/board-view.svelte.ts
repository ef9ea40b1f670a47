import type { ThingId } from '../../games/game-ui.js';
import { atSpeed } from '../../motion/speed.js';
import { look } from '../../settings/look.svelte.js';
import {
  between,
  bounded,
  broughtIn,
  type Camera,
  type CameraLimits,
  fitScale,
  framing,
  isSameCamera,
  type Point,
  pushed,
  type Rect,
  type Size,
  wholeBoard,
  zoomed,
} from './camera.js';
import { goesAlong } from './follow.js';
import type { Gesture } from './gestures.js';

const GLIDE_MS = 320;
/** How a part is framed: so far from the edge of the window, and never fewer units of the board than these. */
interface Framing {
  readonly margin: number;
  readonly span: number;
}
const USUAL: Framing = { margin: 56, span: 420 };
/** Below this the names on a board cannot be read: a table opens with a part of it. */
const READABLE = 0.55;
/** After so long without a move the board is drawn anew, sharp at the scale it has then. */
const REST_MS = 180;

/** How somebody looks at a board: where, how close, and whether the view follows what happens. It outlives its picture. */
export class BoardView {
  readonly board: Size;
  /** The largest scale that is offered. */
  readonly most: number;
  camera: Camera = $state.raw({ x: 0, y: 0, scale: 1 });
  window: Size = $state.raw({ width: 0, height: 0 });
  follows = $state(true);
  /** True while the view changes. */
  moving = $state(false);
  /** The place that the Tab key comes back to. */
  current: ThingId | null = $state(null);
  /** The part that was shown as the board opened, and how. */
  private opening: { readonly part: Rect; readonly camera: Camera } | null = null;
  private readonly frames: Framing;
  private movedByHandAt = Number.NEGATIVE_INFINITY;
  private frame = 0;
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor(board: Size, most = 2.5, frames = USUAL) {
    this.board = board;
    this.most = most;
    this.frames = frames;
  }

  get limits(): CameraLimits {
    return { board: this.board, window: this.window, most: this.most };
  }

  /** The scale at which all of it is seen. */
  get whole(): number {
    return fitScale(this.limits);
  }

  get isWhole(): boolean {
    return isSameCamera(this.camera, wholeBoard(this.limits));
  }

  /** How close: names and small things are drawn from some closeness on. */
  get level(): 'far' | 'near' | 'close' {
    const { scale } = this.camera;
    return scale < 0.6 ? 'far' : scale < 0.9 ? 'near' : 'close';
  }

  /**
   * The window has this size now. As it opens, a board too large for it shows the part where it begins, and goes on to
   * until the view changes: what comes later around the board takes its room from it.
   */
  fitInto(window: Size, start: Rect | null): void {
    const isFirst = this.window.width === 0;
    const wasWhole = isFirst || this.isWhole;
    const isAsOpened = this.opening !== null && isSameCamera(this.camera, this.opening.camera);
    const part = isFirst ? start : isAsOpened ? this.opening!.part : null;
    this.window = window;
    if (part !== null && fitScale(this.limits) < READABLE) {
      this.camera = framing(grown(part, this.frames.span), { ...this.limits, most: 1 }, this.frames.margin);
      this.opening = { part, camera: this.camera };
    } else this.camera = wasWhole ? wholeBoard(this.limits) : bounded(this.camera, this.limits);
  }

  /** By pointers: at once, and what happens meanwhile does not take it away. */
  obey({ by, factor, at }: Gesture): void {
    this.byHand();
    this.stand(zoomed(pushed(this.camera, by, this.limits), factor, at, this.limits));
  }

  push(by: Point): void {
    this.byHand();
    this.stand(pushed(this.camera, by, this.limits));
  }

  /** At a point of the window, or at its middle. */
  zoom(factor: number, at: Point = { x: this.window.width / 2, y: this.window.height / 2 }): void {
    this.byHand();
    this.glide(zoomed(this.camera, factor, at, this.limits));
  }

  showWhole(): void {
    this.byHand();
    this.glide(wholeBoard(this.limits));
  }

  /** A part of the board, as large as it goes. */
  showPart(part: Rect): void {
    this.byHand();
    this.glide(framing(part, this.limits));
  }

  centreOn({ x, y }: Point): void {
    this.byHand();
    this.glide(bounded({ x, y, scale: this.camera.scale }, this.limits));
  }

  /** Closer to a spot whose places lie too near to each other. */
  comeCloser({ x, y }: Point): void {
    this.byHand();
    this.glide(bounded({ x, y, scale: Math.max(this.camera.scale * 2, 1) }, this.limits));
  }

  /** What somebody went to comes into sight. */
  bringIn(part: Rect): void {
    this.byHand();
    this.glide(broughtIn(this.camera, part, this.limits, this.frames.margin));
  }

  /** Something happens here: seen unless it is switched off, or the person has just moved the board. */
  happens(part: Rect): void {
    if (!goesAlong(this.follows, this.movedByHandAt, performance.now()) || this.window.width === 0) return;
    this.glide(broughtIn(this.camera, part, this.limits, this.frames.margin));
  }

  /** The same in a window too small for the board: all of it, as large as it goes. A larger window shows it anyway. */
  lookAt(part: Rect): void {
    if (this.window.width === 0) return;
    if (fitScale(this.limits) >= READABLE) this.happens(part);
    else if (goesAlong(this.follows, this.movedByHandAt, performance.now())) {
      this.glide(framing(grown(part, this.frames.span), { ...this.limits, most: 1 }, this.frames.margin));
    }
  }

  /** Nobody looks any more. */
  leave(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.rest);
    this.moving = false;
  }

  private byHand(): void {
    this.movedByHandAt = performance.now();
  }

  private stand(camera: Camera): void {
    cancelAnimationFrame(this.frame);
    this.camera = camera;
    this.moving = true;
    clearTimeout(this.rest);
    this.rest = setTimeout(() => {
      this.moving = false;
    }, REST_MS);
  }

  private glide(to: Camera): void {
    const from = this.camera;
    const ms = look.still ? 0 : atSpeed(GLIDE_MS);
    if (ms === 0 || isSameCamera(from, to)) {
      this.stand(to);
      return;
    }
    cancelAnimationFrame(this.frame);
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / ms));
      this.stand(between(from, to, 1 - (1 - part) ** 3));
      if (part < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }
}

/** With some water around it. */
function grown({ x, y, width, height }: Rect, span: number): Rect {
  const [dx, dy] = [Math.max(0, span - width) / 2, Math.max(0, span - height) / 2];
  return { x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy };
}

const views = new WeakMap<object, BoardView>();

/** The view of a table's board: the same as long as the table lives, whatever was shown in its place meanwhile. */
export function boardViewOf(table: object, board: Size, most?: number, frames?: Framing): BoardView {
  let view = views.get(table);
  if (view === undefined) {
    view = new BoardView(board, most, frames);
    views.set(table, view);
  }
  return view;
}
