import type { Audience, OptionValues, Seat } from '@roadstead/kernel';
import type { Paint } from './render/paint.js';

/** For whom and on what a picture is drawn. */
export interface Scene extends Audience {
  /** The seat that decides; null where nobody does. */
  readonly seat: Seat | null;
  /** What the table was set up with. */
  readonly options: OptionValues;
  readonly columns: number;
  readonly paint: Paint;
  /** False where the players want to do without the odds. */
  readonly showOdds: boolean;
}
