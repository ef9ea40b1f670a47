import type { Emblem } from './emblem.js';
import type { Pattern } from './pattern.js';

/** A colour that is never alone: an emblem and a pattern go with it. */
export interface Livery {
  readonly hue: string;
  /** What is drawn on that hue. */
  readonly ink: string;
  readonly emblem: Emblem;
  readonly pattern: Pattern;
}
