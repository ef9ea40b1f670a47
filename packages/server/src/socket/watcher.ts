import type { Standing } from '@roadstead/protocol';
import type { ClientSocket } from './client-socket.js';

/** A standing with the number under which it was told. */
export interface NumberedStanding {
  readonly told: number;
  readonly standing: Standing;
}

/** A connection that has a table open, and what it has been told of it. */
export interface Watcher {
  readonly socket: ClientSocket;
  readonly table: string;
  /** The last entry it was told of; -1: not even of the set-up. */
  toldSeq: number;
  /** What else it was told: told again only when it differs. Empty: nothing yet. */
  toldRoom: string;
  toldNames: string;
  toldStanding: string;
  /** The standing itself where it is large: the next one can be told from it by what has changed. */
  standing: NumberedStanding | null;
  toldSaid: number;
  /** There was something to tell, but the connection had not taken in what it was told before. */
  behind: boolean;
}

export function newWatcher(socket: ClientSocket, table: string, seq: number | undefined): Watcher {
  const told = { toldSeq: seq ?? -1, toldRoom: '', toldNames: '', toldStanding: '', toldSaid: 0 };
  return { socket, table, behind: false, standing: null, ...told };
}
