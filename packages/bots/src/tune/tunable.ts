import type { ArenaPlayer } from '../arena/match.js';

/** A way of playing that is set by numbers: what the tuner works on. */
export interface Tunable {
  readonly names: readonly string[];
  /** Numbers that are known, by name, each in the order of `names`: those it plays with, and `start`, which tuning begins with. */
  readonly rows: { readonly start: readonly number[]; readonly [row: string]: readonly number[] };
  bot(weights: readonly number[]): ArenaPlayer;
}
