import type { PortRoyalResult, View } from '@roadstead/port-royal';
import { count, emptySpread, mergeSpread, type Spread } from './spread.js';

/** How often a contract lay open, in how many of these games somebody fulfilled it, and how many did. */
export interface ContractTally {
  open: number;
  fulfilled: number;
  times: number;
}

/** What is counted of games that all win or lose together. */
export interface TogetherTally {
  games: number;
  won: number;
  /** Of games won: points, cards left in the time pile, and titles. */
  points: Spread;
  timeLeft: Spread;
  titles: Record<string, number>;
  /** Contracts that somebody fulfilled, of so many that lay open. */
  fulfilled: Spread;
  open: Spread;
}

export function emptyTogether(): TogetherTally {
  return {
    games: 0,
    won: 0,
    points: emptySpread(),
    timeLeft: emptySpread(),
    titles: {},
    fulfilled: emptySpread(),
    open: emptySpread(),
  };
}

export function countContracts(tally: Record<string, ContractTally>, { contracts = [] }: View): void {
  for (const { id, slots } of contracts) {
    tally[id] ??= { open: 0, fulfilled: 0, times: 0 };
    const times = slots.filter((seat) => seat !== null).length;
    tally[id].open++;
    tally[id].times += times;
    if (times > 0) tally[id].fulfilled++;
  }
}

export function countTogether(tally: TogetherTally, view: View, { won, points = 0, title }: PortRoyalResult): void {
  const { contracts = [], timePile = 0 } = view;
  if (won === undefined) return;
  tally.games++;
  count(tally.open, contracts.length);
  count(tally.fulfilled, contracts.filter(({ slots }) => slots.some((seat) => seat !== null)).length);
  if (!won) return;
  tally.won++;
  count(tally.points, points);
  count(tally.timeLeft, timePile);
  if (title) tally.titles[title] = (tally.titles[title] ?? 0) + 1;
}

export function mergeContracts(into: Record<string, ContractTally>, from: Record<string, ContractTally>): void {
  for (const [id, { open, fulfilled, times }] of Object.entries(from)) {
    into[id] ??= { open: 0, fulfilled: 0, times: 0 };
    into[id].open += open;
    into[id].fulfilled += fulfilled;
    into[id].times += times;
  }
}

export function mergeTogether(into: TogetherTally, from: TogetherTally): void {
  into.games += from.games;
  into.won += from.won;
  mergeSpread(into.points, from.points);
  mergeSpread(into.timeLeft, from.timeLeft);
  mergeSpread(into.fulfilled, from.fulfilled);
  mergeSpread(into.open, from.open);
  for (const [title, n] of Object.entries(from.titles)) into.titles[title] = (into.titles[title] ?? 0) + n;
}
