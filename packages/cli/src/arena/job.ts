import type { Budget } from '@roadstead/bots';
import type { OptionValues } from '@roadstead/kernel';

/** Who takes part, as plain data that can be sent to a thread. */
export type Entrant = { readonly name: string } & (
  | { readonly kind: 'level'; readonly level: string; readonly budget?: Pick<Budget, 'iterations' | 'ms'> }
  | { readonly kind: 'weights'; readonly weights: readonly number[] }
  | { readonly kind: 'program'; readonly command: readonly string[]; readonly timeoutMs: number }
);

/** A match as plain data. */
export interface ArenaJob {
  readonly game: string;
  readonly options: OptionValues;
  readonly contestants: readonly Entrant[];
  /** Which of them, by place in the list, holds each seat at first. */
  readonly lineUp: readonly number[];
  readonly seed: string;
}

/** Some deals of a match: the first, and the one after the last. */
export interface ArenaTask {
  readonly job: ArenaJob;
  readonly from: number;
  readonly to: number;
}

/** A match between these, one for each seat; those that are equal are one contestant with several seats. */
export function lineUpOf(seats: readonly Entrant[]): Pick<ArenaJob, 'contestants' | 'lineUp'> {
  const contestants = seats.filter(({ name }, i) => seats.findIndex((other) => other.name === name) === i);
  return { contestants, lineUp: seats.map(({ name }) => contestants.findIndex((other) => other.name === name)) };
}
