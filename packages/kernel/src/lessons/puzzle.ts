import type { AnyGame, OptionValues, Seat, Typed } from '../contract.js';
import { Table } from '../logbook/table.js';
import type { Language } from '../words.js';

export const PUZZLES_FORMAT = 2;

/** From 1, which a beginner may see at once, to 3, where even a good player errs. */
export type Difficulty = 1 | 2 | 3;

/** A decision of a real game to which there is a best answer. Plain JSON. */
export interface Puzzle {
  readonly id: string;
  /** What is asked, by the game's own names. */
  readonly kind: string;
  readonly difficulty: Difficulty;
  /** The table: with the same seed and the same acts it stands as it stood. */
  readonly table: {
    readonly seats: number;
    readonly options: OptionValues;
    readonly seed: string;
  };
  readonly acts: readonly PuzzleAct[];
  /** Whose decision it is. */
  readonly seat: Seat;
  /** All that can be done, the best first. */
  readonly answers: readonly PuzzleAnswer[];
  /** The share of tries in which a bot of each level finds the best answer. */
  readonly solvedBy: Readonly<Record<string, number>>;
  /** What was played in that game, from the decision to the end of the turn. */
  readonly next: readonly PuzzleAct[];
}

/** What a seat did. */
export interface PuzzleAct {
  readonly seat: Seat;
  readonly action: Typed;
}

export interface PuzzleAnswer {
  readonly action: Typed;
  /** The share of wins expected, from 0 to 1, and its standard error. */
  readonly win: number;
  readonly error: number;
  /** How far it is behind the best over the same deals, with the standard error of that; missing for the best. */
  readonly behind?: { readonly win: number; readonly error: number };
  /** What speaks for it. */
  readonly why: Readonly<Record<Language, string>>;
}

/** The puzzles of a game, and how they were made. */
export interface PuzzleBook {
  readonly format: typeof PUZZLES_FORMAT;
  readonly game: string;
  readonly rules: number;
  /** The command that makes this file again. */
  readonly made: string;
  readonly puzzles: readonly Puzzle[];
}

/** What a game knows about decisions that could be puzzles. */
// biome-ignore lint/suspicious/noExplicitAny: the views and actions of all games meet here
export interface PuzzleSense<V = any, A extends Typed = any> {
  /** The kinds of questions there are. */
  readonly kinds: readonly string[];
  /** The kind of a decision; null where there is nothing to ponder. */
  kindOf(view: V, legal: readonly A[]): string | null;
  /** Two decisions with the same likeness would bore whoever gets both. */
  likeness(view: V, seat: Seat, best: A): string;
  /** Decisions with the same answer belong to one turn. */
  turnOf(view: V): string;
  /** The tables on which games are played to find them, each as often as it is listed. */
  readonly tables: readonly { readonly seats: number; readonly options: OptionValues }[];
  /** How often each answer is played on at a first glance, where as usual would be more than it needs. */
  readonly glance?: number;
  /** Whether a game that ended with these scores was decided before any of its questions: then none is looked at. */
  isDecided?(scores: readonly number[]): boolean;
}

/** The table of a puzzle, as it stands before the decision. */
export function puzzleTable(game: AnyGame, { table: { seats, options, seed }, acts }: Puzzle): PuzzleTable {
  const table: PuzzleTable = Table.open(game, { seats, options, seed });
  for (const { seat, action } of acts) table.act(seat, action);
  return table;
}

// biome-ignore lint/suspicious/noExplicitAny: a table of any game
type PuzzleTable = Table<any, any, any, any, any>;
