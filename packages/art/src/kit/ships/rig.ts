import type { Livery } from '../emblems/livery.js';
import type { Point } from '../numbers.js';
import type { Pen } from '../pen.js';
import type { Waterline } from './scene.js';

/** A ship without sky and sea, in the art window, bow to the left. */
interface Rig {
  readonly drawing: string;
  readonly water: Waterline;
  /** The head of the main mast, where the long pennant or the skull flag flies. */
  readonly truck: Point;
  readonly pennant: number;
}

/** `band` is the fill of hull band and flags: the pattern of the livery. */
export type DrawRig = (pen: Pen, livery: Livery, band: string) => Rig;
