import type { Trainable } from './self-play.js';
import type { TrainPlan } from './train.js';

/** A net of a game, and how it is made. */
export interface NetToTrain extends Trainable {
  /** Where it is used, for a help text. */
  readonly about: string;
  readonly tables: TrainPlan['tables'];
  /** The name of the net in the source that is written. */
  readonly constant: string;
}
