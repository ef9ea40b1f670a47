import type { Seat } from '@roadstead/kernel';
import type { Event, Loss } from '../events.js';

/** What a fleet loaded and where it sailed then; `to` is null as long as it only loads. */
export interface VoyageFact {
  readonly type: 'voyage';
  readonly seat: Seat;
  readonly fleet: string;
  readonly goods: readonly string[];
  readonly from: string;
  readonly to: string | null;
}

/** What pirates were given for a passage. */
export interface Toll {
  readonly type: 'toll';
  readonly seat: Seat;
  readonly fleet: string;
  readonly goods: readonly string[];
}

export interface Warehouses {
  readonly type: 'warehouses';
  readonly seat: Seat;
  readonly harbour: string;
  readonly n: number;
  readonly ducats: number;
}

/** Ships that a seat loses for the same reason. */
export interface Losses {
  readonly type: 'losses';
  readonly seat: Seat;
  readonly why: Loss;
  readonly ships: readonly string[];
  readonly ducats: number;
}

/** What a log tells: events, or several of them as one fact. */
export type LogFact = Event | VoyageFact | Toll | Warehouses | Losses;
export type LogFactOf<T extends LogFact['type']> = Extract<LogFact, { type: T }>;
