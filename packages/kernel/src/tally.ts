import type { OptionValues, Result, Seat } from './contract.js';
import type { Language } from './words.js';

/**
 * What was counted about a seat: sums of whole numbers, so that tallies of any number of games add up exactly, in any
 * order. A histogram counts by rows: by kind of card, by risk, by round.
 */
export interface Tally {
  readonly counters: Readonly<Record<string, number>>;
  readonly histograms: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** How a game counts what its seats did. */
export interface GameTally {
  readonly game: string;
  /** Raised when something else is counted: what was kept before is counted anew. */
  readonly version: number;
  /** Begins to count a game of so many seats. */
  // biome-ignore lint/suspicious/noExplicitAny: whoever lets a game be counted knows no game
  count(seats: number): GameCount<any, any, any>;
  /** What kind of game it was, to look at some kinds alone. */
  variant(options: OptionValues): string;
  readonly figures: readonly TallyFigure[];
  readonly plots: readonly Plot[];
  readonly words: Readonly<Record<Language, TallyWords>>;
}

/** Counts one game, while it is played or while it is told again. */
export interface GameCount<S, A, E> {
  /** A seat has chosen, and nothing has come of it yet. */
  choice(state: S, seat: Seat, action: A): void;
  /** What came of it, or of setting up, and how the table stands since. */
  outcome(events: readonly E[], state: S): void;
  /** What each seat did. The result is null for a game that is not over. */
  end(state: S, result: Result | null): readonly Tally[];
}

/** A number worth knowing: a counter, or how many of it for each of another. */
export interface TallyFigure {
  readonly name: string;
  readonly of: string;
  readonly per?: string;
  /** What counts as 1, for counters of small parts. */
  readonly unit?: number;
  readonly as: 'number' | 'share';
  /** It says nothing about a single game. */
  readonly ofMany?: true;
  /** Worth a line even where it never happened. */
  readonly always?: true;
}

/** What can be drawn of a tally; every name in it is the name of a histogram. */
export type Plot =
  /** How often each: the most first. */
  | { readonly kind: 'bars'; readonly name: string; readonly of: string }
  /** What part of each: of so many, so many were hits. The most frequent first. */
  | { readonly kind: 'rates'; readonly name: string; readonly of: string; readonly hits: string }
  /** Rows are risks, from 0 in steps of `step` per cent: how often it was dared and left, what was lost and expected to be. */
  | {
      readonly kind: 'risk';
      readonly name: string;
      readonly step: number;
      readonly dared: string;
      readonly left: string;
      readonly lost: string;
      readonly expected: string;
      readonly unit: number;
    }
  /** Rows are rounds: the average along the game. */
  | { readonly kind: 'course'; readonly name: string; readonly sum: string; readonly of: string }
  /** Rows are numbers of players with the place in the order of play, such as "4.1". */
  | { readonly kind: 'seats'; readonly name: string; readonly played: string; readonly won: string };

export interface TallyWords {
  readonly figures: Readonly<Record<string, { readonly label: string; readonly help: string }>>;
  readonly plots: Readonly<Record<string, { readonly title: string; readonly help: string }>>;
  /** What a row of a histogram stands for. */
  row(plot: string, row: string): string;
  variant(variant: string): string;
}

/** The sum of tallies. */
export function addUp(tallies: Iterable<Tally>): Tally {
  const counters: Record<string, number> = {};
  const histograms: Record<string, Record<string, number>> = {};
  for (const tally of tallies) {
    addCounts(counters, tally.counters);
    for (const [name, rows] of Object.entries(tally.histograms)) {
      histograms[name] ??= {};
      addCounts(histograms[name], rows);
    }
  }
  return { counters, histograms };
}

function addCounts(into: Record<string, number>, from: Readonly<Record<string, number>>): void {
  for (const [name, n] of Object.entries(from)) into[name] = (into[name] ?? 0) + n;
}

/** A tally under way. */
export class Counting implements Tally {
  readonly counters: Record<string, number> = {};
  readonly histograms: Record<string, Record<string, number>> = {};

  count(counter: string, n = 1): void {
    if (n !== 0) this.counters[counter] = (this.counters[counter] ?? 0) + n;
  }

  row(histogram: string, row: string | number, n = 1): void {
    if (n === 0) return;
    this.histograms[histogram] ??= {};
    this.histograms[histogram][row] = (this.histograms[histogram][row] ?? 0) + n;
  }

  plain(): Tally {
    return { counters: this.counters, histograms: this.histograms };
  }
}

/** What a figure comes to; null where there is nothing to divide by. */
export function figureOf({ of, per, unit = 1 }: TallyFigure, { counters }: Tally): number | null {
  const sum = (counters[of] ?? 0) / unit;
  if (per === undefined) return sum;
  const by = counters[per] ?? 0;
  return by === 0 ? null : sum / by;
}

/** Many games of one kind, added up. */
export interface TallyGroup {
  /** Seats at the table. */
  readonly players: number;
  readonly variant: string;
  readonly games: number;
  /** How many games ended on each day, such as "2026-11-16". */
  readonly days: Readonly<Record<string, number>>;
  readonly tally: Tally;
}

/** Groups of the same kind become one, in the order of their first. */
export function mergeGroups(groups: readonly TallyGroup[]): readonly TallyGroup[] {
  const merged = new Map<string, TallyGroup>();
  for (const group of groups) {
    const key = `${group.players} ${group.variant}`;
    const known = merged.get(key);
    merged.set(key, known === undefined ? group : addGroups(known, group));
  }
  return [...merged.values()];
}

function addGroups(a: TallyGroup, b: TallyGroup): TallyGroup {
  const days = { ...a.days };
  addCounts(days, b.days);
  return { ...a, games: a.games + b.games, days, tally: addUp([a.tally, b.tally]) };
}
