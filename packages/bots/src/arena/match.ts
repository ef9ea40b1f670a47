import type { AnyGame, OptionValues, Seat } from '@roadstead/kernel';
import type { BotChoice, Budget, Decision } from '../bot.js';

/** Whoever can sit in the arena: a bot, or one whose answers take their time (a program outside, another thread). */
export interface ArenaPlayer {
  choose(
    // biome-ignore lint/suspicious/noExplicitAny: the players of all games meet here
    decision: Decision<any, any>,
    budget?: Budget,
  ): Pick<BotChoice<unknown>, 'action'> | Promise<Pick<BotChoice<unknown>, 'action'>>;
}

export interface Contestant {
  readonly name: string;
  readonly bot: ArenaPlayer;
  readonly budget?: Budget;
}

export interface Match {
  readonly game: AnyGame;
  readonly options: OptionValues;
  readonly contestants: readonly Contestant[];
  /** Which contestant, by place in the list, holds each seat before anybody changes places. */
  readonly lineUp: readonly number[];
  /** Deal i is the same for every seating, whoever plays it: it depends on this text and i alone. */
  readonly seed: string;
  /** More decisions than any game should have: one that has them is a failed game. */
  readonly bound?: number;
  /** Milliseconds from any start. */
  now(): number;
  /** Called between decisions: a chance to let others run, or to end everything by throwing `Stopped`. */
  pause?(): Promise<void> | undefined;
}

/** No failure of anybody: the match is not to be played on. */
export class Stopped extends Error {}

/** Who sits where: a contestant for each seat. */
export type Seating = readonly number[];

/**
 * All the seatings of a line-up, each moved on by one seat, so that every contestant sits equally often in every seat.
 * A line-up that repeats itself (A B A B) has fewer of them.
 */
export function seatings(lineUp: readonly number[]): Seating[] {
  const moved = lineUp.map((_, by) => lineUp.map((_, seat) => lineUp[(seat + by) % lineUp.length]!));
  const again = moved.findIndex((seating, by) => by > 0 && seating.every((one, seat) => one === lineUp[seat]));
  return moved.slice(0, again < 0 ? undefined : again);
}

/** How many seats each contestant has. */
export function seatsHeld({
  contestants,
  lineUp,
}: {
  readonly contestants: readonly unknown[];
  readonly lineUp: readonly number[];
}): number[] {
  return contestants.map((_, who) => lineUp.filter((one) => one === who).length);
}

export function dealSeed(seed: string, deal: number): string {
  return `${seed}/deal/${deal}`;
}

export function botSeed(seed: string, deal: number, rotation: number, seat: Seat): string {
  return `${dealSeed(seed, deal)}/${rotation}/${seat}`;
}
