import type { Hour, SceneTools } from '../scenes/light.js';

/** A picture of the story: at what hour, and what is there. */
export interface Plate {
  readonly hour: Hour;
  readonly draw: (stage: SceneTools) => string;
}

export const by = (hour: Hour, draw: (stage: SceneTools) => string): Plate => ({ hour, draw });
