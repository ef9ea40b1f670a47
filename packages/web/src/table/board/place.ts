import type { ThingId } from '../../games/game-ui.js';
import type { Point, Rect } from './camera.js';

export const ARROWS = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' } as const;
export type Arrow = (typeof ARROWS)[keyof typeof ARROWS];

/** Something on a board that can be pressed: a space, a fleet, a harbour. In units of the board. */
export interface BoardPlace extends Point {
  readonly id: ThingId;
  /** What it is called, with all that an ear wants to know of it. */
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly shape?: 'round' | 'square';
  /** Where the arrow keys go from here: the place for each arrow, or those next to it whatever the direction. */
  readonly neighbours?: readonly ThingId[] | Readonly<Partial<Record<Arrow, ThingId>>>;
  /** `target`: it can be chosen now. `chosen`: it is part of what is being decided. `marked`: something points at it. */
  readonly ring?: 'target' | 'chosen' | 'marked' | undefined;
}

/** A part of the board with a name of its own. */
export interface BoardRegion extends Rect {
  readonly name: string;
}

/** The room that a place takes on the board. */
export function roomOf({ x, y, width, height }: BoardPlace): Rect {
  return { x: x - width / 2, y: y - height / 2, width, height };
}
