import type { NodeNews } from './news.js';

export type BusState = 'alone' | 'connected' | 'down';

/**
 * Tells other nodes what has happened, and hears it from them. What is lost costs time, never data: every node also asks the
 * store from time to time.
 */
export interface NodeBus {
  /** Whether others can be heard; `alone`: there are none. */
  readonly state: BusState;
  /** Why they cannot, as far as that is known. */
  readonly failure: string | null;
  /** Others hear it soon, or never. */
  tell(news: NodeNews): void;
  listen(hear: (news: NodeNews) => void): void;
  /** Told when others can be heard, again: what they said before was lost; and when they cannot. */
  onState(told: (state: BusState) => void): void;
  close(): Promise<void>;
}

/** One process needs no bus. */
export const ALONE: NodeBus = { state: 'alone', failure: null, tell() {}, listen() {}, onState() {}, async close() {} };
