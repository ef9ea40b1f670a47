import type { OptionValues, Seat } from '@roadstead/kernel';

/** What to simulate: plain data, so that it can be sent to worker threads. */
export interface Job {
  readonly game: string;
  readonly seats: number;
  readonly options: OptionValues;
  /** The level of the bot in each seat. */
  readonly bots: readonly string[];
  /** Game i is played with the seed `${seed}/${i}`, whichever thread plays it. */
  readonly seed: string;
  /** The seat that starts every game; null lets chance draw it. */
  readonly start: Seat | null;
}

/** Some games of a job: the first, and the one after the last. */
export interface GameRange {
  readonly from: number;
  readonly to: number;
}
