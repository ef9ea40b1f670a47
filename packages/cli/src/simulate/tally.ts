import type { Job } from './job.js';
import { count, emptySpread, mergeSpread, type Spread } from './spread.js';
import { statisticsFor } from './statistics.js';
import { countWin, emptyWins, mergeWins, type Wins } from './wins.js';

/** All that is kept of any number of games: sums of whole numbers, so that merging is exact in any order. */
export interface Tally {
  games: number;
  /** Games that several seats won together. */
  shared: number;
  decisions: Spread;
  /** By seat, and by place in the order of play: the start seat, the one after it … */
  wins: Wins[];
  winsByOrder: Wins[];
  /** What the game itself counts. */
  own: unknown;
}

export function emptyTally(job: Job): Tally {
  const perSeat = () => Array.from({ length: job.seats }, () => emptyWins(job.seats));
  return {
    games: 0,
    shared: 0,
    decisions: emptySpread(),
    wins: perSeat(),
    winsByOrder: perSeat(),
    own: statisticsFor(job.game)?.empty(job.seats) ?? null,
  };
}

export function countGame(tally: Tally, decisions: number, start: number, winners: readonly number[]): void {
  const seats = tally.wins.length;
  tally.games++;
  if (winners.length > 1) tally.shared++;
  count(tally.decisions, decisions);
  for (const seat of winners) {
    countWin(tally.wins[seat]!, winners.length);
    countWin(tally.winsByOrder[(seat - start + seats) % seats]!, winners.length);
  }
}

export function mergeTally(job: Job, into: Tally, from: Tally): void {
  into.games += from.games;
  into.shared += from.shared;
  mergeSpread(into.decisions, from.decisions);
  into.wins.forEach((wins, seat) => {
    mergeWins(wins, from.wins[seat]!);
  });
  into.winsByOrder.forEach((wins, place) => {
    mergeWins(wins, from.winsByOrder[place]!);
  });
  statisticsFor(job.game)?.merge(into.own, from.own);
}
