import type { Hour, Stage } from '../scenes/light.js';

/** A picture of the story: at what hour, and what is there. */
export interface Plate {
  readonly hour: Hour;
  readonly draw: (stage: Stage) => string;
}

export const by = (hour: Hour, draw: (stage: Stage) => string): Plate => ({ hour, draw });
