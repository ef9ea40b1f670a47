import { bootstrap, rounded, type Share } from './bootstrap.js';
import { type Elo, eloOf } from './elo.js';
import { type Match, seatsHeld } from './match.js';
import type { DealTally, Failure, PlayedDeals } from './tally.js';
import { decisionsIn, reportTimes, type TimesReport } from './times.js';

export interface ContestantResult {
  readonly name: string;
  readonly seats: number;
  /** The share of victories of all its seats, and what it would be among equals; null where all play together. */
  readonly wins: Share | null;
  readonly fair: number | null;
  /** Games it won together with another seat. */
  readonly shared: number;
  readonly decisions: number;
  /** Milliseconds per decision: all that differs from one run to the next. */
  readonly ms: TimesReport;
}

export interface ArenaResult {
  readonly deals: number;
  /** Games that came to their end, and those that did not. */
  readonly games: number;
  readonly failed: number;
  /** Games that nobody won. */
  readonly unwon: number;
  readonly contestants: readonly ContestantResult[];
  /** Between two contestants at a table of two: the first against the second. */
  readonly elo: Elo | null;
  /** Where all play together: the share of games won. */
  readonly together: Share | null;
  readonly failures: readonly Failure[];
}

/** What the deals played so far say. */
export function resultOf(
  match: Pick<Match, 'lineUp' | 'seed'> & { readonly contestants: readonly { readonly name: string }[] },
  { deals, times }: PlayedDeals,
): ArenaResult {
  const { lineUp, seed, contestants } = match;
  const games = sum(deals, (deal) => deal.games);
  const together = lineUp.length === 1 || (games > 0 && deals.every((deal) => deal.together === deal.games));
  const share = (won: (deal: DealTally) => number) =>
    bootstrap(
      deals.map((deal) => ({ won: won(deal), of: deal.games })),
      seed,
    );
  const held = seatsHeld(match);
  const standings = contestants.map(
    ({ name }, who): ContestantResult => ({
      name,
      seats: held[who]!,
      wins: together ? null : share(({ wins }) => wins[who]!),
      fair: together ? null : rounded(held[who]! / lineUp.length),
      shared: sum(deals, ({ shared }) => shared[who]!),
      decisions: decisionsIn(times[who]!),
      ms: reportTimes(times[who]!),
    }),
  );
  const duel = !together && lineUp.length === 2 && contestants.length === 2;
  const failures = deals.flatMap((deal) => deal.failures);
  return {
    deals: deals.length,
    games,
    failed: failures.length,
    unwon: Math.round(games - sum(deals, allWins)),
    contestants: standings,
    elo: duel ? eloOf(standings[0]!.wins!, games) : null,
    together: together ? share(allWins) : null,
    failures,
  };
}

function allWins({ wins }: DealTally): number {
  return wins.reduce((all, won) => all + won, 0);
}

function sum(deals: readonly DealTally[], of: (deal: DealTally) => number): number {
  return deals.reduce((total, deal) => total + of(deal), 0);
}
