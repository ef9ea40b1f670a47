import { addUp, type Result, type Tally } from '@roadstead/kernel';
import type { Job } from './job.js';
import { count, emptySpread, mergeSpread, type Spread } from './spread.js';
import { countWin, emptyWins, mergeWins, type Wins } from './wins.js';

/** All that is kept of any number of games: sums of whole numbers, so that merging is exact in any order. */
export interface Sums {
  games: number;
  /** Games that several seats won, each for itself. */
  shared: number;
  /** Games in which all won or lost as one, and those of them that were won. */
  together: { games: number; won: number };
  decisions: Spread;
  /** By seat, and by place in the order of play: the start seat, the one after it … */
  wins: Wins[];
  winsByOrder: Wins[];
  /** What the game itself counts, by seat; nothing where it does not count. */
  tallies: Tally[];
}

export function emptySums({ seats }: Job): Sums {
  const perSeat = () => Array.from({ length: seats }, () => emptyWins(seats));
  return {
    games: 0,
    shared: 0,
    together: { games: 0, won: 0 },
    decisions: emptySpread(),
    wins: perSeat(),
    winsByOrder: perSeat(),
    tallies: [],
  };
}

export function countGame(sums: Sums, decisions: number, start: number, { winners, won }: Result): void {
  const seats = sums.wins.length;
  sums.games++;
  if (won === undefined && winners.length > 1) sums.shared++;
  if (won !== undefined) sums.together.games++;
  if (won) sums.together.won++;
  count(sums.decisions, decisions);
  for (const seat of winners) {
    countWin(sums.wins[seat]!, winners.length);
    countWin(sums.winsByOrder[(seat - start + seats) % seats]!, winners.length);
  }
}

export function mergeSums(into: Sums, from: Sums): void {
  into.games += from.games;
  into.shared += from.shared;
  into.together.games += from.together.games;
  into.together.won += from.together.won;
  mergeSpread(into.decisions, from.decisions);
  into.wins.forEach((wins, seat) => {
    mergeWins(wins, from.wins[seat]!);
  });
  into.winsByOrder.forEach((wins, place) => {
    mergeWins(wins, from.winsByOrder[place]!);
  });
  into.tallies = addSeats([into.tallies, from.tallies]);
}

/** Tallies of many games, each a list by seat, as one such list. */
export function addSeats(games: readonly (readonly Tally[])[]): Tally[] {
  const seats = Math.max(0, ...games.map((tallies) => tallies.length));
  return Array.from({ length: seats }, (_, seat) => addUp(games.flatMap((tallies) => tallies[seat] ?? [])));
}
