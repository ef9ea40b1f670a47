import type { BotStyle } from './bot-styles.js';
import type { LoadTale } from './campaign/tale.js';
import type { AnyGame, OptionValues, Typed } from './contract.js';
import type { GameHighlights } from './highlights.js';
import type { LoadLessons } from './lessons/lesson.js';
import type { PuzzleBook, PuzzleSense } from './lessons/puzzle.js';
import type { GameOrders } from './orders.js';
import type { GamePlans } from './plans/plans.js';
import type { LoadRulebook } from './rulebook/rulebook.js';
import type { GameTally } from './tally.js';
import type { GameWords } from './words.js';

/**
 * Everything that a game brings along, in one row. What only some need (to read, to learn, to count) is loaded when it is
 * asked for: whoever only plays does not carry it.
 */
export interface GameEntry {
  readonly game: AnyGame;
  // biome-ignore lint/suspicious/noExplicitAny: the words of all games meet here
  readonly words: GameWords<any, any, any>;
  /** What its players may decide beforehand; missing where a game has nothing of the kind. */
  // biome-ignore lint/suspicious/noExplicitAny: and their orders
  readonly orders?: GameOrders<any, any, any>;
  /** Its commands that are several actions. */
  // biome-ignore lint/suspicious/noExplicitAny: and their plans
  readonly plans?: GamePlans<any, any, any>;
  /** What is remarkable when one looks back at it. */
  readonly highlights?: GameHighlights<Typed>;
  /** How its bots can play, whatever their level; missing where they have no styles. */
  readonly styles?: readonly BotStyle[];
  /** Missing where there is no deal of the day. */
  readonly daily?: DailyDeal;
  readonly rulebook?: LoadRulebook;
  readonly lessons?: LoadLessons;
  /** How its campaigns are told; missing where they are only counted. */
  readonly tale?: LoadTale;
  puzzles?(): Promise<PuzzleBook>;
  /** Where a game is too long, or too slow in thought, to wait for an analysis of all of it. */
  readonly analysed?: SampledAnalysis;
  /** How puzzles are found in it. */
  puzzleSense?(): Promise<PuzzleSense>;
  tally?(): Promise<GameTally>;
  /** How it stands, by what everybody may see; missing where a list has nothing to say but whose turn it is. */
  // biome-ignore lint/suspicious/noExplicitAny: the views of all games meet here
  glance?(view: any): Glance;
}

/** How much of a game an analysis looks into, so that it is done within a minute. */
export interface SampledAnalysis {
  /** Decisions of all seats together. */
  readonly decisions: number;
  /** How often each is played on in thought, as a part of what is usual. */
  readonly part: number;
}

/** How a game stands, in so few figures that a list can show them. Everybody may know all of it. */
export interface Glance {
  /** Counted from 1. */
  readonly round: number;
  /** By seat: what everybody runs after. */
  readonly points: readonly number[];
  /** What lies in the middle of the table, by the game's own names for it: for a small picture. */
  readonly shows: readonly string[];
}

/** The table at which everybody plays the deal of a day: one person, and bots in the other seats. */
export interface DailyDeal {
  readonly seats: number;
  readonly options: OptionValues;
  /** The level of the bots. */
  readonly level: string;
}
