import type { Result } from '@roadstead/kernel';
import { portRoyalStatistics } from './port-royal.js';

/** Watches one game. */
export interface Watcher<E, V, R extends Result> {
  event(event: E): void;
  end(view: V, result: R): void;
}

/** What a game counts beyond victories and length. Reads events, views and results, never a state. */
export interface Statistics<E, V, R extends Result, T> {
  empty(seats: number): T;
  watch(tally: T): Watcher<E, V, R>;
  merge(into: T, from: T): void;
  /** True if all seats win or lose together: then their shares of the victories tell nothing. */
  playsTogether?(tally: T): boolean;
  /** Plain data for JSON and CSV. */
  report(tally: T): object;
  /** The same for people, as lines. */
  print(tally: T): string[];
}

// biome-ignore lint/suspicious/noExplicitAny: where the types of all games meet
export type AnyStatistics = Statistics<any, any, any, any>;

const STATISTICS: ReadonlyMap<string, AnyStatistics> = new Map([['port-royal', portRoyalStatistics]]);

export function statisticsFor(game: string): AnyStatistics | undefined {
  return STATISTICS.get(game);
}
