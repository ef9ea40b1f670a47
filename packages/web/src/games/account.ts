import type { Language, Seat } from '@roadstead/kernel';
import type { Standing } from '@roadstead/protocol';
import type { SeatName } from '../table/model.js';

/** What a game's result rests upon, to be read at its end. */
export interface Account {
  /** Why it ended and how the places came about, the most telling first. */
  readonly rulings: readonly Ruling[];
  /** In the order of the ranking. */
  readonly seats: readonly SeatAccount[];
  /** Where all play together: what had to be reached. */
  readonly goals: readonly Goal[];
}

/** One sentence, and the rule that it follows from. */
export interface Ruling {
  readonly text: string;
  readonly rule: string;
}

/** Where a seat's points come from; the points of its lines add up to `points`. */
export interface SeatAccount {
  readonly seat: Seat;
  readonly points: number;
  /** What the points are called. */
  readonly unit: string;
  readonly lines: readonly AccountLine[];
  /** What else counts, or might have. */
  readonly also: string;
}

export interface AccountLine {
  readonly what: string;
  /** "3 × 2", or what it consists of. */
  readonly how: string;
  readonly points: number;
}

export interface Goal {
  readonly name: string;
  readonly task: string;
  readonly reached: boolean;
  /** By whom it was reached, or how far it came; empty where nothing was done for it. */
  readonly note: string;
}

/** Tells a finished game's account. */
export type AccountTeller = (standing: Standing, language: Language, name: SeatName) => Account;
