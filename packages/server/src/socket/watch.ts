import type { Line } from './line.js';

/** A connection that has a table open, and what it has been told of it. */
export interface Watch {
  readonly line: Line;
  readonly table: string;
  /** The last entry it was told of; -1: not even of the set-up. */
  toldSeq: number;
  /** What else it was told: told again only when it differs. Empty: nothing yet. */
  toldRoom: string;
  toldStanding: string;
  toldSaid: number;
  /** There was something to tell, but the connection had not taken in what it was told before. */
  behind: boolean;
}

export function newWatch(line: Line, table: string, seq: number | undefined): Watch {
  const told = { toldSeq: seq ?? -1, toldRoom: '', toldStanding: '', toldSaid: 0 };
  return { line, table, behind: false, ...told };
}
