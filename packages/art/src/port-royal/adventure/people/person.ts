import type { Pen } from '../../../kit/pen.js';
import type { Looks } from '../../../kit/portraits/looks.js';
import type { Dress, Pose } from '../../../kit/portraits/portrait.js';

/** Somebody of the story: one head, one dress, and perhaps something that nobody else carries. */
export interface PersonLooks {
  readonly looks: Looks;
  readonly dress: Dress;
  readonly pose?: Pose;
  /** Drawn over the portrait, in the art window. */
  readonly own?: (pen: Pen) => string;
}
