import type { GameRecord } from '@roadstead/kernel';

/** A game that is over, as its keeper has it. */
export interface FinishedGame {
  /** What the addresses of its replay and its analysis say. */
  readonly query: Readonly<Record<string, string>>;
  /** The whole record, with the seed. Fails with a sentence where it cannot be had. */
  record(): Promise<GameRecord>;
}
